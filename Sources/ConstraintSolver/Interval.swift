/// The values that are left for a number.
struct Interval {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Whether more than one value is left.
  var isOpen: Bool { upper - lower > Elimination.tolerance }

  /// The nearest to zero of what is left.
  var value: Double { nearest(to: 0) }

  /// The nearest to a number of what is left.
  func nearest(to number: Double) -> Double { min(max(number, lower), upper) }

  /// Leaves only what is on the bound's right side.
  mutating func restrict(to bound: Bound) {
    if bound.isLower { lower = max(lower, bound.position) } else { upper = min(upper, bound.position) }
  }

  /// What is left of the interval if only values from one to another are wanted, or the end that is nearest to them.
  func clamped(from: Double, to: Double) -> Interval {
    if from >= upper { return Interval(lower: upper, upper: upper) }
    if to <= lower { return Interval(lower: lower, upper: lower) }
    return Interval(lower: max(lower, from), upper: min(upper, to))
  }
}
