internal import CCairo
import Foundation

extension CGContext {
  /// Begins a group: what follows is drawn onto transparent pixels, and composed as one, with the state's alpha, shadow
  /// and blend mode, when it ends.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(extent: nil) }

  /// Begins a group of which only what lies in `rect` is kept.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(extent: rect.applying(state.matrix))
  }

  /// Ends the group begun last.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    cairo_destroy(cairo)
    cairo = layer.outerCairo
    savedStates.removeLast(savedStates.count - layer.savedCount)
    state = layer.outerState
    if let surface = layer.surface { compose(surface, alpha: state.alpha) }
    didDraw()
  }

  private func beginLayer(extent: CGRect?) {
    let surface = OffsetSurface(covering: reach(of: extent))
    guard let bitmap = surface?.bitmap ?? Bitmap(width: 1, height: 1), let inner = cairo_create(bitmap.surface) else {
      return
    }
    layers.append(
      TransparencyLayer(outerCairo: cairo, outerState: state, surface: surface, savedCount: savedStates.count))
    cairo = inner
    cairo_set_tolerance(cairo, CGContext.curveTolerance)
    (state.alpha, state.blendMode, state.shadow, state.mask) = (1, .normal, nil, nil)
    setMatrix(state.matrix)
  }
}
