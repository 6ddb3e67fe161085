/// Tells which classes of views override `draw(_:)`, as UIKit finds out from the Objective-C runtime: only these get a
/// backing store.
///
/// Swift does not say which methods a class overrides, but its class metadata has a table with one word a method. The
/// word
/// of `draw(_:)` is the one in which a class that overrides nothing else differs.
/// Layout: "Type Metadata" in the Swift ABI documents, for platforms without Objective-C.
@MainActor enum DrawOverrides {
  /// Counted in words from the address of a class: the methods' table begins after the fixed fields.
  private static let firstMethod = 7
  /// Bytes from the address of a class to its size, and to where its address is within that size.
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  nonisolated(unsafe) private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether the class, or an ancestor below `UIView`, overrides `draw(_:)`.
  static func isOverridden(in type: UIView.Type) -> Bool {
    if let known = answers[ObjectIdentifier(type)] { return known }
    let answer = slot.map { words(of: type)[$0] != words(of: UIView.self)[$0] } ?? true
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let slot: Int? = {
    let plain = words(of: UIView.self)
    let silent = words(of: SilentView.self)
    let drawing = words(of: DrawingView.self)
    return (firstMethod..<plain.count).first { plain[$0] == silent[$0] && plain[$0] != drawing[$0] }
  }()

  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(start.load(fromByteOffset: sizeOffset, as: UInt32.self))
    let before = Int(start.load(fromByteOffset: addressPointOffset, as: UInt32.self))
    let words = start.assumingMemoryBound(to: UInt.self)
    return UnsafeBufferPointer(start: words, count: (size - before) / MemoryLayout<UInt>.size)
  }
}

/// Overrides nothing.
private final class SilentView: UIView {}

/// Overrides `draw(_:)` alone.
private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) { setNeedsLayout() }
}
