import CoreGraphics

extension UIImage {
  /// How an image is asked for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// A copy; the object itself where it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium
    case large
  }

  /// How a symbol is asked for.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let scale: SymbolScale

    private init(pointSize: CGFloat, scale: SymbolScale) { (self.pointSize, self.scale) = (pointSize, scale) }

    /// A symbol to stand beside text of the given size, in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, scale: .unspecified) }
    /// A symbol to stand beside text of the given size, in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, scale: .unspecified)
    }
    /// A symbol to stand beside text of the given size, in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: scale)
    }
    /// A symbol of a size relative to text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    /// A symbol with lines of the given weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, scale: .unspecified) }
    /// A symbol to stand beside text of the given style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: .unspecified)
    }
    /// A symbol to stand beside text of the given style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// A symbol of several colours. The box that stands for symbols has one.
    public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17, scale: .unspecified) }
    /// A symbol of shades of one colour. The box that stands for symbols has one.
    public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17, scale: .unspecified) }
    /// A symbol of the colours it comes with. The box that stands for symbols has one.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(pointSize: 17) }
    /// A symbol of one colour.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(pointSize: 17) }
    /// A symbol to stand beside text in the given font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, scale: .unspecified) }
    /// A symbol to stand beside text in the given font.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: font.pointSize, scale: scale) }
  }
}
