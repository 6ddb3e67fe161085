/// What an overlay does without, since it did not compile.
struct DroppedLines: Sendable {
  /// The source's interface at that time.
  let interface: Digest
  /// Keys of appended lines.
  var keys: Set<String> = []
  /// What to tell the user about it.
  private(set) var warnings: [CompilerDiagnostic] = []

  /// Nothing yet.
  init(interface: Digest) { self.interface = interface }

  /// Notes a key that does not compile.
  mutating func add(_ key: String, _ warning: CompilerDiagnostic) {
    guard keys.insert(key).inserted else { return }
    warnings.append(warning)
  }
}
