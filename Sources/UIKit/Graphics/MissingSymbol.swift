import CoreGraphics

/// What stands for a system symbol. Apple's symbols are not free to use elsewhere, so a dashed box, which nobody takes
/// for a symbol, shows where one would be.
enum MissingSymbol {
  /// A template image of a dashed box, about as large as symbols are.
  static func image(configuration: UIImage.Configuration?) -> UIImage? {
    let symbol = configuration as? UIImage.SymbolConfiguration
    let factor: CGFloat =
      switch symbol?.scale {
      case .small: 0.8
      case .large: 1.28
      default: 1
      }
    let side = ((symbol?.pointSize ?? 17) * 1.18 * factor).rounded()
    let scale = UIScreen.description.scale
    let pixels = Int((side * scale).rounded(.up))
    guard let context = CGContext(pixelWidth: pixels, pixelHeight: pixels, scale: scale) else { return nil }
    let line = max(side / 14, 1)
    context.setStrokeColor(gray: 0, alpha: 1)
    context.setLineWidth(line)
    context.setLineDash(phase: 0, lengths: [line * 2, line * 1.5])
    context.stroke(CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: line * 1.5, dy: line * 1.5))
    var content = UIImage.Content(cgImage: context.makeImage(), scale: scale)
    (content.renderingMode, content.isSymbol, content.configuration) = (.alwaysTemplate, true, configuration)
    return UIImage(content: content)
  }
}

extension UIImage {
  /// A system symbol. There are none here: a dashed box stands for it, and the preview says so.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A system symbol. There are none here: a dashed box stands for it, and the preview says so.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let image = MissingSymbol.image(configuration: configuration) else { return nil }
    DesignTime.report(
      DesignTimeIssue(
        .warning, "The system symbol '\(name)' is not available here; a dashed box stands for it.",
        wantsBacktrace: true))
    self.init(content: image.content)
  }

  /// A system symbol. There are none here: a dashed box stands for it, and the preview says so.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
}
