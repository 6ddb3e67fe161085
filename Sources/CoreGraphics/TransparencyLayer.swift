import Foundation

/// A part of a drawing that is composed as one.
struct TransparencyLayer {
  /// What it is drawn onto when it ends.
  var outerCairo: OpaquePointer
  var outerState: GraphicsState
  /// The pixels; nil where nothing of the layer can be seen.
  var surface: OffsetSurface?
  /// How many states were saved when it began: `restoreGState()` does not go below.
  var savedCount: Int
}
