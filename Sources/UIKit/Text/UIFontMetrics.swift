import CoreGraphics
import CoreText
import Foundation

/// Scales fonts and lengths with the preferred size of text.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Metrics of a role of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the size that it should have now.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }

  /// A font in the size that it should have now, but no larger than `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// A length in points, as large as it should be now.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, category: .large) }

  func scaledValue(for value: CGFloat, category: UIContentSizeCategory) -> CGFloat {
    let scaled = value * style.pointSize(in: category) / style.pointSize(in: .large)
    return (scaled * 3).rounded() / 3
  }
}
