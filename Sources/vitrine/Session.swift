import Foundation
import HostConnection
import PreviewEngine
import PreviewProject
import PreviewStore

/// What the drawing commands share: the tools, the host, the output folder, an engine for each project.
final class Session {
  let projects: [PreviewProject]
  let store: PreviewStore
  let host: HostConnection
  private let tools: Tools
  private let options: Options
  private let reporter: Reporter

  init(_ options: Options) throws {
    self.options = options
    tools = try Tools.find()
    projects = try ProjectLocator.projects(
      at: options.paths.isEmpty ? ["."] : options.paths, output: options.output)
    store = try PreviewStore(folder: options.output)
    host = Session.host(tools)
    reporter = Session.reporter(options)
  }

  /// The engine of one project.
  func engine(_ project: PreviewProject) -> PreviewEngine {
    let reporter = reporter
    return PreviewEngine(
      project: project, store: store, host: host, tools: tools, options: options.engineOptions,
      report: { reporter.report($0) })
  }

  /// Says how it all ended.
  func finish() { reporter.finish() }

  static func host(_ tools: Tools) -> HostConnection {
    HostConnection(
      HostConfiguration(
        executable: tools.host, fonts: tools.fonts, readableFolders: [PreviewEngine.bundlesFolder(tools)]),
      bubblewrap: tools.sandbox.bubblewrap)
  }

  private static func reporter(_ options: Options) -> Reporter {
    options.isJSON ? JSONReporter(folder: options.output) : ConsoleReporter(options)
  }
}

extension Options {
  /// What an engine needs of the options.
  var engineOptions: EngineOptions {
    var engine = EngineOptions()
    engine.filter = PreviewFilter(patterns: only, classes: classes)
    engine.settings = settings
    engine.size = size
    engine.traits = traits
    engine.mode = mode
    engine.limits = limits
    return engine
  }
}
