import ConstraintSolver
import Testing

@Suite struct `A solver` {
  private var solver = Solver()

  @Test mutating func `substitutes required equations`() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint(LinearExpression(x), .equal, LinearExpression(constant: 20)))
    solver.add(Constraint(LinearExpression(x) + LinearExpression(width), .equal, LinearExpression(constant: 300)))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: width) == 280)
    #expect(!solver.isAmbiguous(width))
  }

  @Test mutating func `solves equations that hang together`() {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint(LinearExpression(a) + LinearExpression(b) - 10, .equal))
    solver.add(Constraint(LinearExpression(a) - LinearExpression(b) - 4, .equal))
    solver.solve()
    #expect(solver.value(of: a) == 7)
    #expect(solver.value(of: b) == 3)
  }

  @Test mutating func `keeps a stronger preference`() {
    let width = solver.makeVariable()
    solver.add(Constraint(LinearExpression(width) - 100, .equal, priority: 250))
    solver.add(Constraint(LinearExpression(width) - 40, .equal, priority: 750))
    solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test mutating func `never lets many weaker preferences beat a stronger one`() {
    let width = solver.makeVariable()
    solver.add(Constraint(LinearExpression(width) - 40, .equal, priority: 251))
    for _ in 0..<1000 { solver.add(Constraint(LinearExpression(width) - 100, .equal, priority: 250)) }
    solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test mutating func `takes the majority among equal preferences`() {
    let width = solver.makeVariable()
    solver.add(Constraint(LinearExpression(width) - 40, .equal, priority: 250))
    solver.add(Constraint(LinearExpression(width) - 100, .equal, priority: 250))
    solver.add(Constraint(LinearExpression(width) - 90, .equal, priority: 250))
    solver.solve()
    #expect(solver.value(of: width) == 90)
  }

  @Test mutating func `lets a required inequality limit a preference`() {
    let width = solver.makeVariable()
    solver.add(Constraint(LinearExpression(width) - 80, .lessThanOrEqual))
    solver.add(Constraint(LinearExpression(width) - 100, .greaterThanOrEqual, priority: 750))
    solver.solve()
    #expect(solver.value(of: width) == 80)
    #expect(!solver.isAmbiguous(width))
  }

  /// Two labels in a row: the one that hugs its text more keeps its width, the other fills the rest.
  @Test mutating func `stretches what hugs less`() {
    let widths = addLabels(hugging: [251, 250], intrinsic: [60, 80], total: 300)
    solver.solve()
    #expect(solver.value(of: widths[0]) == 60)
    #expect(solver.value(of: widths[1]) == 240)
  }

  /// Two labels in too narrow a row: the one that resists less is compressed.
  @Test mutating func `compresses what resists less`() {
    let widths = addLabels(hugging: [250, 250], resistance: [751, 750], intrinsic: [200, 180], total: 300)
    solver.solve()
    #expect(solver.value(of: widths[0]) == 200)
    #expect(solver.value(of: widths[1]) == 100)
  }

  @Test mutating func `tells that equal wishes leave a choice`() {
    let widths = addLabels(hugging: [250, 250], intrinsic: [60, 80], total: 300)
    solver.solve()
    #expect(solver.value(of: widths[0]) + solver.value(of: widths[1]) == 300)
    #expect(solver.isAmbiguous(widths[0]))
    #expect(solver.isAmbiguous(widths[1]))
  }

  @Test mutating func `tells which variables are free`() {
    let (x, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint(LinearExpression(width) - 10, .equal))
    solver.add(Constraint(LinearExpression(x) - LinearExpression(other), .equal))
    solver.solve()
    #expect(solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(other))
    #expect(!solver.isAmbiguous(width))
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `leaves the latest of conflicting constraints out`() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Constraint(LinearExpression(x) - 20, .equal))
    let unrelated = solver.add(Constraint(LinearExpression(width) - 5, .greaterThanOrEqual))
    let second = solver.add(Constraint(LinearExpression(x) - 30, .equal))
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(unsatisfied: second, constraints: [first, second])])
    #expect(solver.value(of: x) == 20)
    #expect(!conflicts[0].constraints.contains(unrelated))
  }

  @Test mutating func `names all constraints of a conflict with inequalities`() {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Constraint(LinearExpression(left) - 100, .greaterThanOrEqual))
    let second = solver.add(Constraint(LinearExpression(right) - LinearExpression(left) - 50, .greaterThanOrEqual))
    solver.add(Constraint(LinearExpression(left) - 500, .lessThanOrEqual))
    let third = solver.add(Constraint(LinearExpression(right) - 120, .lessThanOrEqual))
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(unsatisfied: third, constraints: [first, second, third])])
  }

  @Test mutating func `finds what contradicts a constraint that gives a variable its value`() {
    let (outer, inner) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Constraint(LinearExpression(outer) - 100, .equal))
    let second = solver.add(Constraint(LinearExpression(inner) - LinearExpression(outer), .equal))
    let third = solver.add(Constraint(LinearExpression(inner) - 40, .equal))
    #expect(solver.solve() == [Conflict(unsatisfied: third, constraints: [first, second, third])])
    #expect(solver.value(of: inner) == 100)
  }

  @Test mutating func `tries a constraint again once its rival is gone`() {
    let x = solver.makeVariable()
    let first = solver.add(Constraint(LinearExpression(x) - 20, .equal))
    solver.add(Constraint(LinearExpression(x) - 30, .equal))
    #expect(solver.solve().count == 1)
    solver.remove(first)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 30)
  }

  @Test mutating func `follows an edited constant`() {
    let x = solver.makeVariable()
    let id = solver.add(Constraint(LinearExpression(x) - 20, .equal))
    solver.solve()
    solver.setConstant(-25, of: id)
    solver.solve()
    #expect(solver.value(of: x) == 25)
  }

  @Test mutating func `accepts redundant equations`() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint(LinearExpression(x) - LinearExpression(y), .equal))
    solver.add(Constraint(2 * LinearExpression(x) - 2 * LinearExpression(y), .equal))
    solver.add(Constraint(LinearExpression(y) - 3, .equal))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 3)
  }

  @Test mutating func `shares a length among a thousand equal widths`() {
    let (xs, widths) = addRow(count: 1000)
    for index in 1..<widths.count {
      solver.add(Constraint(LinearExpression(widths[index]) - LinearExpression(widths[0]), .equal))
    }
    solver.add(
      Constraint(LinearExpression(xs[999]) + LinearExpression(widths[999]), .equal, LinearExpression(constant: 4000)))
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: widths[500]) - 4) < 1e-9)
    #expect(abs(solver.value(of: xs[500]) - 2000) < 1e-9)
  }

  @Test mutating func `lays a long chain out by its intrinsic widths`() {
    let (xs, widths) = addRow(count: 1000)
    for width in widths { addIntrinsic(width, 10, hugging: 250, resistance: 750) }
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: xs[999]) - 9990) < 1e-6)
    #expect(!solver.isAmbiguous(xs[999]))
  }

  // MARK: Helpers

  private mutating func addRow(count: Int) -> (xs: [Variable], widths: [Variable]) {
    let xs = (0..<count).map { _ in solver.makeVariable() }
    let widths = (0..<count).map { _ in solver.makeVariable() }
    solver.add(Constraint(LinearExpression(xs[0]), .equal))
    for index in 1..<count {
      solver.add(
        Constraint(
          LinearExpression(xs[index]), .equal, LinearExpression(xs[index - 1]) + LinearExpression(widths[index - 1])))
    }
    return (xs, widths)
  }

  private mutating func addIntrinsic(_ width: Variable, _ value: Double, hugging: Float, resistance: Float) {
    solver.add(Constraint(LinearExpression(width) - value, .lessThanOrEqual, priority: hugging))
    solver.add(Constraint(LinearExpression(width) - value, .greaterThanOrEqual, priority: resistance))
  }

  private mutating func addLabels(
    hugging: [Float], resistance: [Float] = [750, 750], intrinsic: [Double], total: Double
  ) -> [Variable] {
    let widths = intrinsic.indices.map { _ in solver.makeVariable() }
    solver.add(Constraint(LinearExpression(widths[0]) + LinearExpression(widths[1]) - total, .equal))
    for index in widths.indices {
      addIntrinsic(widths[index], intrinsic[index], hugging: hugging[index], resistance: resistance[index])
    }
    return widths
  }
}
