import CoreGraphics

/// The pictures decoded so far, by path: files do not change while a preview is made.
enum ImageCache {
  /// What a file holds: the pixels, and how they are to be turned.
  typealias Entry = (cgImage: CGImage, orientation: UIImage.Orientation)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [String: Entry] = [:]

  /// The picture in a file; nil where there is none that can be read.
  static func entry(atPath path: String) -> Entry? {
    if let known = lock.withLock({ entries[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path), let decoded = ImageDecoder.decode(data) else {
      return nil
    }
    let image = CGImage(bitmap: decoded.bitmap, isOpaque: decoded.isOpaque)
    let entry = (image, UIImage.Orientation(tag: decoded.orientation))
    lock.withLock { entries[path] = entry }
    return entry
  }
}
