/// Which numbers hang together.
struct DisjointSets {
  private var parents: [Int]

  /// Each number below `count` by itself.
  init(count: Int) { parents = Array(0..<count) }

  /// The number that stands for all that hang together with this one.
  mutating func representative(of number: Int) -> Int {
    var root = number
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  /// Makes two numbers hang together; the lower representative stands for both.
  mutating func join(_ first: Int, _ second: Int) {
    let one = representative(of: first)
    let other = representative(of: second)
    parents[max(one, other)] = min(one, other)
  }
}
