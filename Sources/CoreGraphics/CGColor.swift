import Foundation

/// A colour: a space, its components and an alpha, or a pattern.
public final class CGColor: Hashable, @unchecked Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The components, the alpha last.
  public let components: [CGFloat]?
  /// What is repeated, where the colour is a pattern.
  public let pattern: CGPattern?

  /// A colour of `space`; `components` holds one number for each of its components, then the alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    colorSpace = space
    self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    pattern = nil
  }

  /// A pattern as a colour; `components` hold the colour of an uncoloured one, then the alpha.
  public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    colorSpace = space
    self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    self.pattern = pattern
  }

  /// A colour of `space` from its components, the alpha last.
  package init(space: CGColorSpace, _ components: [CGFloat], pattern: CGPattern? = nil) {
    precondition(components.count == space.numberOfComponents + 1)
    (colorSpace, self.components, self.pattern) = (space, components, pattern)
  }

  /// An sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, [red, green, blue, alpha])
  }

  /// A colour of the device's RGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, [red, green, blue, alpha])
  }

  /// A gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, [gray, alpha])
  }

  /// A gray with the gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, [gray, alpha])
  }

  /// A colour of printing inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  /// How many components there are, the alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// How much the colour covers what is under it, 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, components.dropLast() + [alpha], pattern: pattern)
  }

  /// The colour in another space; nil for a pattern.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil, space.model != .pattern else { return nil }
    if space == colorSpace { return self }
    let standard = self.standard
    let components = space.components(red: standard.red, green: standard.green, blue: standard.blue)
    return CGColor(space: space, components + [standard.alpha])
  }

  /// The colour in sRGB, outside 0 to 1 where out of its gamut.
  package var standard: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    guard let components, let space = colorSpace?.baseColorSpace ?? colorSpace, components.count > 1 else {
      return (0, 0, 0, components?.last ?? 1)
    }
    let (red, green, blue) = space.standardComponents(Array(components.dropLast()))
    return (red, green, blue, alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || left.colorSpace == right.colorSpace && left.components == right.components && left.pattern === right.pattern
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
