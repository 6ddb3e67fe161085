/// The side on which lines begin.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's script says.
  case natural = -1
  /// On the left.
  case leftToRight = 0
  /// On the right.
  case rightToLeft = 1
}
