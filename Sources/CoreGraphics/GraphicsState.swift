import Foundation

/// What `saveGState()` saves.
struct GraphicsState {
  /// From user space to device pixels, top row first.
  var matrix = CGAffineTransform.identity
  var fillColor = CGColor(space: .deviceGray, [0, 1])
  var strokeColor = CGColor(space: .deviceGray, [0, 1])
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var interpolationQuality = CGInterpolationQuality.default
  var antialiases = true
  var patternPhase = CGSize.zero
  var characterSpacing: CGFloat = 0
  var textDrawingMode = CGTextDrawingMode.fill
  var fontSize: CGFloat = 0
  /// Coverage of every device pixel, where the clip is not only shapes.
  var mask: Bitmap?

  /// A copy of what is drawn, blurred and moved, in one colour.
  struct Shadow {
    /// In base space, so the current transform does not matter.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }
}
