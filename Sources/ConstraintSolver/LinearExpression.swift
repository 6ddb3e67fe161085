/// A sum of variables times coefficients, plus a constant.
public struct LinearExpression: Sendable {
  /// A variable times a coefficient.
  public struct Term: Sendable, Equatable {
    public var variable: Variable
    public var coefficient: Double

    /// `coefficient × variable`.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms; a variable may occur in several.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// A sum of terms and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Just that variable.
  public init(_ variable: Variable) { self.init(terms: [Term(variable, 1)]) }

  /// Adds another expression times a factor.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
  }

  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// An expression times a factor.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }

  /// An expression and a constant.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  /// An expression less a constant.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression { left + (-right) }
}
