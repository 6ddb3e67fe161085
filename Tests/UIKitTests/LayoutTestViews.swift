import UIKit

/// A view with an intrinsic size of its own, as a label or image view has.
@MainActor final class ContentView: UIView {
  var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

/// A root of that size with views that constraints place.
@MainActor func makeRoot(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  return root
}
