/// One side of a constraint on a single number: to be below (`isLower`) or above the position costs `slope` a point.
struct Bound {
  let position: Double
  let slope: Double
  let isLower: Bool

  /// The bounds that `coefficient × number + constant relation 0` sets: two for an equation.
  static func bounds(_ coefficient: Double, _ constant: Double, _ relation: Relation) -> [Bound] {
    let position = -constant / coefficient
    let isLower = (relation == .greaterThanOrEqual) == (coefficient > 0)
    let bound = Bound(position: position, slope: abs(coefficient), isLower: isLower)
    guard relation == .equal else { return [bound] }
    return [bound, Bound(position: position, slope: abs(coefficient), isLower: !isLower)]
  }
}
