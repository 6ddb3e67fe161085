import CoreGraphics
import CoreText
import Foundation

/// A description of a font by name, traits and size, from which a font is made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// What the descriptor says.
  open private(set) var fontAttributes: [AttributeName: Any]
  /// What it says of the system font, unless it names a face.
  let system: SystemFont?

  /// A descriptor of the given attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(attributes, system: nil)
  }

  /// A descriptor of the face of a PostScript name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init([.name: fontName, .size: size], system: nil)
  }

  convenience init(
    systemDesign design: SystemDesign, weight: UIFont.Weight, traits: SymbolicTraits, hasMonospacedDigits: Bool = false
  ) {
    let system = SystemFont(
      design: design, weight: weight, isItalic: traits.contains(.traitItalic), hasMonospacedDigits: hasMonospacedDigits)
    self.init([:], system: system)
  }

  init(_ attributes: [AttributeName: Any], system: SystemFont?) {
    fontAttributes = attributes
    self.system = system
  }

  // MARK: - Reading

  /// One attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .size: pointSize
    case .name: postscriptName
    case .family: familyName
    case .traits: traits
    default: fontAttributes[anAttribute]
    }
  }

  /// The size in points; 0 where none is said.
  open var pointSize: CGFloat { number(fontAttributes[.size]) ?? 0 }

  /// The PostScript name of the face.
  open var postscriptName: String { system?.postScriptName ?? face.postScriptName }

  /// The family's name.
  var familyName: String { system == nil ? face.familyName : system?.familyName ?? "" }

  /// Bold, italic and so on.
  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  private var traits: [TraitKey: Any] {
    [.symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .slant: CGFloat(isItalic ? 0.07 : 0)]
  }

  var weight: UIFont.Weight { system?.weight ?? face.weight }
  var isItalic: Bool { system?.isItalic ?? face.isItalic }
  private var isMonospaced: Bool { system.map { $0.design == .monospaced } ?? face.isMonospaced }

  /// The face that the attributes name.
  private var face: NamedFace { NamedFace(attributes: fontAttributes) }

  /// The font of this description at a size in points.
  func resolved(size: CGFloat) -> TextFont {
    var font = system?.textFont(size: size) ?? face.textFont(size: size)
    if fontAttributes[.textStyle] != nil {
      font.interlineLeading = max(UIFont.TextStyle.linePitch(pointSize: size) - font.lineHeight, 0) / size
    }
    return font
  }

  // MARK: - Deriving

  /// The same with further attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let merged = fontAttributes.merging(attributes) { $1 }
    guard let system, attributes[.name] == nil, attributes[.family] == nil else {
      return UIFontDescriptor(merged, system: nil)
    }
    return UIFontDescriptor(merged, system: system.adding(attributes))
  }

  /// The same in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes.merging([.size: newPointSize]) { $1 }, system: system)
  }

  /// The same, bold, italic and so on, or not; `nil` where the family has no such face.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let system { return UIFontDescriptor(fontAttributes, system: system.with(symbolicTraits)) }
    guard let other = face.with(symbolicTraits) else { return nil }
    return UIFontDescriptor(name: other.postScriptName, size: pointSize)
  }

  /// The same in another face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace, .family: familyName]) }

  /// The same in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor([.family: newFamily, .size: pointSize], system: nil)
  }

  /// The system font in another design; `nil` for another font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard var system else { return nil }
    system.design = design
    return UIFontDescriptor(fontAttributes, system: system)
  }

  // MARK: - Identity

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.system == system && other.pointSize == pointSize && other.postscriptName == postscriptName
  }

  open override var hash: Int { postscriptName.hashValue }
}

/// A number of whatever type it was given as.
func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as UIFont.Weight: value.rawValue
  case let value as UIFont.Width: value.rawValue
  default: nil
  }
}
