import CoreGraphics

/// A colour, or a choice of colours that surroundings decide.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  enum Content {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let foundationMark = FoundationMark()
  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// A gray.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(space: .extendedGraySpace, [white, unit(alpha)]))
    super.init()
  }

  /// A colour of hue, saturation and brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(
      hue: hue, saturation: unit(saturation), brightness: unit(brightness)
    ).redGreenBlue
    content = .fixed(CGColor(space: .extended, [red, green, blue, unit(alpha)]))
    super.init()
  }

  /// A colour of sRGB components, 0 to 1, or beyond that for what sRGB does not hold.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(space: .extended, [red, green, blue, unit(alpha)]))
    super.init()
  }

  /// A colour of Display P3 components, 0 to 1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(
      space: CGColorSpace(name: CGColorSpace.displayP3) ?? .standard, [displayP3Red, green, blue, unit(alpha)])
    content = .fixed(color.converted(to: .extended, intent: .defaultIntent, options: nil) ?? color)
    super.init()
  }

  /// The same colour.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    super.init()
  }

  /// An image, repeated from the top left corner of what is drawn into.
  public init(patternImage image: UIImage) {
    content = .fixed(image.patternColor)
    super.init()
  }

  /// A colour that `dynamicProvider` chooses for the surroundings in which it is used.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// What a colour literal in source code means: sRGB components.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour from an archive: components under UIKit's keys. Nil where there are none.
  public required convenience init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIWhite") {
      self.init(white: component("UIWhite"), alpha: component("UIAlpha"))
    } else if coder.containsValue(forKey: "UIRed") {
      self.init(
        red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: component("UIAlpha"))
    } else {
      return nil
    }
  }

  /// Stores the sRGB components; a dynamic colour as it is at present.
  open func encode(with coder: NSCoder) {
    let color = cgColor.standard
    let components = [
      ("UIRed", color.red), ("UIGreen", color.green), ("UIBlue", color.blue), ("UIAlpha", color.alpha),
    ]
    for (key, value) in components { coder.encode(Double(value), forKey: key) }
  }

  /// That archives of it can be checked.
  open class var supportsSecureCoding: Bool { true }

  /// A copy; the object itself where it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour for Core Graphics; a dynamic one as `UITraitCollection.current` decides.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider(.current).cgColor
    }
  }

  /// The colour that the given surroundings decide for.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: unit(alpha)) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Fills and draws lines with the colour from now on.
  open func set() {
    setFill()
    setStroke()
  }

  /// Fills with the colour from now on.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines with the colour from now on.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Stores the gray nearest to the colour; false for a pattern.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let gray = cgColor.converted(to: .extendedGraySpace, intent: .defaultIntent, options: nil)?.components else {
      return false
    }
    white?.pointee = gray[0]
    alpha?.pointee = gray[1]
    return true
  }

  /// Stores hue, saturation and brightness, each 0 to 1; false for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.pattern == nil else { return false }
    let color = cgColor.standard
    let converted = HueColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = converted.hue
    saturation?.pointee = converted.saturation
    brightness?.pointee = converted.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the sRGB components; false for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.pattern == nil else { return false }
    let color = cgColor.standard
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = content, case .fixed(let theirs) = other.content else { return false }
    return mine.hasSameComponents(as: theirs)
  }

  open override var hash: Int {
    guard case .fixed(let color) = content else { return ObjectIdentifier(self).hashValue }
    return color.components?.hashValue ?? 0
  }

  open override var description: String {
    let color = cgColor
    let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    switch color.colorSpace?.model {
    case .monochrome: return "UIExtendedGrayColorSpace \(numbers)"
    case .rgb: return "UIExtendedSRGBColorSpace \(numbers)"
    default: return "UICGColor \(numbers)"
    }
  }
}

extension CGColor {
  /// Whether two colours would be the same colour to UIKit, for which sRGB and the device's space are one.
  fileprivate func hasSameComponents(as other: CGColor) -> Bool {
    colorSpace?.model == other.colorSpace?.model && components == other.components && pattern === other.pattern
  }
}

private func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }

/// What a colour literal in source code makes.
public typealias _ColorLiteralType = UIColor
