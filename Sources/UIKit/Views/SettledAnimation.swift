/// Animations as previews have them: finished at once.
@MainActor enum SettledAnimation {
  /// What `setAnimationsEnabled(_:)` was given.
  static var isEnabled = true

  private static var depth = 0
  /// An animation whose completion starts it again is taken for an endless one after so many rounds.
  private static let maximumDepth = 16

  /// Makes the changes, then calls `completion`, unless that goes on for ever.
  static func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    guard let completion, depth < maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    completion(true)
  }
}
