import CoreGraphics

/// The pixel format of a layer's backing store. Stored; the store always has 8 bits a component.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `RGBA8`.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// `RGBAh`.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// `Gray8`.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
