/// A stack of controllers under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What led to a transition.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  private var barClass: UINavigationBar.Type?
  private var stack: [UIViewController] = []
  private let content = UIView()

  /// Makes a controller with one controller on the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Makes a controller whose bars are of these classes. Instances of subclasses come from their descriptions.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    guard let navigationBarClass,
      let bar = ClassTable.first(from: navigationBarClass, { $0.makeWithFrame })?(.zero) as? UINavigationBar
    else { return }
    navigationBar = bar
  }
  /// Makes an empty controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller out of a storyboard or nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who hears of changes.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the presented one, else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let coming = viewControllers.filter { new in !stack.contains { $0 === new } }
    stack = viewControllers
    for controller in coming {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stackChanged()
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Takes the topmost controller away, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }
  /// Takes all controllers above `viewController` away.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let leaving = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return leaving
  }
  /// Takes all controllers but the first away.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  // MARK: Bars

  /// The bar at the top.
  open package(set) var navigationBar = UINavigationBar() {
    didSet {
      guard navigationBar !== oldValue else { return }
      oldValue.removeFromSuperview()
      stackChanged()
      if isViewLoaded { view.addSubview(navigationBar) }
    }
  }
  /// The bar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar at the top is left out.
  open var isNavigationBarHidden = false { didSet { barsChanged() } }
  /// Whether the bar at the bottom is left out.
  open var isToolbarHidden = true { didSet { barsChanged() } }
  /// Sets whether the bar at the top is left out.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Sets whether the bar at the bottom is left out.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars go while scrolling. Stored only.
  open var hidesBarsOnSwipe = false
  /// Whether bars go on a tap. Stored only.
  open var hidesBarsOnTap = false
  /// Whether bars go when there is little height. Stored only.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether bars go with the keyboard. Stored only.
  open var hidesBarsWhenKeyboardAppears = false
  /// What recognises the swipe back. Never used at design time.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

  // MARK: Layout

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.description.bounds)
    root.onLayout = { [weak self] in
      self?.layoutBars()
      self?.layoutContent()
    }
    view = root
    content.frame = root.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(content)
    root.addSubview(navigationBar)
    stackChanged()
  }

  private func stackChanged() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    guard isViewLoaded else { return }
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    if let top = topViewController, top.view.superview !== content { content.addSubview(top.view) }
    barsChanged()
  }

  private func barsChanged() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    if !isToolbarHidden, toolbar.superview == nil { view.addSubview(toolbar) }
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
    if toolbar.superview != nil { toolbar.isHidden = isToolbarHidden }
    topViewController?.viewIfLoaded?.safeAreaMayHaveChanged()
    view.setNeedsLayout()
  }

  /// What the bars cover together with the screen's edges, in points.
  private var covered: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !isNavigationBarHidden { insets.top += navigationBar.fittingHeight }
    if !isToolbarHidden { insets.bottom += UIToolbar.height }
    return insets
  }

  private func layoutBars() {
    let safe = view.safeAreaInsets
    let size = view.bounds.size
    navigationBar.reachAbove = safe.top
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: navigationBar.fittingHeight)
    guard !isToolbarHidden else { return }
    toolbar.reachBelow = safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: size.height - safe.bottom - UIToolbar.height, width: size.width, height: UIToolbar.height)
  }

  /// The content lies under translucent bars, unless its controller does not extend there, and beside opaque ones.
  private func layoutContent() {
    guard let top = topViewController, isViewLoaded else { return }
    let extends = edges(of: top)
    let covered = self.covered
    var frame = view.bounds
    if !extends.contains(.top), !isNavigationBarHidden {
      frame.origin.y += covered.top
      frame.size.height -= covered.top
    }
    if !extends.contains(.bottom), !isToolbarHidden { frame.size.height -= covered.bottom }
    content.frame = view.bounds
    top.view.frame = frame
  }

  private func edges(of controller: UIViewController) -> UIRectEdge {
    var edges = controller.edgesForExtendedLayout
    if !navigationBar.isTranslucent, !controller.extendedLayoutIncludesOpaqueBars { edges.remove(.top) }
    return edges
  }

  override func safeArea(forChild child: UIViewController) -> UIEdgeInsets? {
    guard isViewLoaded, view.window != nil else { return nil }
    var insets = covered
    let extends = edges(of: child)
    if !extends.contains(.top), !isNavigationBarHidden { insets.top = 0 }
    if !extends.contains(.bottom), !isToolbarHidden { insets.bottom = 0 }
    return insets
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  static let navigationDescription = ClassDescription(UINavigationController.self, name: "UINavigationController")
    .property("navigationBar", \.navigationBar)
    .property("navigationBarHidden", \.isNavigationBarHidden)
    .property("toolbarHidden", \.isToolbarHidden)
    .property("viewControllers", \.viewControllers)
    .property("delegate", \.delegate)
}
