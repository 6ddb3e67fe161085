extension UIView {
  /// Follows the superview from one size to another, as the autoresizing mask says.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    let horizontal = AutoresizingSpan(
      start: frame.minX, length: frame.width, whole: old.width, startGives: mask.contains(.flexibleLeftMargin),
      lengthGives: mask.contains(.flexibleWidth), endGives: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizingSpan(
      start: frame.minY, length: frame.height, whole: old.height, startGives: mask.contains(.flexibleTopMargin),
      lengthGives: mask.contains(.flexibleHeight), endGives: mask.contains(.flexibleBottomMargin))
    let across = horizontal.resized(to: new.width)
    let down = vertical.resized(to: new.height)
    let result = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    if result != frame { frame = result }
  }
}

/// One axis of a view in its superview: the margin before it, its length and the margin after it, and which of them
/// give
/// way.
struct AutoresizingSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length.
  var whole: CGFloat
  var startGives: Bool
  var lengthGives: Bool
  var endGives: Bool

  /// The span in a superview of another length: what gives way shares the difference in proportion to its present
  /// length, and equally where all that gives way has no length.
  func resized(to newWhole: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = newWhole - whole
    let parts = [(startGives, start), (lengthGives, length), (endGives, whole - start - length)]
    let giving = parts.filter(\.0)
    guard difference != 0, !giving.isEmpty else { return (start, length) }
    let total = giving.reduce(0) { $0 + $1.1 }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return total == 0 ? difference / CGFloat(giving.count) : difference * part.1 / total
    }
    return (start + share(parts[0]), length + share(parts[1]))
  }
}
