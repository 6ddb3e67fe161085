/// A colour as a document writes it.
public struct InterfaceColor: Equatable {
  /// Numbers in a colour space, each from 0 to 1 within its gamut.
  public struct Components: Equatable, Sendable {
    /// The colour space.
    public var space: Space
    /// Red, or the one gray.
    public var red: Double
    /// Green, or the one gray.
    public var green: Double
    /// Blue, or the one gray.
    public var blue: Double
    /// Opacity.
    public var alpha: Double
  }

  /// The colour spaces that documents of iOS use.
  public enum Space: String, Sendable {
    case sRGB
    case displayP3
    case genericGamma22Gray
    case calibratedRGB
    case calibratedWhite
    case deviceRGB
    case deviceWhite
  }

  /// The name of a colour in an asset catalogue.
  public var name: String?
  /// The name of one of UIKit's colours, as its class property is called: `systemBlueColor`, `darkTextColor`.
  public var systemName: String?
  /// The numbers, where there are any: the colour itself, or what a named or system colour was when it was saved.
  public var components: Components?

  /// Reads a `color` element.
  public init(_ element: InterfaceElement) {
    let catalog = element["catalog"]
    name = catalog == nil ? element["name"] : nil
    systemName =
      element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? (catalog == nil ? nil : element["name"])
    components = Components(element)
  }
}

extension InterfaceColor.Components {
  init?(_ element: InterfaceElement) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(space: Self.space(element, isGray: true), red: white, green: white, blue: white, alpha: alpha)
      return
    }
    if let cyan = element.number("cyan") {
      let rest = 1 - (element.number("black") ?? 0)
      self.init(
        space: .sRGB, red: (1 - cyan) * rest, green: (1 - (element.number("magenta") ?? 0)) * rest,
        blue: (1 - (element.number("yellow") ?? 0)) * rest, alpha: alpha)
      return
    }
    guard let red = element.number("red") else { return nil }
    self.init(
      space: Self.space(element, isGray: false), red: red, green: element.number("green") ?? 0,
      blue: element.number("blue") ?? 0, alpha: alpha)
  }

  private static func space(_ element: InterfaceElement, isGray: Bool) -> InterfaceColor.Space {
    let written = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    let name = written.hasSuffix("ColorSpace") ? String(written.dropLast("ColorSpace".count)) : written
    return InterfaceColor.Space(rawValue: name) ?? (isGray ? .genericGamma22Gray : .sRGB)
  }
}
