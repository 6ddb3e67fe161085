/// A stack of controllers under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open func pushViewController(_ v: UIViewController, animated: Bool) {}
}
