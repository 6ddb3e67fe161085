import CoreGraphics

/// The parts of a resizable image: corners keep their size, sides grow along themselves, the middle grows both ways.
struct ResizableParts: Sequence {
  private let parts: [ResizablePart]

  init(size: CGSize, capInsets: UIEdgeInsets, target: CGRect) {
    let across = Self.spans(
      length: size.width, first: capInsets.left, last: capInsets.right, start: target.minX, target: target.width)
    let down = Self.spans(
      length: size.height, first: capInsets.top, last: capInsets.bottom, start: target.minY, target: target.height)
    parts = down.enumerated().flatMap { row, vertical in
      across.enumerated().map { column, horizontal in
        ResizablePart(
          source: CGRect(
            x: horizontal.source.lowerBound, y: vertical.source.lowerBound, width: horizontal.source.length,
            height: vertical.source.length),
          target: CGRect(
            x: horizontal.target.lowerBound, y: vertical.target.lowerBound, width: horizontal.target.length,
            height: vertical.target.length),
          repeatsAcross: column == 1, repeatsDown: row == 1)
      }
    }.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  func makeIterator() -> IndexingIterator<[ResizablePart]> { parts.makeIterator() }

  private typealias Span = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// The caps and the middle along one side. Where the caps do not fit, both are made smaller alike.
  private static func spans(
    length: CGFloat, first: CGFloat, last: CGFloat, start: CGFloat, target: CGFloat
  ) -> [Span] {
    let (first, last) = (Swift.min(Swift.max(first, 0), length), Swift.min(Swift.max(last, 0), length - first))
    let shrink = first + last > target && first + last > 0 ? target / (first + last) : 1
    let (targetFirst, targetLast) = (first * shrink, last * shrink)
    let end = start + target
    return [
      (0...first, start...start + targetFirst),
      (first...Swift.max(length - last, first), start + targetFirst...Swift.max(end - targetLast, start + targetFirst)),
      (length - last...length, end - targetLast...end),
    ]
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
