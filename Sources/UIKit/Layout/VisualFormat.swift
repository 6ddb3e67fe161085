/// A visual format string, `H:|-[name(>=50@700)]-8-[other]-|`, read.
struct VisualFormat {
  /// What a length is compared with.
  enum Operand: Equatable {
    case number(Double)
    /// A metric or, for a size, a view.
    case name(String)
    /// The standard spacing, `-` without a number.
    case standard
  }

  /// One condition on a size or gap.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var operand: Operand
    var priority: Operand = .number(1000)
  }

  struct View: Equatable {
    var name: String
    var size: [Predicate] = []
  }

  var isVertical = false
  /// The gap from the superview's edge to the first view, where the format begins with `|`.
  var leadingGap: [Predicate]?
  var views: [View] = []
  /// The gaps between neighbours, one fewer than the views.
  var gaps: [[Predicate]] = []
  /// The gap from the last view to the superview's edge, where the format ends with `|`.
  var trailingGap: [Predicate]?
}

/// Where and why a visual format string cannot be read, as UIKit words it.
struct VisualFormatError: Error, CustomStringConvertible {
  let reason: String
  let format: String
  /// In characters from the start, from 0.
  let position: Int

  var description: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}
