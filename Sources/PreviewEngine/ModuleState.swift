import ComponentCompiler
import Foundation
import PreviewMessages

/// A project's module as it was last compiled.
struct ModuleState {
  /// The last library that could be made, and its table symbols.
  var library: URL?
  var tables: [String] = []
  /// What the compiler says of the sources as they are now; empty where they compile.
  var errors: [PreviewDiagnostic] = []
  /// The sources that changed since `library` was made: what rests on them cannot be drawn.
  var changed: Set<String> = []
  /// Whether there was a library yet.
  var isFirst: Bool { library == nil }

  /// Takes in what the compiler answered.
  mutating func take(_ compiled: CompiledModule) {
    errors = compiled.diagnostics.filter { $0.severity == .error }.flatMap(Self.flattened)
    guard let library = compiled.library else {
      if errors.isEmpty { errors = [PreviewDiagnostic(.error, "the module does not compile, for no reason given")] }
      return
    }
    (self.library, tables, changed, errors) = (library, compiled.tables, [], [])
  }

  /// An error and the notes that belong to it.
  private static func flattened(_ diagnostic: CompilerDiagnostic) -> [PreviewDiagnostic] {
    ([diagnostic] + diagnostic.notes).map {
      PreviewDiagnostic(
        PreviewDiagnostic.Severity(rawValue: $0.severity.rawValue) ?? .note, $0.message, file: $0.file, line: $0.line,
        column: $0.column)
    }
  }
}
