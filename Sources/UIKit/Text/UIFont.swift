import CoreGraphics
import CoreText
import Foundation

/// A face at a size.
///
/// The system font is drawn with a free face whose advance widths and line height are those of the iOS system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  /// What the text engine draws with.
  package let textFont: TextFont
  private let descriptor: UIFontDescriptor

  init(textFont: TextFont, descriptor: UIFontDescriptor) {
    self.textFont = textFont
    self.descriptor = descriptor
  }

  /// A font by its PostScript name, or `nil` where there is none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.pointSize(fontSize)
    guard let face = NamedFace(fontName) else { return nil }
    self.init(textFont: face.textFont(size: size), descriptor: UIFontDescriptor(name: face.postScriptName, size: size))
  }

  /// The font that fits a descriptor best, `pointSize` points large or, where that is 0, as large as the descriptor says.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : Self.pointSize(descriptor.pointSize)
    let sized = descriptor.withSize(size)
    self.init(textFont: sized.resolved(size: size), descriptor: sized)
  }

  /// The size that 0 or less stands for is 12 points, as on iOS.
  private static func pointSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

  // MARK: - Measures

  /// The size of an em, in points.
  open var pointSize: CGFloat { textFont.size }
  /// Above the baseline, in points.
  open var ascender: CGFloat { textFont.ascent }
  /// Below the baseline, in points, negative.
  open var descender: CGFloat { -textFont.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { textFont.metrics.capHeight * pointSize }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { textFont.metrics.xHeight * pointSize }
  /// The height of a line of text, in points.
  open var lineHeight: CGFloat { textFont.lineHeight }
  /// Space between lines, in points.
  open var leading: CGFloat { textFont.leading }

  // MARK: - Names

  /// The family's name.
  open var familyName: String { descriptor.familyName }
  /// The PostScript name.
  open var fontName: String { descriptor.postscriptName }
  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// The same face at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: Self.pointSize(fontSize))
  }

  // MARK: - Identity

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
