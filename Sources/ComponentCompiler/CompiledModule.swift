import Foundation

/// What became of a module's sources.
public struct CompiledModule: Sendable {
  /// The component library, absolute; `nil` where the module does not compile. Its name carries a digest of what it
  /// was made from.
  public var library: URL?
  /// The C symbols of the library, each of which registers the classes of one source when called without arguments.
  public var tables: [String] = []
  /// The classes found, in the order of sources and lines, also where the module does not compile.
  public var classes: [ClassSummary] = []
  /// What to tell the user, in the order of the compiler's output.
  public var diagnostics: [CompilerDiagnostic] = []
  /// The sources that were compiled anew for this result.
  public var compiledSources: [URL] = []

  /// Nothing yet.
  public init() {}
}
