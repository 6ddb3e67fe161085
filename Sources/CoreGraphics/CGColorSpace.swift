import Foundation

/// What the components of a colour mean. Everything is drawn in sRGB; the device spaces count as sRGB, as on iOS.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The space's name, one of the constants below; nil for the space of patterns.
  public let name: CFString?
  /// What the components are.
  public let model: CGColorSpaceModel
  /// The space that an uncoloured pattern takes its colour from.
  public let baseColorSpace: CGColorSpace?

  /// sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries without its gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB's primaries without its gamma, with components outside 0 to 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components outside 0 to 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// RGB without gamma.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Gray with the gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with the gamma of 2.2 and values outside 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Printing inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let deviceRGBName = "kCGColorSpaceDeviceRGB"
  static let deviceGrayName = "kCGColorSpaceDeviceGray"
  static let deviceCMYKName = "kCGColorSpaceDeviceCMYK"

  /// The space that everything is drawn in.
  package static let standard = CGColorSpace(known: sRGB, .rgb)
  /// sRGB whose components may lie outside 0 to 1.
  package static let extended = CGColorSpace(known: extendedSRGB, .rgb)
  /// Gray with the gamma of 2.2.
  package static let gray = CGColorSpace(known: genericGrayGamma2_2, .monochrome)
  /// Gray with the gamma of 2.2 whose component may lie outside 0 to 1.
  package static let extendedGraySpace = CGColorSpace(known: extendedGray, .monochrome)

  private init(known name: String, _ model: CGColorSpaceModel) {
    (self.name, self.model, baseColorSpace) = (name, model, nil)
  }

  /// The space of that name; nil for a name that is not known.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
      Self.extendedDisplayP3, Self.genericRGBLinear, Self.deviceRGBName:
      model = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray, Self.deviceGrayName: model = .monochrome
    case Self.genericCMYK, Self.deviceCMYKName: model = .cmyk
    default: return nil
    }
    (self.name, baseColorSpace) = (name, nil)
  }

  /// The space of patterns; `baseSpace` colours those that have no colours of their own.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    (name, model, baseColorSpace) = (nil, .pattern, baseSpace)
  }

  /// How many components a colour has, without the alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab, .XYZ: 3
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 0
    }
  }

  /// Whether the gamut is larger than sRGB's.
  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  /// Whether the space can hold what a screen shows.
  public var supportsOutput: Bool { model != .pattern }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model && left.baseColorSpace == right.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }

  static let deviceRGB = CGColorSpace(known: deviceRGBName, .rgb)
  static let deviceGray = CGColorSpace(known: deviceGrayName, .monochrome)
  static let deviceCMYK = CGColorSpace(known: deviceCMYKName, .cmyk)
}

/// The screen's own RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The screen's own gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The printing inks' space, converted plainly.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
