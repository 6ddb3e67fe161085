import CoreGraphics

/// A hierarchical timing system. Stored; no time passes in a preview.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes, in relation to the parent's.
  var speed: Float { get set }
  /// An offset of its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is done.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backwards after playing forwards.
  var autoreverses: Bool { get set }
  /// What it shows outside its active time.
  var fillMode: CAMediaTimingFillMode { get set }
}
