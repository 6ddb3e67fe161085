/// Controllers side by side over a bar of tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let content = UIView()
  private weak var shown: UIViewController?

  /// Makes an empty controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller out of a storyboard or nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who hears of a choice. None is made by hand at design time.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  open package(set) var tabBar = UITabBar() {
    didSet {
      guard tabBar !== oldValue else { return }
      oldValue.removeFromSuperview()
      if isViewLoaded { view.addSubview(tabBar) }
      selectionChanged()
    }
  }
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { controllersChanged(from: oldValue ?? []) }
  }
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Which controller is chosen.
  open var selectedIndex = 0 { didSet { selectionChanged() } }
  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// The controllers whose order could be changed by hand. Stored only.
  open var customizableViewControllers: [UIViewController]?

  private func controllersChanged(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selectionChanged()
  }

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.description.bounds)
    root.onLayout = { [weak self] in self?.layoutContent() }
    view = root
    content.frame = root.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(content)
    root.addSubview(tabBar)
    selectionChanged()
  }

  private func selectionChanged() {
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded else { return }
    if let shown, shown !== selectedViewController { shown.viewIfLoaded?.removeFromSuperview() }
    shown = selectedViewController
    if let shown, shown.view.superview !== content { content.addSubview(shown.view) }
    view.setNeedsLayout()
  }

  private func layoutContent() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    content.frame = view.bounds
    var frame = view.bounds
    if let shown, !extends(shown) { frame.size.height -= height }
    shown?.view.frame = frame
  }

  private func extends(_ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
    return tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  override func safeArea(forChild child: UIViewController) -> UIEdgeInsets? {
    guard isViewLoaded, view.window != nil else { return nil }
    var insets = view.safeAreaInsets
    insets.bottom = extends(child) && !tabBar.isHidden ? insets.bottom + UITabBar.height : 0
    return insets
  }

  static let tabBarControllerDescription = ClassDescription(UITabBarController.self, name: "UITabBarController")
    .property("tabBar", \.tabBar)
    .property("viewControllers", \.viewControllers)
    .property("selectedIndex", \.selectedIndex)
    .property("selectedViewController", \.selectedViewController)
    .property("delegate", \.delegate)
}
