import ComponentCompiler
import Foundation

/// The compiler that an engine uses and what reads its debug information.
struct Compilation {
  /// Results that nothing has asked for in this long, in seconds, are dropped from the cache.
  static let cacheAge: TimeInterval = 30 * 24 * 3600

  let compiler: ComponentCompiler
  let symbolizer: Symbolizer

  /// The compiler of this machine, confined where bubblewrap works; `nil` where there is no toolchain or no UIKit module.
  init?(_ tools: Tools) {
    guard let toolchain = tools.toolchain, let modules = tools.modules else { return nil }
    let plain = CompilerConfiguration(
      toolchain: toolchain, modules: [modules], cache: tools.cache.appendingPathComponent("compiler"))
    let configuration = (tools.sandbox.bubblewrap == nil ? nil : plain.confined()) ?? plain
    compiler = ComponentCompiler(configuration)
    symbolizer = Symbolizer(configuration)
    try? compiler.trimCache(unusedSince: Date(timeIntervalSinceNow: -Self.cacheAge))
  }
}
