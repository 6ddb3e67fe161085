/// How the lines of a paragraph stand between its margins.
public enum NSTextAlignment: Int, Sendable {
  /// At the left margin.
  case left = 0
  /// Between the margins.
  case center = 1
  /// At the right margin.
  case right = 2
  /// Stretched to both margins, but for the last line of a paragraph.
  case justified = 3
  /// At the margin where the paragraph's script begins.
  case natural = 4
}
