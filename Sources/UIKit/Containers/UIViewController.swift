/// Manages one view with all in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UIAppearanceContainer
{
  var loadedView: UIView?
  var traitState = ViewTraitState()
  private var childControllers: [UIViewController] = []
  private weak var parentController: UIViewController?
  private var isAppearing: Bool?
  private var supportGuides: (top: UILayoutSupport, bottom: UILayoutSupport)?
  /// Gives the controller the view that a storyboard or nib holds for it; nil where it has none.
  package var viewLoader: ((UIViewController) -> Void)?

  // MARK: Making

  /// Makes a controller whose view is in a nib: that of the name, else one called as the class is, else an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller out of a storyboard or nib.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? UINibDecoder)?.configure(self)
  }

  /// Makes a controller whose view is in a nib called as the class is, else an empty view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Archives the controller. Nothing is archived at design time.
  open func encode(with coder: NSCoder) {}

  /// The nib that holds the view.
  open private(set) var nibName: String?
  /// The bundle that holds the nib.
  open private(set) var nibBundle: Bundle?
  /// The storyboard the controller is from.
  open package(set) var storyboard: UIStoryboard?

  // MARK: The view

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view where it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view: out of the storyboard or nib, else an empty one as large as the screen.
  open func loadView() {
    if let viewLoader {
      viewLoader(self)
    } else {
      NibView.load(for: self)
    }
    if loadedView == nil { view = UIView(frame: UIScreen.description.bounds) }
  }
  /// Loads the view where it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its place and traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has come onto the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Brings the view's constraints up to date.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when memory is short. It never is at design time.
  open func didReceiveMemoryWarning() {}
  /// The size that a container should give the view, in points.
  open var preferredContentSize: CGSize = .zero
  /// Text for the bar above.
  open var title: String? {
    didSet { titleChanged() }
  }

  // MARK: Coming and going

  /// Says that the view is about to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard self.isAppearing != isAppearing else { return }
    self.isAppearing = isAppearing
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }
  /// Says that the view has come or gone.
  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }
  /// Whether children hear of the container's coming and going.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// False: nothing is in progress at design time.
  open var isBeingPresented: Bool { false }
  /// False: nothing is in progress at design time.
  open var isBeingDismissed: Bool { false }
  /// False: nothing is in progress at design time.
  open var isMovingToParent: Bool { false }
  /// False: nothing is in progress at design time.
  open var isMovingFromParent: Bool { false }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childControllers.filter { $0.viewIfLoaded.map { $0.superview != nil } ?? false }
  }

  /// Tells the controller that its view comes, puts it in place, lays it out, and tells that it has come.
  func appear(_ putInPlace: () -> Void) {
    beginAppearanceTransition(true, animated: false)
    putInPlace()
    viewIsAppearing(false)
    loadedView?.layoutIfNeeded()
    endAppearanceTransition()
  }

  // MARK: Containers

  /// The controllers in this one.
  open var children: [UIViewController] { childControllers }
  /// The controller that this one is in.
  open var parent: UIViewController? { parentController }
  /// Adds a controller.
  open func addChild(_ childController: UIViewController) {
    childController.parentController?.removeChild(childController)
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }
  /// Takes the controller out of the one it is in.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.removeChild(self)
    didMove(toParent: nil)
  }
  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the container has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Puts one child in the place of another at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  private func removeChild(_ child: UIViewController) {
    childControllers.removeAll { $0 === child }
    child.parentController = nil
  }

  /// The safe area that a container gives a child's view, in points; nil where the superview's counts.
  func safeArea(forChild child: UIViewController) -> UIEdgeInsets? { nil }
  func safeAreaFromContainer() -> UIEdgeInsets? { parentController?.safeArea(forChild: self) }

  /// The navigation controller above.
  open var navigationController: UINavigationController? { nearestAbove() }
  /// The tab bar controller above.
  open var tabBarController: UITabBarController? { nearestAbove() }
  /// What the navigation bar shows for the controller.
  open private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title ?? "")
  /// What the tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What the toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the tab bar goes while the controller is on top.
  open var hidesBottomBarWhenPushed = false

  private func nearestAbove<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  private func titleChanged() {
    navigationItem.title = title
    tabBarItem.title = title
  }

  // MARK: Presenting

  /// The controller that this one shows above itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// Keeps the controller as presented; a preview shows the presenting one.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Forgets what is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentedViewController == nil ? presentingViewController : self
    presenting?.presentedViewController?.presentingViewController = nil
    presenting?.presentedViewController = nil
    completion?()
  }
  /// Pushes onto the navigation controller above, or presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  /// Who decides how the controller comes and goes. Never asked at design time.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How the controller comes onto the screen. Stored only.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How its coming is animated. Stored only.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether it keeps from being swiped away. Stored only.
  open var isModalInPresentation = false
  /// Whether it is what its children are presented over. Stored only.
  open var definesPresentationContext = false
  /// Whether it decides how its children come. Stored only.
  open var providesPresentationContextTransitionStyle = false
  /// Whether it decides the status bar without being full screen. Stored only.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Storyboards

  /// Whether a segue is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs no segue at design time.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The name under which state is restored. Stored only.
  open var restorationIdentifier: String?

  // MARK: Edges

  /// Under which bars the view reaches.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether it reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep clear of bars; of old.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What to keep free beyond the container's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
  }
  /// The least margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.bounds.width ?? UIScreen.description.bounds.width
    let side = Self.standardMargin(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The margin at the edges of something as wide as a screen: frames that Interface Builder stored have 20 points from
  /// 396 points of width on, 16 up to 394.
  static func standardMargin(width: CGFloat) -> CGFloat { width >= 395 ? 20 : 16 }
  /// Whether the view has at least these margins.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Where the bar at the top ends; of old.
  open var topLayoutGuide: UILayoutSupport { supports.top }
  /// Where the bar at the bottom begins; of old.
  open var bottomLayoutGuide: UILayoutSupport { supports.bottom }

  private var supports: (top: UILayoutSupport, bottom: UILayoutSupport) {
    if let supportGuides { return supportGuides }
    let owner: UIView = view
    let made = (
      top: LayoutSupportGuide(owner: owner, isTop: true), bottom: LayoutSupportGuide(owner: owner, isTop: false)
    )
    supportGuides = made
    return made
  }

  // MARK: Status bar and turning

  /// How the status bar is drawn. No status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. No status bar is drawn.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which child decides the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which child decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator goes. None is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: no status bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The orientations the controller is made for.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation to come in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.shared.interfaceOrientation }

  // MARK: Traits

  /// The traits of the controller: its container's, and what it overrides.
  open var traitCollection: UITraitCollection {
    let around = parentController.map { $0.overriddenTraits[ObjectIdentifier(self)] ?? $0.traitCollection }
    return traitState.applied(to: around ?? loadedView?.superview?.traitCollection ?? UITraitCollection.current)
  }
  private var overriddenTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the traits change. They do not change at design time.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the size changes. It does not change at design time.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  /// Light or dark for the controller's view and all in it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set {
      traitState.style = newValue
      loadedView?.propagateTraits()
    }
  }
  /// Overrides traits of a child.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    overriddenTraits[ObjectIdentifier(childViewController)] = collection.map {
      UITraitCollection(traitsFrom: [traitCollection, $0])
    }
    childViewController.loadedView?.propagateTraits()
  }

  func noteTraitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    TraitObserver.notify(traitState.observers, self, from: old, to: traitCollection)
  }

  // MARK: Editing

  /// Whether the content is being edited.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override var next: UIResponder? { loadedView?.superview ?? parentController }
}
