import Foundation

/// How the cells of a pattern are fitted to pixels. Cells are drawn unfitted, whatever is asked.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}
