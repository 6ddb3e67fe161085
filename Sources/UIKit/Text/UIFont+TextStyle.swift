import CoreGraphics
import Foundation

extension UIFont {
  /// The role of a text, from which its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// A style of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A secondary heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A lesser caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The point size in a category. Source: the Dynamic Type tables of Apple's Human Interface Guidelines.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    return category.rank < sizes.count ? sizes[category.rank] : UIFont.labelFontSize
  }

  /// The weight that the style has of itself.
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// From one baseline to the next in text of that size, in points, whatever the style. Source: the leading in the
  /// Dynamic Type tables of Apple's Human Interface Guidelines; frames of labels with several lines agree.
  static func linePitch(pointSize: CGFloat) -> CGFloat {
    guard let upper = pitches.firstIndex(where: { $0.size >= pointSize }) else { return pointSize * 1.17 }
    guard upper > 0, pitches[upper].size > pointSize else {
      return pitches[upper].pitch * pointSize / pitches[upper].size
    }
    let (low, high) = (pitches[upper - 1], pitches[upper])
    return low.pitch + (pointSize - low.size) / (high.size - low.size) * (high.pitch - low.pitch)
  }

  private static let pitches: [(size: CGFloat, pitch: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (20, 25), (21, 26), (22, 28),
    (23, 29), (25, 31), (26, 32), (28, 34), (30, 37), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (53, 62), (58, 68), (60, 70),
  ]

  /// Point sizes by category, from `extraSmall` to the fifth accessibility size.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
