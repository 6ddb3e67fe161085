import ConstraintSolver

/// Turns the constraints below one root into equations, solves them, and reads the frames.
///
/// Each view has four unknowns: its frame in its superview's coordinates, so that constraints between siblings, and
/// between a view and its superview, stay short. A constraint across several levels adds up the offsets between.
@MainActor final class LayoutEngine {
  /// How the root's size comes about.
  enum RootSize {
    /// It is given.
    case fixed(CGSize)
    /// It follows from the constraints, the present size where these leave it open.
    case preferred(CGSize)
    /// It is sought, as near to the target as the priorities say.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The unknowns of a view or guide.
  struct Frame {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  let root: UIView
  let rootSize: RootSize
  var solver = Solver()
  /// The widths that width-dependent views were found to have, for the second pass.
  var contentWidths: [ObjectIdentifier: CGFloat] = [:]
  private(set) var views: [UIView] = []
  /// The width-dependent views, and how wide their content would be.
  private(set) var contents: [(view: UIView, width: CGFloat)] = []
  private(set) var guides: [UILayoutGuide] = []
  private var viewFrames: [ObjectIdentifier: Frame] = [:]
  private var guideFrames: [ObjectIdentifier: Frame] = [:]
  private var origins: [Constraint.ID: LayoutEquationOrigin] = [:]

  init(root: UIView, size: RootSize) {
    self.root = root
    rootSize = size
  }

  // MARK: Equations

  /// Sets the equations of the whole tree up and solves them. Answers the conflicts.
  func solve(_ tree: [UIView]) -> [LayoutConflict] {
    _ = frame(of: root)
    for view in tree where view !== root && !view.translatesAutoresizingMaskIntoConstraints { _ = frame(of: view) }
    for view in tree {
      for constraint in view.layout.constraints { add(constraint, in: view) }
      guard let stack = view as? UIStackView else { continue }
      stack.updateArrangement()
      for constraint in stack.arrangement { add(constraint, in: stack) }
    }
    return solver.solve().map { conflict in
      LayoutConflict(
        broken: origins[conflict.unsatisfied] ?? .size(root),
        all: conflict.constraints.compactMap { origins[$0] })
    }
  }

  private func add(_ constraint: NSLayoutConstraint, in owner: UIView) {
    guard let expression = expression(of: constraint, in: owner) else { return }
    let relation: Relation
    switch constraint.relation {
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    add(Constraint(expression, relation, priority: constraint.priority.rawValue), .constraint(constraint))
  }

  func add(_ constraint: Constraint, _ origin: LayoutEquationOrigin) { origins[solver.add(constraint)] = origin }

  func fix(_ variable: Variable, _ value: CGFloat, _ origin: LayoutEquationOrigin) {
    add(Constraint(LinearExpression(variable) - Double(value), .equal), origin)
  }

  private func makeFrame() -> Frame {
    Frame(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
  }

  // MARK: Unknowns

  /// The unknowns of a view, set up with all that holds for it by itself on first use.
  func frame(of view: UIView) -> Frame {
    if let frame = viewFrames[ObjectIdentifier(view)] { return frame }
    let frame = makeFrame()
    viewFrames[ObjectIdentifier(view)] = frame
    views.append(view)
    if view === root {
      addRootSize(frame)
    } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      addAutoresizing(view, frame, in: self.frame(of: superview))
    } else {
      addSizeLimits(frame, .size(view))
      addIntrinsicSize(view, frame)
    }
    return frame
  }

  /// The unknowns of a guide.
  func frame(of guide: UILayoutGuide) -> Frame {
    if let frame = guideFrames[ObjectIdentifier(guide)] { return frame }
    let frame = makeFrame()
    guideFrames[ObjectIdentifier(guide)] = frame
    guides.append(guide)
    addSizeLimits(frame, .guide(guide))
    if guide.owningView?.layout.standardGuides[.scrollContent] === guide {
      fix(frame.x, 0, .guide(guide))
      fix(frame.y, 0, .guide(guide))
    }
    return frame
  }

  private func addSizeLimits(_ frame: Frame, _ origin: LayoutEquationOrigin) {
    add(Constraint(LinearExpression(frame.width), .greaterThanOrEqual), origin)
    add(Constraint(LinearExpression(frame.height), .greaterThanOrEqual), origin)
  }

  private func addRootSize(_ frame: Frame) {
    fix(frame.x, 0, .size(root))
    fix(frame.y, 0, .size(root))
    switch rootSize {
    case .fixed(let size):
      fix(frame.width, size.width, .autoresizing(root, .width))
      fix(frame.height, size.height, .autoresizing(root, .height))
    case .preferred(let size):
      addRootSize(frame, target: size, horizontal: .sceneSizeStayPut, vertical: .sceneSizeStayPut)
    case .fitting(let size, let horizontal, let vertical):
      addRootSize(frame, target: size, horizontal: horizontal, vertical: vertical)
    }
  }

  private func addRootSize(
    _ frame: Frame, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) {
    addSizeLimits(frame, .size(root))
    addIntrinsicSize(root, frame)
    add(
      Constraint(LinearExpression(frame.width) - Double(target.width), .equal, priority: horizontal.rawValue),
      .size(root))
    add(
      Constraint(LinearExpression(frame.height) - Double(target.height), .equal, priority: vertical.rawValue),
      .size(root))
  }

  private func addIntrinsicSize(_ view: UIView, _ frame: Frame) {
    let size = intrinsicSize(of: view)
    let insets = view.alignmentRectInsets
    let state = view.layout
    if size.width != UIView.noIntrinsicMetric {
      let width = Double(size.width + insets.left + insets.right)
      addContentSize(frame.width, width, state.hugging.horizontal, state.compressionResistance.horizontal, view)
    }
    if size.height != UIView.noIntrinsicMetric {
      let height = Double(size.height + insets.top + insets.bottom)
      addContentSize(frame.height, height, state.hugging.vertical, state.compressionResistance.vertical, view)
    }
  }

  private func intrinsicSize(of view: UIView) -> CGSize {
    if let known = view.layout.knownContentSize { return known }
    guard let content = view as? any WidthDependentContent, content.contentDependsOnWidth else {
      return view.intrinsicContentSize
    }
    view.layout.contentWidth = contentWidths[ObjectIdentifier(view)]
    let size = view.intrinsicContentSize
    contents.append((view, size.width))
    return size
  }

  private func addContentSize(
    _ variable: Variable, _ value: Double, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority, _ view: UIView
  ) {
    let difference = LinearExpression(variable) - value
    add(Constraint(difference, .lessThanOrEqual, priority: Self.yielding(hugging)), .contentSize(view))
    add(Constraint(difference, .greaterThanOrEqual, priority: Self.yielding(resistance)), .contentSize(view))
  }

  /// A required content size still gives way to a required constraint: UIKit and Interface Builder break it first.
  private static func yielding(_ priority: UILayoutPriority) -> Float { min(priority.rawValue, 999.99) }

  // MARK: Answers

  /// The frame of a view or guide, in the coordinates that its unknowns are in, before it is fitted to pixels.
  func rectangle(_ frame: Frame) -> CGRect {
    CGRect(
      x: solver.value(of: frame.x), y: solver.value(of: frame.y), width: solver.value(of: frame.width),
      height: solver.value(of: frame.height))
  }

  /// Whether another place or size would satisfy the constraints as well.
  func isAmbiguous(_ frame: Frame) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].contains { solver.isAmbiguous($0) }
  }
}
