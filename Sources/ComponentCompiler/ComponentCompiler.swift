import Foundation

/// Turns the sources of a module into a component library: incremental, with everything kept under a digest of what
/// it was made from.
public final class ComponentCompiler: Sendable {
  private let configuration: CompilerConfiguration
  private let memory = Locked(CompilerMemory())

  /// A compiler that keeps what it knows between compilations.
  public init(_ configuration: CompilerConfiguration) {
    self.configuration = configuration
  }

  /// Compiles a module. Diagnostics of its sources are part of the answer; throws ``CompilerError`` where there
  /// is none.
  public func compile(_ module: SourceModule, cancellation: Cancellation = Cancellation()) throws -> CompiledModule {
    let cache = try CompilerCache(configuration.cache, hiddenModules: configuration.hiddenModules)
    let sources = try parse(module)
    var compilation = Compilation(
      module: module, sources: sources, toolchain: Toolchain(configuration: configuration), cache: cache,
      dropped: memory.withLock { $0.dropped }, overlays: memory.withLock { $0.overlays })
    defer {
      memory.withLock {
        $0.dropped.merge(compilation.dropped) { $1 }
        $0.overlays.merge(compilation.overlays) { $1 }
      }
    }
    var result = try compilation.run(cancellation)
    result.classes = classes(of: sources)
    return result
  }

  /// Deletes what no compilation made or used since a date. A library that a host may still open must be younger.
  public func trimCache(unusedSince date: Date) throws {
    try CompilerCache(configuration.cache).removeFiles(unusedSince: date)
  }

  private func parse(_ module: SourceModule) throws -> [ParsedSource] {
    let configuration = IOSBuildConfiguration(
      definitions: Set(module.definitions), modules: importableModules())
    return try module.sources.map(\.standardizedFileURL).sorted { $0.path < $1.path }.map { source in
      guard let data = try? Data(contentsOf: source), let text = String(validating: data, as: UTF8.self) else {
        throw CompilerError.unreadable(file: source.path)
      }
      let known = memory.withLock { $0.sources[source.path] }
      if let known, known.original == text, known.configuration == configuration { return known.parsed }
      let parsed = ParsedSource(path: source.path, text: text, configuration)
      memory.withLock {
        $0.sources[source.path] = .init(original: text, configuration: configuration, parsed: parsed)
      }
      return parsed
    }
  }

  /// What `#if canImport(…)` finds: what iOS has and we have, and the modules beside UIKit.
  private func importableModules() -> Set<String> {
    var names = IOSBuildConfiguration.modules
    for folder in configuration.modules {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      names.formUnion(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }
    return names
  }

  private func classes(of sources: [ParsedSource]) -> [ClassSummary] {
    let summaries = sources.map(SourceSummary.init)
    var classes = summaries.flatMap(\.classes)
    for extended in summaries.flatMap(\.extensions) {
      guard let index = classes.firstIndex(where: { $0.swiftName == extended.swiftName }) else { continue }
      classes[index].add(extended)
    }
    return classes
  }
}

/// What a compiler remembers between compilations.
private struct CompilerMemory: Sendable {
  struct Source: Sendable {
    var original: String
    var configuration: IOSBuildConfiguration
    var parsed: ParsedSource
  }

  /// By path.
  var sources: [String: Source] = [:]
  /// By path.
  var dropped: [String: DroppedLines] = [:]
  /// By path.
  var overlays: [String: KnownOverlay] = [:]
}
