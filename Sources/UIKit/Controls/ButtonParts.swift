/// The views in a button, made when they are first needed.
@MainActor final class ButtonParts {
  private(set) var label: UILabel?
  private(set) var image: UIImageView?
  private(set) var background: UIImageView?
  private(set) var fill: UIView?
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?

  func label(in button: UIButton) -> UILabel {
    if let label { return label }
    let label = UILabel()
    self.label = label
    label.lineBreakMode = .byTruncatingMiddle
    label.font = button.defaultFont
    button.addSubview(label)
    return label
  }

  func imageView(in button: UIButton) -> UIImageView {
    if let image { return image }
    let image = UIImageView()
    self.image = image
    insert(image, in: button)
    return image
  }

  func backgroundView(in button: UIButton) -> UIImageView {
    if let background { return background }
    let background = UIImageView()
    self.background = background
    button.insertSubview(background, at: 0)
    return background
  }

  func fillView(in button: UIButton) -> UIView {
    if let fill { return fill }
    let fill = UIView()
    fill.isUserInteractionEnabled = false
    self.fill = fill
    button.insertSubview(fill, at: 0)
    return fill
  }

  func subtitleLabel(in button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let label = UILabel()
    subtitle = label
    button.addSubview(label)
    return label
  }

  func activityView(in button: UIButton) -> UIActivityIndicatorView {
    if let activity { return activity }
    let activity = UIActivityIndicatorView(style: .medium)
    self.activity = activity
    button.addSubview(activity)
    return activity
  }

  /// The image is behind the title, before the background.
  private func insert(_ image: UIImageView, in button: UIButton) {
    guard let label else { return button.addSubview(image) }
    button.insertSubview(image, belowSubview: label)
  }
}
