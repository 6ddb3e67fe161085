/// What bounds of one priority cost in sum: a convex function, straight between the positions of the bounds.
struct BoundCost {
  private let bounds: [Bound]
  /// How fast the cost grows to the left of all positions; never positive.
  private let firstSlope: Double

  init(_ bounds: [Bound]) {
    self.bounds = bounds.sorted { $0.position < $1.position }
    firstSlope = -bounds.reduce(0) { $1.isLower ? $0 + $1.slope : $0 }
  }

  /// How fast the cost grows between one position and the next, from left to right.
  var slopes: [Double] {
    var slopes = [firstSlope]
    for bound in bounds { slopes.append(slopes[slopes.count - 1] + bound.slope) }
    return slopes
  }

  /// What of an interval costs least when every point further to the right is worth `reward`.
  func best(of interval: Interval, reward: Double = 0) -> Interval {
    var slope = firstSlope - reward
    var (from, to) = (Double.infinity, Double.infinity)
    if slope > SparseRow.tolerance { return interval.clamped(from: -.infinity, to: -.infinity) }
    if slope >= -SparseRow.tolerance { from = -.infinity }
    for bound in bounds {
      let before = slope
      slope += bound.slope
      if before < -SparseRow.tolerance, slope >= -SparseRow.tolerance { from = bound.position }
      if slope > SparseRow.tolerance {
        to = bound.position
        break
      }
    }
    return interval.clamped(from: from, to: to)
  }
}
