/// Which variables and constraints a region was found to have. Kept from one region to the next, so that a small one costs
/// nothing for the rest.
struct RegionMarks {
  /// By variable: its place in the last region that had it.
  var places: [Int] = []

  private var region = 0
  /// By number: the last region that was found to have it.
  private var variables: [Int] = []
  private var constraints: [Int] = []

  mutating func addVariable() {
    places.append(0)
    variables.append(0)
  }

  mutating func addConstraint() { constraints.append(0) }

  /// Starts a region.
  mutating func begin() { region += 1 }

  /// Answers whether the variable was not yet marked for this region.
  mutating func mark(variable: Int) -> Bool {
    defer { variables[variable] = region }
    return variables[variable] != region
  }

  /// Answers whether the constraint was not yet marked for this region.
  mutating func mark(constraint: Int) -> Bool {
    defer { constraints[constraint] = region }
    return constraints[constraint] != region
  }
}
