/// The layouts that are timed. They are stated here and nowhere else: our solver and the one it is compared with are given
/// the same constraints in the same order, those of one view after those of another.
///
/// Every view has a position and a size in the root's coordinates, and what UIKit adds of itself: its size is not
/// negative, and it hugs an intrinsic size at 250 and resists compression at 750 unless it says otherwise here.
enum BenchmarkPattern: String, CaseIterable {
  /// Rows across the root that know nothing of one another.
  case rows
  /// A column of views pinned at both ends, taller than the views would like to be. They hug and resist at three
  /// priorities in turn; one hugs least, so that just one answer is best.
  case chain
  /// Each view inside the one before, a point away from its edges.
  case nested
  /// A row of views pinned at both ends, each as wide as the first.
  case equalWidths = "equal-widths"

  /// The constraints on that many views.
  func problem(count: Int) -> BenchmarkProblem {
    var problem = BenchmarkProblem()
    switch self {
    case .rows: problem.addRows(count)
    case .chain: problem.addChain(count)
    case .nested: problem.addNested(count)
    case .equalWidths: problem.addEqualWidths(count)
    }
    return problem
  }
}

extension BenchmarkProblem {
  fileprivate mutating func addRows(_ count: Int) {
    let root = addRoot(width: 375, height: 10 + 50 * Double(count))
    for index in 0..<count {
      let view = addView()
      addSides(view, in: root, inset: 16)
      equate([(view.y, 1), (root.y, -1)], 10 + 50 * Double(index))
      equate([(view.height, 1)], 44)
    }
  }

  fileprivate mutating func addChain(_ count: Int) {
    let root = addRoot(width: 375, height: 100 + 28 * Double(count))
    var previous: View?
    for index in 0..<count {
      let hugging = index == count / 2 ? 249 : 250 + index % 3
      let view = addView(hugging: hugging, resistance: 750 + index % 3)
      addSides(view, in: root, inset: 16)
      if let previous {
        equate([(view.y, 1), (previous.y, -1), (previous.height, -1)], 8)
      } else {
        equate([(view.y, 1), (root.y, -1)], 8)
      }
      previous = view
    }
    guard let last = previous else { return }
    equate([(last.y, 1), (last.height, 1), (root.y, -1), (root.height, -1)], -8)
  }

  fileprivate mutating func addNested(_ count: Int) {
    var outer = addRoot(width: 200 + 2 * Double(count), height: 100 + 2 * Double(count))
    for _ in 0..<count {
      let view = addView()
      addSides(view, in: outer, inset: 1)
      equate([(view.y, 1), (outer.y, -1)], 1)
      equate([(view.y, 1), (view.height, 1), (outer.y, -1), (outer.height, -1)], -1)
      outer = view
    }
  }

  fileprivate mutating func addEqualWidths(_ count: Int) {
    let root = addRoot(width: 50 * Double(count), height: 44)
    let first = addView()
    equate([(first.x, 1), (root.x, -1)], 0)
    var previous = first
    for _ in 1..<count {
      let view = addView()
      equate([(view.x, 1), (previous.x, -1), (previous.width, -1)], 8)
      equate([(view.width, 1), (first.width, -1)], 0)
      equate([(view.y, 1), (root.y, -1)], 0)
      equate([(view.height, 1), (root.height, -1)], 0)
      previous = view
    }
    equate([(previous.x, 1), (previous.width, 1), (root.x, -1), (root.width, -1)], 0)
    equate([(first.y, 1), (root.y, -1)], 0)
    equate([(first.height, 1), (root.height, -1)], 0)
  }

  private mutating func addSides(_ view: View, in outer: View, inset: Double) {
    equate([(view.x, 1), (outer.x, -1)], inset)
    equate([(view.x, 1), (view.width, 1), (outer.x, -1), (outer.width, -1)], -inset)
  }
}
