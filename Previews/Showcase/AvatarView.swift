import UIKit

/// A picture in a circle with a name below: the root of its own xib.
///
/// In the app a storyboard holds an empty placeholder, which `awakeAfter(using:)` replaces by the view from the xib. At
/// design time Interface Builder calls `init(frame:)`, which loads the xib as a subview; `proxyView` is whichever of the
/// two holds the outlets.
@IBDesignable
class AvatarView: UIView {
  @IBOutlet weak var avatarImageView: UIImageView!
  @IBOutlet weak var titleLabel: UILabel!
  private var proxyView: AvatarView?

  @IBInspectable var title: String = "" {
    didSet { proxyView?.titleLabel.text = title }
  }

  @IBInspectable var avatarImage: UIImage = UIImage() {
    didSet { proxyView?.avatarImageView.image = avatarImage.clippedToCircle() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = loadNib()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    proxyView = view
    addSubview(view)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let view = loadNib()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = self.constraints
    removeConstraints(constraints)
    view.addConstraints(constraints)
    view.proxyView = view
    return view
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    // Standing alone, without a document that says so, the view has somebody to show.
    guard avatarImage.size == .zero else { return }
    avatarImage = UIImage(named: "avatar", in: Bundle(for: type(of: self)), compatibleWith: nil) ?? avatarImage
  }

  private func loadNib() -> AvatarView {
    let bundle = Bundle(for: type(of: self))
    return bundle.loadNibNamed("AvatarView", owner: nil, options: nil)![0] as! AvatarView
  }
}

extension UIImage {
  /// The image cut to the circle in its middle.
  fileprivate func clippedToCircle() -> UIImage? {
    let side = min(size.width, size.height)
    guard side > 0 else { return nil }
    let circle = CGRect(x: 0, y: 0, width: side, height: side)
    UIGraphicsBeginImageContextWithOptions(circle.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    UIBezierPath(ovalIn: circle).addClip()
    draw(in: CGRect(x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
