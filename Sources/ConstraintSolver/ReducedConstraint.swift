/// A constraint in the terms that elimination left: `row relation 0` at a priority.
struct ReducedConstraint {
  var row: SparseRow
  var relation: Relation
  var priority: Float
  /// Its place among the solver's constraints.
  var source: Int

  var isRequired: Bool { priority >= Constraint.required }

  /// By how much values miss it, never negative.
  func error(at values: [Double]) -> Double {
    let value = row.value(at: values)
    switch relation {
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    case .lessThanOrEqual: return max(0, value)
    }
  }

  /// The same with `≥` for `≤`.
  var facingUp: ReducedConstraint {
    guard relation == .lessThanOrEqual else { return self }
    var turned = self
    turned.row.scale(by: -1)
    turned.relation = .greaterThanOrEqual
    return turned
  }
}
