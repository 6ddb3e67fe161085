/// A number that only constraints of its own concern: the most common case by far, a label's width or a row's height.
enum BoundedNumber {
  /// The values that are best. `nil` if none satisfies the required ones.
  ///
  /// - Parameter constraints: Rows of one unknown, in descending order of priority.
  static func best(_ constraints: [ReducedConstraint]) -> Interval? {
    var interval = Interval()
    var index = 0
    while index < constraints.count, constraints[index].isRequired {
      for bound in constraints[index].bounds() { interval.restrict(to: bound) }
      index += 1
    }
    guard interval.lower <= interval.upper + Elimination.tolerance else { return nil }
    interval.upper = max(interval.lower, interval.upper)
    while index < constraints.count, interval.isOpen {
      let priority = constraints[index].priority
      var level: [Bound] = []
      while index < constraints.count, constraints[index].priority == priority {
        level += constraints[index].bounds()
        index += 1
      }
      interval = BoundCost(level).best(of: interval)
    }
    return interval
  }
}

extension ReducedConstraint {
  /// What the constraint asks of its only unknown, or of that unknown times a factor.
  func bounds(ofUnknownTimes factor: Double = 1) -> [Bound] {
    Bound.bounds(row.entries[0].coefficient / factor, row.constant, relation)
  }
}
