/// Numbers with bounds of their own whose sum must be zero, such as the lengths and gaps along a chain that is pinned at
/// both ends.
///
/// Among the choices whose sum is zero, those that cost least at one priority are, by duality, all the choices with that
/// sum from what costs least for each number by itself, once a fitting reward for growing is the same for all. So the
/// numbers stay intervals with a sum, from one priority to the next.
struct SharedTotal {
  private(set) var intervals: [Interval]

  init(count: Int) { intervals = Array(repeating: Interval(), count: count) }

  /// Requires a bound on a number.
  mutating func restrict(_ number: Int, to bound: Bound) { intervals[number].restrict(to: bound) }

  /// Whether numbers within the intervals sum up to zero.
  mutating func isFeasible() -> Bool {
    for index in intervals.indices {
      guard intervals[index].lower <= intervals[index].upper + Elimination.tolerance else { return false }
      intervals[index].upper = max(intervals[index].lower, intervals[index].upper)
    }
    return sign(of: intervals) == 0
  }

  /// Keeps of the intervals what costs least in sum; `costs` are in ascending order of their numbers.
  mutating func prefer(_ costs: [(number: Int, cost: BoundCost)]) {
    let plain = narrowed(costs, reward: 0)
    var place = sign(of: plain)
    if place == 0 {
      intervals = plain
      return
    }
    // The sum grows with the reward, and what a number prefers changes only at the slopes of its cost.
    let rewards = Set(costs.flatMap(\.cost.slopes)).filter { place < 0 ? $0 > 0 : $0 < 0 }.sorted()
    var (low, high) = (0, rewards.count)
    while low < high {
      let middle = (low + high) / 2
      let candidate = narrowed(costs, reward: rewards[middle])
      place = sign(of: candidate)
      if place == 0 {
        intervals = candidate
        return
      }
      if place < 0 { low = middle + 1 } else { high = middle }
    }
  }

  private func narrowed(_ costs: [(number: Int, cost: BoundCost)], reward: Double) -> [Interval] {
    var narrowed = intervals
    if reward != 0 {
      for (index, interval) in intervals.enumerated() {
        let end = reward > 0 ? interval.upper : interval.lower
        narrowed[index] = Interval(lower: end, upper: end)
      }
    }
    for (number, cost) in costs { narrowed[number] = cost.best(of: intervals[number], reward: reward) }
    return narrowed
  }

  /// 0 if the intervals have room for a sum of zero; negative if all sums are less, positive if all are more.
  private func sign(of intervals: [Interval]) -> Int {
    if intervals.reduce(0, { $0 + $1.upper }) < -Elimination.tolerance { return -1 }
    return intervals.reduce(0) { $0 + $1.lower } > Elimination.tolerance ? 1 : 0
  }

  /// Numbers from the intervals whose sum is zero: the nearest to zero, but for the last ones, which make up for the
  /// rest.
  func values() -> [Double] {
    var values = intervals.map(\.value)
    var missing = -values.reduce(0, +)
    for index in values.indices.reversed() where missing != 0 {
      let moved = intervals[index].nearest(to: values[index] + missing)
      missing -= moved - values[index]
      values[index] = moved
    }
    return values
  }

  /// A direction in which the numbers can move and keep their sum and their cost, if there is one.
  func direction() -> [Double]? {
    let open = intervals.indices.filter { intervals[$0].isOpen }
    guard open.count > 1 else { return nil }
    let room = (lower: intervals.reduce(0) { $0 + $1.lower }, upper: intervals.reduce(0) { $0 + $1.upper })
    guard room.lower < -Elimination.tolerance, room.upper > Elimination.tolerance else { return nil }
    var direction = Array(repeating: 0.0, count: intervals.count)
    for index in open { direction[index] = GenericNumber.at(index) }
    let mean = direction.reduce(0, +) / Double(open.count)
    for index in open { direction[index] -= mean }
    return direction
  }
}
