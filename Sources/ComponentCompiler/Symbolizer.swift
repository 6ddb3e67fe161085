import Foundation

/// Turns places in a component library into places in the user's sources.
public struct Symbolizer: Sendable {
  private let configuration: CompilerConfiguration

  /// Uses the toolchain's `llvm-symbolizer`.
  public init(_ configuration: CompilerConfiguration) {
    self.configuration = configuration
  }

  /// The places of `offsets` from where the library is loaded, in the same order; `nil` where nothing is known.
  public func locations(of offsets: [UInt64], in library: URL) throws -> [SourceLocation?] {
    []
  }
}

/// A place in a source.
public struct SourceLocation: Sendable, Hashable {
  /// The user's own file, as the compiler was given it.
  public var file: String
  /// From 1; 0 where none is known.
  public var line: Int
  /// The function, demangled.
  public var function: String?
}
