/// Lists of numbers, one for each number below a count, in little room: most have one or two elements.
struct NumberLists {
  private var firsts: [Int]
  private var lasts: [Int]
  private var numbers: [Int] = []
  private var nexts: [Int] = []

  /// That many empty lists.
  init(count: Int) {
    firsts = Array(repeating: -1, count: count)
    lasts = firsts
  }

  /// Adds an empty list.
  mutating func appendList() {
    firsts.append(-1)
    lasts.append(-1)
  }

  /// Puts a number at the end of a list.
  mutating func append(_ number: Int, to list: Int) {
    let place = numbers.count
    numbers.append(number)
    nexts.append(-1)
    if firsts[list] < 0 { firsts[list] = place } else { nexts[lasts[list]] = place }
    lasts[list] = place
  }

  /// The place of a list's first element. Places stay good while elements are appended.
  func firstPlace(in list: Int) -> Int? { firsts[list] < 0 ? nil : firsts[list] }

  /// The place after that one in the same list.
  func place(after place: Int) -> Int? { nexts[place] < 0 ? nil : nexts[place] }

  /// Calls `body` with each element of a list.
  func forEach(in list: Int, _ body: (Int) -> Void) {
    var place = firsts[list]
    while place >= 0 {
      body(numbers[place])
      place = nexts[place]
    }
  }

  /// The element at a place.
  subscript(place: Int) -> Int { numbers[place] }
}
