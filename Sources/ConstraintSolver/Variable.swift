/// One unknown of a solver.
public struct Variable: Hashable, Sendable {
  /// Its place among the solver's variables, from 0.
  public let index: Int

  init(index: Int) { self.index = index }
}
