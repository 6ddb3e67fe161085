import CoreGraphics
import Foundation

extension UIFont {
  /// How heavy a font is, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1.
    public let rawValue: CGFloat
    /// A weight of the given value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of the given value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Regular.
    public static let regular = Weight(0)
    /// Medium.
    public static let medium = Weight(0.23)
    /// Semibold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The weights from the thinnest, with the name that a PostScript name has for each.
    static let ascending: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The nearest of the nine named weights, counted from 0.
    private var rank: Int {
      let distances = Self.ascending.map { abs($0.weight.rawValue - rawValue) }
      return distances.indices.min { distances[$0] < distances[$1] } ?? 3
    }

    /// The nearest named weight on OpenType's scale from 100 to 900.
    var openTypeWeight: Int { (rank + 1) * 100 }

    /// The name of the nearest named weight.
    var name: String { Self.ascending[rank].name }

    /// The weight that OpenType's scale calls `openTypeWeight`.
    init(openTypeWeight: Int) {
      self = Self.ascending[min(max(openTypeWeight / 100, 1), 9) - 1].weight
    }
  }

  /// How wide the glyphs of a font are, from −1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1.
    public let rawValue: CGFloat
    /// A width of the given value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Compressed.
    public static let compressed = Width(rawValue: -0.5)
    /// Condensed.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Expanded.
    public static let expanded = Width(rawValue: 0.2)
  }
}
