import Foundation

// LayoutBenchmark patterns                    the names of the patterns
// LayoutBenchmark constraints PATTERN COUNT   the constraints, for another solver
// LayoutBenchmark time PATTERN COUNT RUNS     the best time of our solver, in milliseconds
// LayoutBenchmark edit PATTERN COUNT RUNS     the same after a change of where the last view ends
let arguments = Array(CommandLine.arguments.dropFirst())

func problem() -> BenchmarkProblem? {
  guard arguments.count >= 3, let pattern = BenchmarkPattern(rawValue: arguments[1]), let count = Int(arguments[2]),
    count > 0
  else { return nil }
  return pattern.problem(count: count)
}

let runs = arguments.count > 3 ? max(1, Int(arguments[3]) ?? 1) : 1
switch (arguments.first, problem()) {
case ("patterns", _): for pattern in BenchmarkPattern.allCases { print(pattern.rawValue) }
case ("constraints", let problem?): print(problem.text)
case ("time", let problem?): print(SolverTiming(problem).milliseconds(runs: runs))
case ("edit", let problem?):
  let edited = problem.relationships.lastIndex { $0.terms.count == 4 } ?? 0
  print(SolverTiming(problem).millisecondsOfEdit(of: edited, runs: runs))
default:
  FileHandle.standardError.write(
    Data("usage: LayoutBenchmark patterns | constraints PATTERN COUNT | time|edit PATTERN COUNT [RUNS]\n".utf8))
  exit(2)
}
