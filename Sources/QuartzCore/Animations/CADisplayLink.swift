import CoreGraphics

/// A timer that fires for every frame of the display. It never fires here, as there is one frame only.
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector

  /// A link that would call `sel` of `target`, which it holds strongly.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Does nothing: the link never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Does nothing: the link never fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Does nothing: the link never fires.
  open func invalidate() {}

  /// The time of the last frame: the fixed time of the preview.
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }

  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The seconds between two frames.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// Whether the link is paused.
  open var isPaused = false

  /// The frames between two calls.
  open var frameInterval = 1

  /// The calls a second that are wanted; 0 for as many as there are frames.
  open var preferredFramesPerSecond = 0

  /// The rates that are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default
}
