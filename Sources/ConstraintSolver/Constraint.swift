/// How an expression compares with zero.
public enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// What must hold, or should hold as nearly as higher priorities leave room for: an expression compared with zero.
public struct Constraint: Sendable {
  /// The side that is compared with zero.
  public var expression: LinearExpression
  public var relation: Relation
  /// 1000 and above: must hold. Below: the sum of the violations at one priority is made as small as can be, the highest
  /// priority first; a lower one never makes a higher one worse.
  public var priority: Float

  /// `expression relation 0`.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Float = Constraint.required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// `left relation right`.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Float = Constraint.required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// The priority from which a constraint must hold.
  public static let required: Float = 1000

  /// A constraint as a solver knows it.
  public struct ID: Hashable, Sendable, Comparable {
    /// Its place in the order in which constraints were added, from 0.
    public let index: Int

    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }
}
