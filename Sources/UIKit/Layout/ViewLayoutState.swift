/// What layout keeps for one view. `UIView` stores one of these in `package let layout = ViewLayoutState()`.
@MainActor package final class ViewLayoutState {
  /// Whether the view's frame and autoresizing mask place it, rather than constraints.
  package var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that the view holds, in the order they were added.
  package internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns, in the order they were added.
  package internal(set) var layoutGuides: [UILayoutGuide] = []
  /// How much the view resists growing beyond its intrinsic size, horizontally and vertically.
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
  /// How much the view resists shrinking below its intrinsic size, horizontally and vertically.
  var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
  /// Whether `updateConstraints()` is to run before the next layout.
  package var needsUpdateConstraints = true

  /// The intrinsic size, in points, that counts in place of the view's own; `nil` for the view's own.
  package var knownContentSize: CGSize?

  /// The guides that every view has, made on first use.
  var standardGuides: [StandardGuide: UILayoutGuide] = [:]
  /// The guide of the keyboard, made on first use.
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The width that the last layout found for content whose height depends on it, in points; `nil` for as wide as it likes.
  package internal(set) var contentWidth: CGFloat?
  /// The frame, in the superview's coordinates, that constraints gave the view; `nil` where they do not place it.
  var solvedFrame: CGRect?
  /// Whether the constraints left the view's place or size open when they were last solved.
  var isAmbiguous = false

  /// On a root: whether constraints, intrinsic sizes, frames or the tree changed since they were last solved.
  package var needsSolving = true
  /// On a root: whether frames are changing because of what was solved.
  var isApplying = false
  /// On a root: the conflicts already reported, so that each is told once.
  var reportedConflicts: Set<String> = []

  /// The state of a new view.
  package init() {}
}
