import Foundation

extension InterfaceElement {
  /// A Boolean attribute, `YES` or `NO`.
  public func boolean(_ name: String) -> Bool? {
    if let written = attributes[name] { return Self.boolean(of: written) }
    return child(key: name, named: "bool")?.attributes["value"].flatMap(Self.boolean(of:))
  }

  /// A numeric attribute, or a `real` or `integer` child of that key.
  public func number(_ name: String) -> Double? {
    if let written = attributes[name] { return Double(written) }
    guard let child = child(key: name), ["real", "integer", "float"].contains(child.name) else { return nil }
    return child.attributes["value"].flatMap(Double.init)
  }

  /// A whole-number attribute.
  public func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  /// A text: an attribute, or a `string` or `mutableString` child of that key, in base64 where it says so.
  public func string(_ name: String) -> String? {
    if let written = attributes[name] { return written }
    let texts: Set = ["string", "mutableString"]
    return children.first { $0.key == name && texts.contains($0.name) }?.stringValue
  }

  /// Whether the document says that the property is nil.
  public func isNil(_ name: String) -> Bool { child(key: name, named: "nil") != nil }

  /// The text of a `string` or `mutableString` element.
  public var stringValue: String {
    guard boolean("base64-UTF8") == true else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// A point.
  public func point(_ key: String) -> CGPoint? {
    guard let child = child(key: key, named: "point") else { return nil }
    return CGPoint(x: child.number("x") ?? 0, y: child.number("y") ?? 0)
  }

  /// A size.
  public func size(_ key: String) -> CGSize? {
    guard let child = child(key: key, named: "size") else { return nil }
    return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  /// A rectangle; a view's `frame` is in its superview's coordinates.
  public func rect(_ key: String) -> CGRect? {
    guard let child = child(key: key, named: "rect") else { return nil }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
      height: child.number("height") ?? 0)
  }

  /// A range of characters.
  public func range(_ key: String) -> NSRange? {
    guard let child = child(key: key, named: "range") else { return nil }
    return NSRange(location: child.integer("location") ?? 0, length: child.integer("length") ?? 0)
  }

  /// Distances from four edges, in whichever of Interface Builder's spellings.
  public func insets(_ key: String) -> InterfaceInsets? { child(key: key).flatMap(InterfaceInsets.init) }

  /// The colour of that key; nil where there is none.
  public func color(_ key: String) -> InterfaceColor? { child(key: key, named: "color").map(InterfaceColor.init) }

  /// The font of that key; nil where there is none.
  public func font(_ key: String) -> InterfaceFont? { child(key: key).flatMap(InterfaceFont.init) }

  /// The attributed text of that key; nil where there is none.
  public func attributedText(_ key: String) -> InterfaceAttributedText? {
    child(key: key, named: "attributedString").map(InterfaceAttributedText.init)
  }

  /// How the view follows its superview's size; nil where the document does not say.
  public var autoresizing: InterfaceAutoresizing? {
    child(key: "autoresizingMask", named: "autoresizingMask").map(InterfaceAutoresizing.init)
  }

  /// The image of that property: a plain attribute, or an `imageReference` of newer documents.
  public func image(_ name: String) -> InterfaceImage? {
    if let written = attributes[name] {
      return InterfaceImage(name: written, isSystem: attributes["catalog"] == "system")
    }
    guard let reference = child(key: name, named: "imageReference"), let image = reference["image"] else { return nil }
    return InterfaceImage(name: image, isSystem: reference["catalog"] == "system", reference: reference)
  }

  static func boolean(of written: String) -> Bool? {
    switch written {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
}
