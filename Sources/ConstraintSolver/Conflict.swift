/// Required constraints that cannot all hold.
public struct Conflict: Error, Equatable, Sendable {
  /// The one that was left out: the latest added of them.
  public let unsatisfied: Constraint.ID
  /// All of them, in the order they were added, the one left out included. Without any one of these, the others of them
  /// could hold.
  public let constraints: [Constraint.ID]

  /// A conflict of those constraints.
  public init(unsatisfied: Constraint.ID, constraints: [Constraint.ID]) {
    self.unsatisfied = unsatisfied
    self.constraints = constraints
  }
}
