import ConstraintSolver

/// Constraints on numbered unknowns, to be given to any solver.
struct BenchmarkProblem {
  /// The unknowns of a view, in the root's coordinates.
  struct View {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// `Σ coefficient × unknown relation constant` at a priority, 1000 for what must hold.
  struct Relationship {
    let terms: [(unknown: Int, coefficient: Double)]
    let relation: Relation
    let constant: Double
    let priority: Int
  }

  private(set) var unknownCount = 0
  private(set) var relationships: [Relationship] = []

  /// A view 100 points wide and 20 high if nothing else is asked.
  mutating func addView(hugging: Int = 250, resistance: Int = 750) -> View {
    let view = makeView()
    for (unknown, size) in [(view.width, 100.0), (view.height, 20.0)] {
      relate([(unknown, 1)], .greaterThanOrEqual, 0)
      relate([(unknown, 1)], .lessThanOrEqual, size, priority: hugging)
      relate([(unknown, 1)], .greaterThanOrEqual, size, priority: resistance)
    }
    return view
  }

  /// A view at the origin of that size.
  mutating func addRoot(width: Double, height: Double) -> View {
    let root = makeView()
    for (unknown, value) in [(root.x, 0), (root.y, 0), (root.width, width), (root.height, height)] {
      equate([(unknown, 1)], value)
    }
    return root
  }

  /// Requires `Σ coefficient × unknown = constant`.
  mutating func equate(_ terms: [(unknown: Int, coefficient: Double)], _ constant: Double) {
    relate(terms, .equal, constant)
  }

  private mutating func relate(
    _ terms: [(unknown: Int, coefficient: Double)], _ relation: Relation, _ constant: Double, priority: Int = 1000
  ) {
    relationships.append(Relationship(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func makeView() -> View {
    defer { unknownCount += 4 }
    return View(x: unknownCount, y: unknownCount + 1, width: unknownCount + 2, height: unknownCount + 3)
  }

  /// A line for the number of unknowns, then a line for each constraint: priority, relation, constant, and the
  /// unknowns and coefficients.
  var text: String {
    let lines = relationships.map { relationship in
      let terms = relationship.terms.map { "\($0.unknown) \($0.coefficient)" }.joined(separator: " ")
      return "\(relationship.priority) \(relationship.relation.sign) \(relationship.constant) \(terms)"
    }
    return "\(unknownCount)\n" + lines.joined(separator: "\n")
  }
}

extension Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
