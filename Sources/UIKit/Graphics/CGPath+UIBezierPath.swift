import CoreGraphics

extension CGPath {
  /// The same outline, drawn the other way, subpath by subpath.
  func reversed() -> CGMutablePath {
    let result = CGMutablePath()
    for subpath in subpaths { result.addReversed(subpath) }
    return result
  }

  /// The steps as numbers: how many points, then the points' coordinates; closing is -1.
  var flat: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point): [0, point.x, point.y].map { Double($0) }
      case .close: [-1]
      default: [Double(element.points.count)] + element.points.flatMap { [Double($0.x), Double($0.y)] }
      }
    }
  }

  private var subpaths: [[PathElement]] {
    var result: [[PathElement]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if result.isEmpty { continue }
      result[result.count - 1].append(element)
    }
    return result
  }
}

extension CGMutablePath {
  /// The path that `flat` describes; what does not make sense is left out.
  convenience init(flat numbers: [Double]) {
    self.init()
    var rest = numbers[...]
    func point() -> CGPoint? {
      guard let x = rest.popFirst(), let y = rest.popFirst() else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let kind = rest.popFirst() {
      switch kind {
      case -1: closeSubpath()
      case 0: point().map { move(to: $0) }
      case 1: point().map { addLine(to: $0) }
      case 2: if let control = point(), let end = point() { addQuadCurve(to: end, control: control) }
      case 3:
        if let first = point(), let second = point(), let end = point() {
          addCurve(to: end, control1: first, control2: second)
        }
      default: return
      }
    }
  }

  fileprivate func addReversed(_ subpath: [PathElement]) {
    guard let last = subpath.last(where: { $0 != .close })?.points.last else { return }
    move(to: last)
    let steps = subpath.filter { $0 != .close }
    for (element, before) in zip(steps, steps.dropFirst()).reversed() {
      let end = element.points.last ?? last
      switch before {
      case .quad(let control, _): addQuadCurve(to: end, control: control)
      case .curve(let first, let second, _): addCurve(to: end, control1: second, control2: first)
      default: addLine(to: end)
      }
    }
    if subpath.last == .close { closeSubpath() }
  }
}
