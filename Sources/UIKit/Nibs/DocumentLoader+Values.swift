import InterfaceBuilder

extension DocumentLoader {
  /// The colour that a document writes; of the asset catalogue, of UIKit, or by its numbers. Where a name is not found,
  /// what it was when the document was saved.
  func color(_ color: InterfaceColor?) -> UIColor? {
    guard let color else { return nil }
    if let name = color.name {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? (document.resources.namedColors[name] ?? color.components).map(UIColor.init(inNib:))
    }
    if let name = color.systemName {
      return UIColor.systemColor(inNib: name)
        ?? (color.components ?? document.resources.systemColors[name]).map(UIColor.init(inNib:))
    }
    return color.components.map(UIColor.init(inNib:))
  }

  /// The image that a document names. Where there is none, an empty one of the size that it had when the document was
  /// saved, so that the layout is right.
  func image(_ image: InterfaceImage?, at element: InterfaceElement) -> UIImage? {
    guard let image else { return nil }
    if let found = find(image) { return found }
    let stored = document.resources.images[image.name]?.size
    report(
      .warning, "the image '\(image.name)' is not found" + (stored == nil ? "" : "; its place is left empty"),
      at: element)
    return stored.flatMap { UIImage.placeholder(size: $0) }
  }

  private func find(_ image: InterfaceImage) -> UIImage? {
    guard image.isSystem else {
      let found = UIImage(named: image.name, in: bundle, compatibleWith: nil)
      return image.renderingMode == "template" ? found?.withRenderingMode(.alwaysTemplate) : found
    }
    return UIImage(systemName: image.name)
  }

  /// The attributed text that a document writes.
  func attributedText(_ text: InterfaceAttributedText?) -> NSAttributedString? {
    guard let text else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      result.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
    }
    return result
  }

  private func attributes(of fragment: InterfaceAttributedText.Fragment) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color(fragment.color)
    attributes[.backgroundColor] = color(fragment.attributes["NSBackgroundColor"].map(InterfaceColor.init))
    attributes[.strokeColor] = color(fragment.attributes["NSStrokeColor"].map(InterfaceColor.init))
    attributes[.font] = fragment.font.map(font)
    attributes[.kern] = fragment.number("NSKern").map { NSNumber(value: $0) }
    attributes[.baselineOffset] = fragment.number("NSBaselineOffset").map { NSNumber(value: $0) }
    attributes[.strokeWidth] = fragment.number("NSStrokeWidth").map { NSNumber(value: $0) }
    attributes[.underlineStyle] = fragment.number("NSUnderline").map { NSNumber(value: Int($0)) }
    attributes[.strikethroughStyle] = fragment.number("NSStrikethrough").map { NSNumber(value: Int($0)) }
    attributes[.paragraphStyle] = fragment.paragraphStyle.map { NSParagraphStyle.inNib($0) }
    return attributes
  }
}

extension NSParagraphStyle {
  /// The paragraph style that a document writes.
  static func inNib(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ NibNames.textAlignments[$0] }) { style.alignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ NibNames.paragraphLineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    func set(_ name: String, _ apply: (CGFloat) -> Void) {
      if let value = element.number(name) { apply(CGFloat(value)) }
    }
    set("lineSpacing") { style.lineSpacing = $0 }
    set("paragraphSpacing") { style.paragraphSpacing = $0 }
    set("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    set("headIndent") { style.headIndent = $0 }
    set("tailIndent") { style.tailIndent = $0 }
    set("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    set("minimumLineHeight") { style.minimumLineHeight = $0 }
    set("maximumLineHeight") { style.maximumLineHeight = $0 }
    set("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    return style
  }
}
