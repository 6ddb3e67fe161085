/// Shows a picture in a bar, in the bar's tint where the picture is a template.
final class TemplateImage: UIView {
  private var image: UIImage?
  private var tint: UIColor?

  override func setDefaults() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  func show(_ image: UIImage?, tint: UIColor?) {
    self.image = image
    self.tint = tint
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let image else { return }
    guard let tint, image.renderingMode != .alwaysOriginal else { return image.draw(in: bounds) }
    image.withTintColor(tint, renderingMode: .alwaysOriginal).draw(in: bounds)
  }
}
