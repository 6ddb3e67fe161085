import Foundation

extension TextFont {
  /// The four designs of the system font.
  package enum SystemDesign: String, Hashable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// The stand-in for the iOS system font, tracked by size as iOS does.
  package static func system(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: SystemDesign = .standard,
    hasMonospacedDigits: Bool = false
  ) -> TextFont {
    let isDisplay = size >= displaySize
    let family =
      switch design {
      case .standard: isDisplay ? displayFamily : "Vitrine Text"
      case .serif: "Vitrine Serif"
      case .rounded: "Vitrine Rounded"
      case .monospaced: "Vitrine Mono"
      }
    let isTracked = design == .standard || design == .rounded
    let tracking = isTracked ? systemTracking(size: size) + (family == displayFamily ? displayLoosening : 0) : 0
    var font = TextFont(
      family: family, size: size, weight: weight, isItalic: isItalic,
      features: hasMonospacedDigits ? "tnum=1" : "",
      tracking: tracking, metrics: .system)
    font.systemDesign = design
    return font
  }

  /// From this size on, in points, the system font takes its display cut.
  private static let displaySize: CGFloat = 24

  private static let displayFamily = "Vitrine Display"

  /// By how much, in em, the display cut's own advances are tighter than the text cut's, on which the table below counts.
  private static let displayLoosening: CGFloat = 0.056

  /// The tracking of the system font in em, between the sizes of the table by straight lines.
  package static func systemTracking(size: CGFloat) -> CGFloat {
    guard let first = trackingBySize.first, let last = trackingBySize.last else { return 0 }
    guard size > first.size else { return first.tracking / 1000 }
    guard let upper = trackingBySize.firstIndex(where: { $0.size >= size }) else { return last.tracking / 1000 }
    let (low, high) = (trackingBySize[upper - 1], trackingBySize[upper])
    let share = (size - low.size) / (high.size - low.size)
    return (low.tracking + share * (high.tracking - low.tracking)) / 1000
  }

  /// Tracking in 1/1000 em on top of the advance widths of the text cut: up to 17 points as Apple's Human Interface
  /// Guidelines publish it, above as measured on label frames and pictures (the display cut's tighter advances included).
  private static let trackingBySize: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -28), (19, -29), (20, -35), (21, -41), (22, -43), (23, -42), (24, -42), (25, -40.7), (26, -41.2),
    (27, -41.6), (28, -42), (30, -42.1), (32, -42.8), (34, -43.4), (38, -44.9), (43, -45.8), (48, -47.4), (53, -48.6),
  ]
}
