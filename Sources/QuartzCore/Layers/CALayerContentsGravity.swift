import CoreGraphics

/// How contents are placed in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `center`.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// `top`.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// `bottom`.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// `left`.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// `right`.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// `topLeft`.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// `topRight`.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// `bottomLeft`.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// `bottomRight`.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// `resize`.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// `resizeAspect`.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// `resizeAspectFill`.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
