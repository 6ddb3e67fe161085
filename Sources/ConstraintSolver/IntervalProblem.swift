/// What constraints on a single unknown leave of it: the most common case by far, a label's width or a row's height.
struct IntervalProblem {
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  /// One side of a preference: it costs `slope` a point to be below (`isLower`) or above the position.
  private struct Bound {
    let position: Double
    let slope: Double
    let isLower: Bool
  }

  /// The nearest to zero of what is left.
  var value: Double { min(max(0, lower), upper) }
  /// Whether more than one value is left.
  var isOpen: Bool { upper - lower > Elimination.tolerance }

  /// Answers `nil` if no value satisfies the required ones. The constraints are in descending order of priority.
  init?(_ constraints: [ReducedConstraint]) {
    var index = 0
    while index < constraints.count, constraints[index].isRequired {
      for bound in Self.bounds(of: constraints[index]) { restrict(to: bound) }
      index += 1
    }
    guard lower <= upper + Elimination.tolerance else { return nil }
    if lower > upper { upper = lower }
    while index < constraints.count {
      let priority = constraints[index].priority
      var level: [Bound] = []
      while index < constraints.count, constraints[index].priority == priority {
        level += Self.bounds(of: constraints[index])
        index += 1
      }
      prefer(level)
    }
  }

  private static func bounds(of constraint: ReducedConstraint) -> [Bound] {
    let slope = constraint.row.entries[0].coefficient
    let position = -constraint.row.constant / slope
    let isLower = (constraint.relation == .greaterThanOrEqual) == (slope > 0)
    let bound = Bound(position: position, slope: abs(slope), isLower: isLower)
    guard constraint.relation == .equal else { return [bound] }
    return [bound, Bound(position: position, slope: abs(slope), isLower: !isLower)]
  }

  private mutating func restrict(to bound: Bound) {
    if bound.isLower { lower = max(lower, bound.position) } else { upper = min(upper, bound.position) }
  }

  /// Keeps of the interval what has the least total cost: the slope of the cost, from left to right, rises from minus
  /// the sum of the lower bounds' slopes to plus that of the upper ones'.
  private mutating func prefer(_ bounds: [Bound]) {
    guard isOpen else { return }
    let sorted = bounds.sorted { $0.position < $1.position }
    var slope = -bounds.reduce(0) { $1.isLower ? $0 + $1.slope : $0 }
    var best = (from: slope < -SparseRow.tolerance ? Double.nan : -Double.infinity, to: Double.infinity)
    for bound in sorted {
      if slope < -SparseRow.tolerance {
        slope += bound.slope
        if slope >= -SparseRow.tolerance { best.from = bound.position }
      } else if slope <= SparseRow.tolerance {
        slope += bound.slope
      }
      if slope > SparseRow.tolerance {
        best.to = bound.position
        break
      }
    }
    if best.from >= upper {
      lower = upper
    } else if best.to <= lower {
      upper = lower
    } else {
      lower = max(lower, best.from)
      upper = min(upper, best.to)
    }
  }
}
