/// The images of buttons that have one by their type.
struct BuiltInButtonImage {
  private let sign: String
  /// Width and height, in points, as Interface Builder stores them, rounded up.
  private static let size = CGSize(width: 25, height: 24)

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: sign = "i"
    case .contactAdd: sign = "+"
    case .close: sign = "×"
    default: return nil
    }
  }

  /// A circle with the sign in it, as a template.
  @MainActor var image: UIImage? {
    let scale = UIScreen.description.scale
    let (width, height) = (Int(Self.size.width * scale), Int(Self.size.height * scale))
    guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale) else { return nil }
    let center = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
    context.setStrokeColor(gray: 0, alpha: 1)
    context.setFillColor(gray: 0, alpha: 1)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.strokeEllipse(in: CGRect(x: center.x - 9.5, y: center.y - 9.5, width: 19, height: 19))
    drawSign(around: center, context)
    guard let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up).withRenderingMode(.alwaysTemplate)
  }

  private func drawSign(around center: CGPoint, _ context: CGContext) {
    switch sign {
    case "i":
      context.fillEllipse(in: CGRect(x: center.x - 1.2, y: center.y - 5.5, width: 2.4, height: 2.4))
      stroke([CGPoint(x: -1.2, y: -1), CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 4.5)], around: center, context)
      stroke([CGPoint(x: -2, y: 4.5), CGPoint(x: 2, y: 4.5)], around: center, context)
    case "+":
      stroke([CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)], around: center, context)
      stroke([CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)], around: center, context)
    default:
      stroke([CGPoint(x: -3.5, y: -3.5), CGPoint(x: 3.5, y: 3.5)], around: center, context)
      stroke([CGPoint(x: 3.5, y: -3.5), CGPoint(x: -3.5, y: 3.5)], around: center, context)
    }
  }

  private func stroke(_ points: [CGPoint], around center: CGPoint, _ context: CGContext) {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: center.x + $0.x, y: center.y + $0.y) })
    context.addPath(path)
    context.strokePath()
  }
}
