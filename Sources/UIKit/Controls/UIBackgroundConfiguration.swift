/// Changes a colour of a configuration.
public struct UIConfigurationColorTransformer {
  /// What it does.
  public let transform: (UIColor) -> UIColor

  /// A transformer that does what `transform` says.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that `input` becomes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What is behind a view's content: a filled, rounded rectangle with a border.
@MainActor public struct UIBackgroundConfiguration {
  /// A view in place of the fill. Stored only.
  public var customView: UIView?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// How far the background is inside the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the fill; the view's own where `nil`.
  public var backgroundColor: UIColor?
  /// Changes the colour of the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A blur behind. Stored only.
  public var visualEffect: UIVisualEffect?
  /// An image over the fill.
  public var image: UIImage?
  /// How the image is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// Changes the colour of the border.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// How far the border is outside the fill. Stored only.
  public var strokeOutset: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of a button. The radius is that of iOS 15's buttons, from memory.
  static func button() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 5.95
    return configuration
  }

  /// The colour of the fill for a view of that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the border for a view of that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
