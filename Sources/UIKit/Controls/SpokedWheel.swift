/// The eight spokes of an activity indicator, as iOS draws them since version 13.
struct SpokedWheel {
  /// The width of the whole, in points.
  var diameter: CGFloat
  var color: UIColor

  /// How visible each spoke is, clockwise from the topmost, at the first instant: a spoke that has just lit up, and
  /// those before it ever fainter.
  private static let opacities: [CGFloat] = [1, 0.35, 0.35, 0.35, 0.35, 0.5, 0.65, 0.8]

  /// Draws around `center`. Standing still, all spokes but the brightest are equally faint.
  func draw(at center: CGPoint, fades: Bool, in context: CGContext) {
    let length = diameter * 0.26
    let width = diameter * 0.13
    for (index, opacity) in Self.opacities.enumerated() {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) * .pi / 4)
      let spoke = CGRect(x: -width / 2, y: -diameter * 0.49, width: width, height: length)
      context.addPath(CornerPath.path(spoke, radius: width / 2))
      context.setFillColor(color.cgColor)
      context.setAlpha(fades ? opacity : 0.35)
      context.fillPath()
      context.restoreGState()
    }
  }
}
