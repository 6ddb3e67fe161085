extension UIImage {
  /// How an image's pixels are to be turned to be upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Whether an image shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is used likes it.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// Its alpha alone, in the tint colour.
    case alwaysTemplate = 2
  }
}

extension UIImage.Orientation {
  /// Whether upright the image is as wide as its pixels are high.
  var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// The orientation with left and right exchanged.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The orientation that the Exif tag `Orientation` counts as `tag`, 1 to 8.
  init(tag: Int) {
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = orientations.indices.contains(tag - 1) ? orientations[tag - 1] : .up
  }
}
