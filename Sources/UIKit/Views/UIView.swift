/// A rectangle of the screen that shows something: a layer, its subviews, and what follows from them.
///
/// Geometry is the layer's own; the view adds the superview's rules (autoresizing, constraints, margins, safe area,
/// tint,
/// traits). Members are here rather than in extensions where components may override them.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitEnvironment, UICoordinateSpace, UIAppearance, UIDynamicItem, UITraitChangeObservable
{
  nonisolated(unsafe) private let backing: CALayer
  var children: [UIView] = []
  weak var parent: UIView?
  weak var controller: UIViewController?
  var ownBackground: UIColor?
  var ownTint: UIColor?
  var margins = ViewMargins()
  var traitState = ViewTraitState()
  var recognizers: [UIGestureRecognizer] = []
  /// What the layout engine keeps for the view.
  package let layout = ViewLayoutState()

  // MARK: Making

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with its frame in its future superview's coordinates.
  public init(frame: CGRect) {
    backing = ViewLayers.make(Self.layerClass)
    super.init()
    setUpLayer()
    if frame != .zero { layer.frame = frame }
  }

  /// Makes a view out of a nib.
  public required init?(coder: NSCoder) {
    backing = ViewLayers.make(Self.layerClass)
    super.init()
    setUpLayer()
    (coder as? UINibDecoder)?.configure(self)
  }

  /// Makes a view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// Archives the view. Nothing is archived at design time.
  open func encode(with coder: NSCoder) {}

  private func setUpLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.description.scale
    if drawsItself { layer.setNeedsDisplay() }
    setDefaults()
  }

  /// Sets what differs from a plain view, before a nib says more.
  func setDefaults() {}

  /// The layer that draws the view.
  open var layer: CALayer { backing }

  // MARK: Geometry

  /// Place and size in the superview's coordinates, in points. Not to be relied on under a transform.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }
  /// The view's own rectangle, in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }
  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }
  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The transform about the middle, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point, in the unit square of the bounds, that `center` says the place of.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels in a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// Whether the view takes more than one finger. Stored only.
  open var isMultipleTouchEnabled = false
  /// Whether others get no touches while the view has one. Stored only.
  open var isExclusiveTouch = false

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }
  /// The frontmost view at a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// A point of this view in another's coordinates; in the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? rootView).layer)
  }
  /// A point of another view, of the window for `nil`, in this one's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? rootView).layer)
  }
  /// A rectangle of this view in another's coordinates; in the window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? rootView).layer) }
  /// A rectangle of another view, of the window for `nil`, in this one's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? rootView).layer)
  }

  /// Whether subviews follow their autoresizing masks when this view changes its size.
  open var autoresizesSubviews = true
  /// What of the view gives way when its superview changes its size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { constraintsDidChange() } }
  }
  /// The size that suits the view best within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that `sizeThatFits(_:)` gives, keeping the origin of the frame.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { parent }
  /// The views in this one, hindmost first.
  open var subviews: [UIView] { children }
  /// The window that this view is in.
  open var window: UIWindow? { parent?.window }
  open override var next: UIResponder? { controller ?? parent }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Adds a view as the `index`th from behind.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  /// Exchanges two views by their index.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  /// Brings a view to the front.
  open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
  /// Sends a view to the back.
  open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }
  /// Takes this view out of its superview.
  open func removeFromSuperview() { detach() }
  /// Called after a view has been added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Whether this is `view` or above it.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }
  /// This view or the first below it with that tag.
  open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }
  /// A number to find the view by.
  open var tag = 0

  // MARK: Looks

  /// Whether what is outside the bounds is not drawn.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour behind everything else, resolved in the view's traits.
  open var backgroundColor: UIColor? {
    get { readBackground() }
    set { writeBackground(newValue) }
  }
  /// How visible the view with all in it is, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view promises to fill its bounds. Stored only: drawing is right either way.
  open var isOpaque = true
  /// Whether the bounds are cleared before `draw(_:)`. They always are here.
  open var clearsContextBeforeDrawing = true
  /// Whether the view, with all in it, is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      if superview is UIStackView { constraintsDidChange() }
    }
  }
  /// How content that is not as large as the view is placed.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  /// A view whose alpha masks this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  /// The accent colour; the superview's where none is set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { changeTint { ownTint = newValue } }
  }
  /// Whether the tint is shown as it is or greyed; the superview's where automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { changeTint { ownTintAdjustment = newValue } }
  }
  var ownTintAdjustment = TintAdjustmentMode.automatic
  /// Called when the tint has changed.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the view's content into the current context. Does nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)`.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for `draw(_:)` for a part, in the view's coordinates.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws the layer's content: `draw(_:)` in the given context.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
  /// Called before the layer draws.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The animation for a change of the layer. There is none: previews are settled.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }

  // MARK: Layout

  /// Lays out the view when its layer is to.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { performLayout() }
  }
  /// Lays out the subviews: gives them the frames that constraints ask for.
  open func layoutSubviews() { layoutEngineApply() }
  /// Asks for `layoutSubviews()`.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out the view, and all in it, where that was asked for.
  open func layoutIfNeeded() { runLayout() }
  /// The size of the view's content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { constraintsDidChange() }
  /// Whether the view is useless without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the frame and autoresizing mask count as constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMaskIntoConstraints }
    set {
      guard newValue != layout.translatesAutoresizingMaskIntoConstraints else { return }
      layout.translatesAutoresizingMaskIntoConstraints = newValue
      constraintsDidChange()
    }
  }
  /// Brings the view's constraints up to date.
  open func updateConstraints() { layout.needsUpdateConstraints = false }
  /// Asks for `updateConstraints()`.
  open func setNeedsUpdateConstraints() {
    layout.needsUpdateConstraints = true
    constraintsDidChange()
  }
  /// Whether `updateConstraints()` was asked for.
  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
  /// Brings the constraints of the view, and of all in it, up to date where that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  /// How far the frame reaches beyond the rectangle that constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints align.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
  /// The view whose first line of text stands for this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The smallest or largest size that the constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints allow, nearest to `targetSize` as strongly as the priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    layoutEngineFittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// The room kept free inside the view, in points, with the safe area where it counts.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { margins.own = newValue } }
  }
  /// The same, by leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { changeMargins { margins.own = undirectional(newValue) } }
  }
  /// Whether margins are at least what the superview's reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { margins.preservesSuperview = newValue } }
  }
  /// Whether margins are counted from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.countsFromSafeArea }
    set { changeMargins { margins.countsFromSafeArea = newValue } }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// What bars and rounded corners cover of the view, in points; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { computeSafeArea() }
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits and language

  /// The traits of the view: its superview's, and what it overrides.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the view and all in it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set { changeTraits { traitState.style = newValue } }
  }
  /// What the view shows, as to whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }
  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Touch. Nothing is touched at design time.

  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// The view's gesture recognisers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Adds a gesture recogniser.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Takes a gesture recogniser away.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Whether a gesture recogniser may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The view's interactions. Stored only.
  open var interactions: [UIInteraction] = []
  /// Adds an interaction, which is told, but never used.
  open func addInteraction(_ interaction: UIInteraction) { attach(interaction) }
  /// Takes an interaction away.
  open func removeInteraction(_ interaction: UIInteraction) { detach(interaction) }
  /// Motion effects. Stored only: the device does not move at design time.
  open var motionEffects: [UIMotionEffect] = []
  /// Adds a motion effect, which has no effect at design time.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes a motion effect away.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Accessibility and restoration. Stored only.

  /// Whether assistive technology sees the view.
  open var isAccessibilityElement = false
  /// What assistive technology calls the view.
  open var accessibilityLabel: String?
  /// What using the view does.
  open var accessibilityHint: String?
  /// The view's value in words.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What kind of element the view is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Where the view is on the screen.
  open var accessibilityFrame: CGRect = .zero
  /// The outline of the view on the screen.
  open var accessibilityPath: UIBezierPath?
  /// Where a double tap touches.
  open var accessibilityActivationPoint: CGPoint = .zero
  /// The language the view is read in.
  open var accessibilityLanguage: String?
  /// Whether all in the view is unseen by assistive technology.
  open var accessibilityElementsHidden = false
  /// Whether siblings are unseen by assistive technology.
  open var accessibilityViewIsModal = false
  /// Whether elements are read together.
  open var shouldGroupAccessibilityChildren = false
  /// The elements in the view.
  open var accessibilityElements: [Any]?
  /// Actions for assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// What the view may be called by voice.
  open var accessibilityUserInputLabels: [String]!
  /// Whether the view is left as it is when colours are inverted.
  open var accessibilityIgnoresInvertColors = false
  /// How many elements are in the view.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element at an index.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Called when assistive technology activates the view.
  open func accessibilityActivate() -> Bool { false }
  /// Called when assistive technology raises the value.
  open func accessibilityIncrement() {}
  /// Called when assistive technology lowers the value.
  open func accessibilityDecrement() {}
  /// The name under which state is restored.
  open var restorationIdentifier: String?

  /// The class and its frame, as UIKit words it, without the address.
  open override var description: String { describe(backing) }
}
