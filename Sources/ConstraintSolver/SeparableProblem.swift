/// A component whose constraints concern sums of its variables, forms, that hardly depend on one another: any values of the
/// forms belong to some values of the variables, but for groups of forms of which a weighted total is always zero.
struct SeparableProblem {
  /// A sum of variables without constant, its first coefficient 1.
  private struct Form: Hashable {
    let row: SparseRow

    static func == (left: Form, right: Form) -> Bool {
      left.row.entries.count == right.row.entries.count
        && zip(left.row.entries, right.row.entries).allSatisfy {
          $0.column == $1.column && $0.coefficient == $1.coefficient
        }
    }

    func hash(into hasher: inout Hasher) {
      for entry in row.entries { hasher.combine(entry.column) }
    }
  }

  private let variableCount: Int
  private var forms: [SparseRow] = []
  /// What is asked of each form, as rows of one unknown.
  private var constraints: [[ReducedConstraint]] = []
  /// The forms that have a weighted total of zero, and their weights.
  private var totals: [[(form: Int, weight: Double)]] = []

  /// `nil` where the forms depend on one another in more intricate ways.
  init?(variableCount: Int, _ constraints: [ReducedConstraint]) {
    self.variableCount = variableCount
    collectForms(constraints)
    guard findTotals() else { return nil }
  }

  private mutating func collectForms(_ all: [ReducedConstraint]) {
    var numbers: [Form: Int] = [:]
    for constraint in all {
      let scale = constraint.row.entries[0].coefficient
      var row = constraint.row
      row.constant = 0
      if scale != 1 { row.scale(by: 1 / scale) }
      let form = Form(row: row)
      let number = numbers[form] ?? forms.count
      if number == forms.count {
        numbers[form] = number
        forms.append(row)
        constraints.append([])
      }
      var onForm = constraint
      onForm.row.entries = [.init(column: 0, coefficient: scale)]
      constraints[number].append(onForm)
    }
  }

  // MARK: Dependence

  /// Finds the groups of forms that depend on one another. A form with a variable of its own depends on no other; left
  /// out, it may leave another with one. Where each variable that is left occurs in two forms, one form's weight gives
  /// those of all that it hangs together with.
  private mutating func findTotals() -> Bool {
    var users: [[Int]] = Array(repeating: [], count: variableCount)
    for (number, form) in forms.enumerated() {
      for entry in form.entries { users[entry.column].append(number) }
    }
    var isIndependent = Array(repeating: false, count: forms.count)
    var counts = users.map(\.count)
    var lone = counts.indices.filter { counts[$0] == 1 }
    while let variable = lone.popLast() {
      guard let form = users[variable].first(where: { !isIndependent[$0] }) else { continue }
      isIndependent[form] = true
      for entry in forms[form].entries {
        counts[entry.column] -= 1
        if counts[entry.column] == 1 { lone.append(entry.column) }
      }
    }
    guard counts.allSatisfy({ $0 == 0 || $0 == 2 }) else { return false }
    var weights: [Double?] = Array(repeating: nil, count: forms.count)
    for first in forms.indices where !isIndependent[first] && weights[first] == nil {
      guard let total = total(from: first, users, isIndependent, &weights) else { return false }
      totals.append(total)
    }
    return true
  }

  /// The weights, 1 for the first form, with which all variables cancel out; `nil` where there are none.
  private func total(
    from first: Int, _ users: [[Int]], _ isIndependent: [Bool], _ weights: inout [Double?]
  ) -> [(form: Int, weight: Double)]? {
    var total: [(form: Int, weight: Double)] = [(first, 1)]
    weights[first] = 1
    var next = 0
    while next < total.count {
      let (form, weight) = total[next]
      next += 1
      for entry in forms[form].entries {
        guard let other = users[entry.column].first(where: { $0 != form && !isIndependent[$0] }) else { return nil }
        let needed = -weight * entry.coefficient / forms[other][entry.column]
        if let known = weights[other] {
          guard abs(known - needed) <= SparseRow.tolerance * abs(needed) else { return nil }
        } else {
          weights[other] = needed
          total.append((other, needed))
        }
      }
    }
    return total
  }

  // MARK: Solving

  /// The best values, or a constraint that contradicts others.
  func solve() -> Result<Component.Solution, Component.Contradiction> {
    var values = Array(repeating: 0.0, count: forms.count)
    var direction = values
    var isIndependent = Array(repeating: true, count: forms.count)
    for total in totals {
      for (form, _) in total { isIndependent[form] = false }
      guard let shared = best(total) else { return .failure(contradiction(total.map(\.form))) }
      for (place, value) in shared.values().enumerated() { values[total[place].form] = value / total[place].weight }
      for (place, step) in (shared.direction() ?? []).enumerated() {
        direction[total[place].form] = step / total[place].weight
      }
    }
    for form in forms.indices where isIndependent[form] {
      guard let interval = BoundedNumber.best(constraints[form]) else { return .failure(contradiction([form])) }
      values[form] = interval.value
      if interval.isOpen { direction[form] = GenericNumber.at(form) }
    }
    return .success(solution(values, direction))
  }

  private func contradiction(_ forms: [Int]) -> Component.Contradiction {
    let required = forms.flatMap { constraints[$0] }.filter(\.isRequired)
    return Component.Contradiction(source: required.map(\.source).max() ?? 0)
  }

  private func best(_ total: [(form: Int, weight: Double)]) -> SharedTotal? {
    var shared = SharedTotal(count: total.count)
    var preferences: [(number: Int, constraint: ReducedConstraint)] = []
    for (number, (form, weight)) in total.enumerated() {
      for constraint in constraints[form] {
        if constraint.isRequired {
          for bound in constraint.bounds(ofUnknownTimes: weight) { shared.restrict(number, to: bound) }
        } else {
          preferences.append((number, constraint))
        }
      }
    }
    guard shared.isFeasible() else { return nil }
    preferences.sort { ($1.constraint.priority, $0.number) < ($0.constraint.priority, $1.number) }
    var next = 0
    while next < preferences.count {
      let priority = preferences[next].constraint.priority
      var costs: [(number: Int, cost: BoundCost)] = []
      while next < preferences.count, preferences[next].constraint.priority == priority {
        let number = preferences[next].number
        var bounds: [Bound] = []
        while next < preferences.count, preferences[next].number == number,
          preferences[next].constraint.priority == priority
        {
          bounds += preferences[next].constraint.bounds(ofUnknownTimes: total[number].weight)
          next += 1
        }
        costs.append((number, BoundCost(bounds)))
      }
      shared.prefer(costs)
    }
    return shared
  }

  /// The variables that belong to values of the forms.
  private func solution(_ values: [Double], _ direction: [Double]) -> Component.Solution {
    let elimination = Elimination(variableCount: variableCount, rows: rows(equal: values))
    let isOpen = direction.contains { $0 != 0 } || elimination.isDefined.contains(false)
    let moves = isOpen ? Elimination(variableCount: variableCount, rows: rows(equal: direction)) : nil
    return Component.Solution(
      values: elimination.values { _ in 0 },
      direction: moves?.values(free: GenericNumber.at) ?? Array(repeating: 0, count: variableCount))
  }

  private func rows(equal values: [Double]) -> [SparseRow] {
    zip(forms, values).map { SparseRow(entries: $0.entries, constant: -$1) }
  }
}
