extension UIImage {
  /// An empty image of a size in points.
  static func placeholder(size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width < 10_000, size.height < 10_000 else { return nil }
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
