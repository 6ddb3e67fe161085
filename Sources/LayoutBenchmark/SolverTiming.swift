import ConstraintSolver
import Foundation

/// How long our solver takes for a problem, in milliseconds of the processor's time, the best of some runs.
struct SolverTiming {
  private let problem: BenchmarkProblem
  private let constraints: [Constraint]

  init(_ problem: BenchmarkProblem) {
    self.problem = problem
    var solver = Solver()
    let variables = (0..<problem.unknownCount).map { _ in solver.makeVariable() }
    constraints = problem.relationships.map { relationship in
      Constraint(
        LinearExpression(
          terms: relationship.terms.map { .init(variables[$0.unknown], $0.coefficient) },
          constant: -relationship.constant),
        relationship.relation, priority: Float(relationship.priority))
    }
  }

  /// From the first constraint added to the last value found.
  func milliseconds(runs: Int) -> Double {
    Self.best(of: runs) {
      var solver = makeSolver()
      solver.solve()
    }
  }

  /// From changing the constant of a constraint until all values are found again, in a solver that had found them.
  func millisecondsOfEdit(of constraint: Int, runs: Int) -> Double {
    var solver = Solver()
    for _ in 0..<problem.unknownCount { _ = solver.makeVariable() }
    let ids = constraints.map { solver.add($0) }
    solver.solve()
    var constant = constraints[constraint].expression.constant
    return Self.best(of: runs) {
      constant -= 1
      solver.setConstant(constant, of: ids[constraint])
      solver.solve()
    }
  }

  private func makeSolver() -> Solver {
    var solver = Solver()
    for _ in 0..<problem.unknownCount { _ = solver.makeVariable() }
    for constraint in constraints { solver.add(constraint) }
    return solver
  }

  private static func best(of runs: Int, _ work: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let start = processorMilliseconds()
      work()
      return processorMilliseconds() - start
    }
    return times.min() ?? 0
  }

  /// The time that the process has used so far, which does not grow while others use the processor.
  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
