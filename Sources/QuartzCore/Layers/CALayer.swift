import CoreGraphics

/// A rectangle of content in a tree of such rectangles, as Core Animation defines it.
///
/// A preview shows everything settled: animations are stored and answered, and the model values are drawn.
/// Lengths are points; a layer's own coordinates are those of its bounds, with the y axis down.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, KeyValueCoding {
  // MARK: Making a layer

  /// A layer without a size.
  public override init() { super.init() }

  /// A copy of `layer`'s properties, as Core Animation makes of a layer for its presentation. Override to copy
  /// properties of your own.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// A layer from an archive. Layers are not archived here: it has the default properties.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// True, as on iOS.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates.
  open var bounds = CGRect.zero {
    didSet { boundsDidChange(from: oldValue) }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position = CGPoint.zero

  /// Where the layer is along the z axis: sublayers are drawn in the order of it.
  open var zPosition: CGFloat = 0

  /// The point of the bounds that is at `position` and that transforms are about, in units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The anchor point along the z axis, in points.
  open var anchorPointZ: CGFloat = 0

  /// The transform about the anchor point.
  open var transform = CATransform3DIdentity

  /// The transform of all sublayers, about the centre of the bounds. Where it adds perspective comes from `m34`.
  open var sublayerTransform = CATransform3DIdentity

  /// The smallest rectangle that contains the layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  /// The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Makes `transform` the affine transform `m`.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether the y axes of the sublayers point up.
  open var isGeometryFlipped = false

  /// Whether the y axis of the contents points up in relation to the layer.
  open func contentsAreFlipped() -> Bool { isGeometryFlipped }

  /// Whether the layer is left out of the picture.
  open var isHidden = false

  /// Whether the layer is shown while its back faces the viewer.
  open var isDoubleSided = true

  // MARK: Tree

  /// The layer above in the tree.
  open internal(set) weak var superlayer: CALayer?

  /// The layers below in the tree, the rearmost first; `nil` where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// The sublayers. `sublayers` is what subclasses may override.
  final var children: [CALayer] = []

  /// Leaves the superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Adds `layer` as the frontmost sublayer, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insertChild(layer, at: children.count) }

  /// Inserts `layer` as the sublayer at `idx`, counted from the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insertChild(layer, at: Int(idx)) }

  /// Inserts `layer` right behind `sibling`; behind all others where there is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insertChild(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts `layer` right in front of `sibling`; in front of all others where there is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insertChild(layer, at: (children.firstIndex { $0 === sibling }).map { $0 + 1 } ?? children.count)
  }

  /// Puts `newLayer` in the place of the sublayer `oldLayer`; does nothing where that is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The layer whose alpha is multiplied with this one's, in this layer's coordinates.
  open var mask: CALayer? {
    didSet { mask?.maskedLayer = self }
  }

  /// The layer that this one is the mask of.
  final weak var maskedLayer: CALayer?

  // MARK: Look

  /// Whether sublayers, and shadows of this layer, are cut off at the bounds and their rounded corners.
  open var masksToBounds = false

  /// What is shown in the bounds: a `CGImage`. Anything else is stored and not shown.
  open var contents: Any? {
    didSet { backingStore = nil }
  }

  /// The part of `contents` that is shown, in units of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// How `contents` are placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize

  /// Pixels of `contents` a point.
  open var contentsScale: CGFloat = 1

  /// The part of `contents` that stretches, in units of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The pixel format that the backing store should have. Stored only.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint

  /// How contents are sampled where they are made smaller.
  open var minificationFilter = CALayerContentsFilter.linear

  /// How contents are sampled where they are made larger.
  open var magnificationFilter = CALayerContentsFilter.linear

  /// The detail of `.trilinear` minification. Stored only.
  open var minificationFilterBias: Float = 0

  /// Whether the contents cover the bounds with opaque colours. A hint; stored only.
  open var isOpaque = false

  /// Whether the layer is displayed again whenever the size of its bounds changes.
  open var needsDisplayOnBoundsChange = false

  /// Whether drawing happens in the background. Stored only.
  open var drawsAsynchronously = false

  /// Which edges are smoothed. Stored; edges are always smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  /// Whether edges may be smoothed. Stored; edges are always smoothed.
  open var allowsEdgeAntialiasing = false

  /// What fills the bounds, behind the contents.
  open var backgroundColor: CGColor?

  /// The radius of the bounds' corners.
  open var cornerRadius: CGFloat = 0

  /// Which corners `cornerRadius` applies to.
  open var maskedCorners = CACornerMask.all

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// How much further than its radius the curve of a corner goes.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerPath.continuousExtent : 1
  }

  /// The width of the border, which is inside the bounds and in front of everything in the layer.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor? = CGColor.black

  /// How visible the layer is, from 0 to 1.
  open var opacity: Float = 1

  /// Whether `opacity` applies to the layer and its sublayers as a whole.
  open var allowsGroupOpacity = true

  /// How the layer is composited: the name of a Core Image filter such as `multiplyBlendMode`. Others are stored only.
  open var compositingFilter: Any?

  /// Filters of the layer's content. Stored only.
  open var filters: [Any]?

  /// Filters of what is behind the layer. Stored only.
  open var backgroundFilters: [Any]?

  /// Whether the layer is drawn as a bitmap before compositing. Stored; the picture is the same.
  open var shouldRasterize = false

  /// Pixels a point of that bitmap. Stored only.
  open var rasterizationScale: CGFloat = 1

  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor.black

  /// How visible the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// Where the shadow is in relation to the layer.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The standard deviation of the Gaussian that blurs the shadow.
  open var shadowRadius: CGFloat = 3

  /// The shape that casts the shadow, in the layer's coordinates; `nil` for the layer's own silhouette.
  open var shadowPath: CGPath?

  /// Default values by key.
  open var style: [AnyHashable: Any]?

  /// A name to find the layer by.
  open var name: String?

  // MARK: Display

  /// What provides contents, layout and actions. Held weakly.
  open weak var delegate: (any CALayerDelegate)?

  /// What was drawn into the layer; shown as contents are.
  final var backingStore: CGImage?
  /// Pixels a point of `backingStore`.
  final var backingStoreScale: CGFloat = 1
  private var isDisplayNeeded = false

  /// Asks for a call of `display()` before the layer is next shown.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// Asks for a call of `display()`. All of the layer is drawn, whatever `r` is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `display()` will be called.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Calls `display()` if asked for.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    isDisplayNeeded = false
    display()
  }

  /// Provides the contents: lets the delegate do it, or makes a backing store and draws into it.
  open func display() {
    guard let delegate else { return drawBackingStore() }
    delegate.display(self)
  }

  /// Draws the contents, in the layer's coordinates with the y axis down. Lets the delegate do it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and all below it into `ctx`, whose space is taken as that of the layer's bounds.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Own content

  /// Whether the layer shows anything between its background and its sublayers.
  var hasOwnContent: Bool { contentImage != nil }

  /// What background, border and content can touch, in the layer's coordinates.
  var ownContentExtent: CGRect { contentRect.map(bounds.union) ?? bounds }

  /// The part of the layer's space that drawing it and all below it can touch, without the shadow.
  var bodyExtent: CGRect { extentOfTree }

  /// Draws what is between background and sublayers, in the layer's coordinates.
  func drawOwnContent(in context: CGContext) { drawContentImage(in: context) }

  /// Draws the sublayers, in the layer's coordinates.
  func drawSublayers(with renderer: LayerRenderer) {
    for child in childrenInDrawingOrder { renderer.draw(child) }
  }

  // MARK: Layout

  private var isLayoutNeeded = false

  /// The size that the layer would like to have: that of its contents, or of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Asks for a call of `layoutSublayers()`.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Whether `layoutSublayers()` will be called.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out what needs it, from the topmost ancestor that needs it down to every layer below.
  open func layoutIfNeeded() {
    var top = self
    while let next = top.superlayer, next.needsLayout() { top = next }
    top.layoutTree()
  }

  /// Places the sublayers. Lets the delegate do it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Lays out this layer if asked for, then all below it.
  final func layoutTree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children { child.layoutTree() }
  }

  // MARK: Coordinates

  /// A point of the space of `l` in this layer's; in the root's where `l` is `nil`.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(Self.conversion(from: l, to: self)) }

  /// A point of this layer's space in that of `l`; in the root's where `l` is `nil`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(Self.conversion(from: self, to: l)) }

  /// The smallest rectangle in this layer's space around `r` of the space of `l`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(Self.conversion(from: l, to: self)) }

  /// The smallest rectangle in the space of `l` around `r` of this layer's space.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(Self.conversion(from: self, to: l)) }

  /// A time of another layer in this layer's time. All layers have the same time here.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// A time of this layer in another's. All layers have the same time here.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// The frontmost layer at `p`, a point in the superlayer's coordinates: this one or one below it.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }

  /// Whether `p`, a point in the layer's coordinates, is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  /// What is done when the event of that name occurs to a layer that says nothing itself; `nil` for nothing.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// What the layer does when the event of that name occurs. Asked for by components; changes are not animated here.
  open func action(forKey event: String) -> CAAction? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    return Self.defaultAction(forKey: event)
  }

  /// Actions by the event's name.
  open var actions: [String: CAAction]?

  /// The animations by key.
  final var animations: [(key: String?, animation: CAAnimation)] = []

  /// Stores a copy of `anim`, in place of an earlier one of the same key. What is drawn stays the model's values.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
    CATransaction.noteAnimation()
  }

  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }

  /// Removes the animation of that key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// The keys of the animations, in the order in which they were added; `nil` where there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation of that key.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The layer as it is shown: this one, since everything is settled.
  open func presentation() -> Self? { self }

  /// The layer whose values count: this one.
  open func model() -> Self { self }

  // MARK: CAMediaTiming

  /// When the layer's time begins. Stored only, as is all of the layer's timing.
  open var beginTime: CFTimeInterval = 0
  /// How long the layer's time lasts.
  open var duration: CFTimeInterval = .infinity
  /// How fast the layer's time passes.
  open var speed: Float = 1
  /// An offset of the layer's time.
  open var timeOffset: CFTimeInterval = 0
  /// How often the layer's time is repeated.
  open var repeatCount: Float = 0
  /// How long the layer's time is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the layer's time runs backwards after running forwards.
  open var autoreverses = false
  /// What is shown outside the layer's time.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Key-value coding

  /// Values of keys that name no property: a layer takes any key.
  final var storedValues: [String: Any] = [:]

  /// The default of a key; `nil` for none. Override for properties of your own.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a change of that key makes the layer display again. Override for properties of your own.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether an archive would hold the value of that key. Nothing is archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Reads a property, or what was stored under any other key.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }

  /// Writes a property, or stores a value under any other key.
  ///
  /// An object that is no `CGColor` for a colour is ignored, as Core Animation ignores it when it draws: the classic is
  /// a `UIColor` for `layer.borderColor` among the runtime attributes.
  open func setValue(_ value: Any?, forKey key: String) {
    guard acceptsColor(value, forKey: key) else { return }
    KeyValueCoder.set(value, of: self, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Reads along a path, also into structures: `transform.rotation.z`, `bounds.size.width`.
  open func value(forKeyPath path: String) -> Any? { valueOfComponent(path) }

  /// Writes along a path, also into structures: `transform.rotation.z`, `bounds.size.width`.
  open func setValue(_ value: Any?, forKeyPath path: String) { setComponent(value, path) }

  /// What was stored under the key, else its default.
  open func value(forUndefinedKey key: String) -> Any? {
    storedValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Stores the value under the key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { storedValues[key] = value }
}
