/// The rules by which Swift names a method for Objective-C.
enum SelectorName {
  /// `tapped(_:)` → `tapped:`, `tapped(sender:)` → `tappedWithSender:`, `move(to:animated:)` → `moveTo:animated:`.
  ///
  /// As `AbstractFunctionDecl::getObjCSelector` of the Swift compiler does it.
  static func make(base: String, labels: [String], isThrowing: Bool = false) -> String {
    var pieces = labels
    if isThrowing { pieces.append("error") }
    guard let first = pieces.first else { return base }
    let rest = pieces.dropFirst().map { "\($0):" }.joined()
    if labels.isEmpty { return "\(base)AndReturnError:" }
    if first.isEmpty { return "\(base):\(rest)" }
    let joint = isPreposition(firstWord(first)) || isPreposition(lastWord(base)) ? "" : "With"
    return "\(base)\(joint)\(capitalized(first)):\(rest)"
  }

  /// `title` → `setTitle:`.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return String(name.prefix(1) + rest).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The prepositions that the compiler knows, `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
