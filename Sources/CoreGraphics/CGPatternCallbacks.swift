import Foundation

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases what the pattern was given.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// The functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}
