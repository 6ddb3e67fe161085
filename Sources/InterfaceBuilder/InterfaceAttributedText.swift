/// Text with attributes, run by run.
public struct InterfaceAttributedText {
  /// A run of text with the same attributes.
  public struct Fragment {
    /// The characters.
    public var text: String
    /// The attribute elements by the key of `NSAttributedString`: `NSColor`, `NSFont`, `NSParagraphStyle`, `NSKern`.
    public var attributes: [String: InterfaceElement]

    /// The text's colour.
    public var color: InterfaceColor? { attributes["NSColor"].map(InterfaceColor.init) }
    /// The font.
    public var font: InterfaceFont? { attributes["NSFont"].flatMap(InterfaceFont.init) }
    /// The paragraph's alignment, spacing and the like.
    public var paragraphStyle: InterfaceElement? { attributes["NSParagraphStyle"] }
    /// A number attribute, such as `NSKern` or `NSUnderline`.
    public func number(_ key: String) -> Double? { attributes[key]?.number("value") }
  }

  /// The runs, in order.
  public var fragments: [Fragment]

  /// The characters without the attributes.
  public var text: String { fragments.map(\.text).joined() }

  /// Reads an `attributedString` element.
  public init(_ element: InterfaceElement) {
    fragments = element.children.filter { $0.name == "fragment" }.map { fragment in
      let attributes = fragment.contents(of: "attributes").compactMap { element in element.key.map { ($0, element) } }
      return Fragment(
        text: fragment.string("content") ?? "",
        attributes: Dictionary(attributes, uniquingKeysWith: { first, _ in first }))
    }
  }
}
