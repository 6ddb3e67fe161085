import Foundation

/// Finds an image's file among its variants: `Logo@2x~iphone.png`.
struct ImageFile {
  var path: String
  /// Pixels to a point.
  var scale: CGFloat

  /// The file that fits the screen best: of its scale, else the nearest greater one, else the nearest less.
  init?(named name: String, in bundle: Bundle, scale: CGFloat, isPad: Bool) {
    let given = (name as NSString).pathExtension
    let isKnown = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp"].contains(given.lowercased())
    let stem = isKnown ? (name as NSString).deletingPathExtension : name
    let scales = [scale] + [1, 2, 3].filter { $0 > scale } + [3, 2, 1].filter { $0 < scale }
    for candidate in scales {
      for suffix in [isPad ? "~ipad" : "~iphone", ""] {
        let mark = candidate == 1 ? "" : "@\(Int(candidate))x"
        for type in isKnown ? [given] : ["png", "jpg"] {
          guard let path = bundle.path(forResource: "\(stem)\(mark)\(suffix)", ofType: type) else { continue }
          (self.path, self.scale) = (path, candidate)
          return
        }
      }
    }
    return nil
  }

  /// The scale that a file's name tells; nil where it tells none.
  static func scale(ofName path: String) -> CGFloat? {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let plain = stem.components(separatedBy: "~").first ?? stem
    for scale in [1, 2, 3] where plain.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return nil
  }
}
