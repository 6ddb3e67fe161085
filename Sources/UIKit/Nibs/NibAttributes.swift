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
    case let layout as UICollectionViewFlowLayout: layout.applyNibAttributes(element)
    default: break
    }
  }

  private static func apply(_ element: InterfaceElement, to view: UIView, _ loader: DocumentLoader) {
    view.loosenHugging(loader)
    view.applyPlacement(element)
    view.applyLooks(element, loader)
    applyControls(element, view, loader)
    applyContainers(element, view, loader)
    view.addNibSubviews(element, loader)
    view.applyMargins(element, loader)
    view.applyCellMargins(element, loader)
  }

  private static func applyControls(_ element: InterfaceElement, _ view: UIView, _ loader: DocumentLoader) {
    // Interface Builder lays out with the sizes of its own time.
    if loader.isSubject, loader.mode == .design {
      (view as? any ControlMetricsAdopting)?.metrics = ControlMetrics(plugInVersion: loader.document.plugInVersion)
    }
    (view as? UIControl)?.applyControlAttributes(element)
    switch view {
    case let view as UILabel: view.applyLabelAttributes(element, loader)
    case let view as UIButton: view.applyButtonAttributes(element, loader)
    case let view as UIImageView: view.applyImageViewAttributes(element, loader)
    case let view as UITextField: view.applyTextFieldAttributes(element, loader)
    case let view as UISwitch: view.applySwitchAttributes(element, loader)
    case let view as UISlider: view.applySliderAttributes(element, loader)
    case let view as UISegmentedControl: view.applySegmentedControlAttributes(element, loader)
    case let view as UIPageControl: view.applyPageControlAttributes(element, loader)
    case let view as UIStepper: view.applyStepperAttributes(element)
    case let view as UIProgressView: view.applyProgressViewAttributes(element, loader)
    case let view as UIActivityIndicatorView: view.applyActivityIndicatorAttributes(element, loader)
    default: break
    }
  }

  private static func applyContainers(_ element: InterfaceElement, _ view: UIView, _ loader: DocumentLoader) {
    (view as? UIScrollView)?.applyScrollViewAttributes(element)
    switch view {
    case let view as UIStackView: view.applyStackViewAttributes(element)
    case let view as UITextView: view.applyTextViewAttributes(element, loader)
    case let view as UITableView: view.applyTableViewAttributes(element, loader)
    case let view as UITableViewCell: view.applyTableViewCellAttributes(element, loader)
    case let view as UICollectionView: view.applyCollectionViewAttributes(element, loader)
    case let view as UICollectionReusableView: view.applyReusableViewAttributes(element, loader)
    case let view as UINavigationBar: view.applyNavigationBarAttributes(element, loader)
    case let view as UITabBar: view.applyTabBarAttributes(element, loader)
    case let view as UIToolbar: view.applyToolbarAttributes(element, loader)
    case let view as UIVisualEffectView: view.applyVisualEffectViewAttributes(element, loader)
    default: break
    }
  }
}
