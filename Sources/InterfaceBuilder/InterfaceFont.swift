/// A font as a document writes it.
public enum InterfaceFont: Equatable {
  /// The system font in a size and weight; the weight is spelled as in `UIFont.Weight`.
  case system(size: Double, weight: String)
  /// The italic system font.
  case italicSystem(size: Double)
  /// A text style, spelled as in `UIFont.TextStyle`'s raw value: `UICTFontTextStyleBody`.
  case textStyle(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double)

  /// The size that Interface Builder assumes where a document leaves it out: that of `UIFont.systemFontSize`.
  public static let defaultSize = 14.0

  /// Reads a `fontDescription` element, or the `font` element of attributed text; nil for another.
  public init?(_ element: InterfaceElement) {
    switch element.name {
    case "fontDescription": self.init(description: element)
    case "font": self.init(attribute: element)
    default: return nil
    }
  }

  private init(description element: InterfaceElement) {
    let size = element.number("pointSize") ?? Self.defaultSize
    if let style = element["style"] {
      self = .textStyle(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], size: size)
    } else {
      switch element["type"] {
      case "boldSystem": self = .system(size: size, weight: "bold")
      case "italicSystem": self = .italicSystem(size: size)
      default: self = .system(size: size, weight: element["weight"] ?? "regular")
      }
    }
  }

  private init(attribute element: InterfaceElement) {
    let size = element.number("size")
    if let name = element["name"] {
      self = .named(name, family: nil, size: size ?? Self.defaultSize)
      return
    }
    switch element["metaFont"] {
    case "systemBold"?: self = .system(size: size ?? 13, weight: "bold")
    case "smallSystem"?: self = .system(size: size ?? 11, weight: "regular")
    case "message"?: self = .system(size: size ?? 13, weight: "regular")
    default: self = .system(size: size ?? 13, weight: "regular")
    }
  }
}
