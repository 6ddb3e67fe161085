/// Where an equation came from, for reports.
@MainActor enum LayoutEquationOrigin {
  case constraint(NSLayoutConstraint)
  /// That a view's frame and autoresizing mask place it.
  case autoresizing(UIView, NSLayoutConstraint.Attribute)
  case contentSize(UIView)
  /// That a view's size is not negative.
  case size(UIView)
  case guide(UILayoutGuide)

  /// As UIKit's messages print it; `nil` for what they leave out.
  var description: String? {
    switch self {
    case .constraint(let constraint): constraint.description
    case .autoresizing(let view, let attribute):
      "<NSAutoresizingMaskLayoutConstraint \(NSLayoutConstraint.name(of: view)).\(NSLayoutConstraint.name(of: attribute))>"
    case .contentSize(let view): "<NSContentSizeLayoutConstraint \(NSLayoutConstraint.name(of: view))>"
    case .size, .guide: nil
    }
  }
}

/// Required constraints of a tree that cannot all hold.
@MainActor struct LayoutConflict {
  /// The one that is left out.
  let broken: LayoutEquationOrigin
  /// All of them.
  let all: [LayoutEquationOrigin]

  /// What UIKit prints, with the constraints a line each.
  var message: String {
    let list = all.compactMap(\.description).map { "    \($0)" }.joined(separator: "\n")
    let recovery = broken.description.map { "\nWill attempt to recover by breaking constraint\n    \($0)" } ?? ""
    return "Unable to simultaneously satisfy constraints.\n\(list)\(recovery)"
  }
}
