import InterfaceBuilder

/// Sets on an object what its element says, class by class from the root down, as each class's `init(coder:)` does in
/// UIKit.
@MainActor enum NibAttributes {
  static func apply(_ element: InterfaceElement, to object: AnyObject, _ loader: DocumentLoader) {
    switch object {
    case let view as UIView: apply(element, to: view, loader)
    case let controller as UIViewController: controller.applyNibAttributes(element, loader)
    case let item as UIBarItem: item.applyNibAttributes(element, loader)
    case let item as UINavigationItem: item.applyNibAttributes(element, loader)
    case let recognizer as UIGestureRecognizer: recognizer.applyNibAttributes(element)
    default: break
    }
  }

  private static func apply(_ element: InterfaceElement, to view: UIView, _ loader: DocumentLoader) {
    view.applyPlacement(element)
    view.applyLooks(element, loader)
    (view as? UIStackView)?.applyStackViewAttributes(element)
    view.addNibSubviews(element, loader)
    view.applyMargins(element)
  }
}
