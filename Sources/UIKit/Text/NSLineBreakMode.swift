/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, broken between words.
  case byWordWrapping = 0
  /// Goes on in the next line, broken anywhere.
  case byCharWrapping = 1
  /// Is cut off at the edge.
  case byClipping = 2
  /// Has an ellipsis at the line's start.
  case byTruncatingHead = 3
  /// Has an ellipsis at the line's end.
  case byTruncatingTail = 4
  /// Has an ellipsis in the line's middle.
  case byTruncatingMiddle = 5
}
