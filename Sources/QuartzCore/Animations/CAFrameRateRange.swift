import CoreGraphics

/// The rates at which frames are wanted, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate that will do.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  /// The rate that would be best.
  public var __preferred: Float

  /// A range without a wish.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// A range from its rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  /// The rate that would be best, if there is one.
  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }

  /// The range that leaves the choice to the system.
  public static let `default` = CAFrameRateRange()
}
