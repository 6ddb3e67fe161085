import CoreGraphics

/// A context that drawing goes to.
private struct Target {
  /// Nil for an image of no size, which must be ended all the same.
  var context: CGContext?
  /// Pixels to a point, for a context whose image can be taken.
  var imageScale: CGFloat?
}

nonisolated(unsafe) private var targets: [Target] = []

/// The context that UIKit's drawing goes to; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { targets.last?.context }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { targets.append(Target(context: context)) }

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() { _ = targets.popLast() }

/// Begins an image of the given size in points, one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of the given size in points, `scale` pixels to a point, 0 meaning the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIScreen.description.scale
  let context = CGContext(imageSize: size, scale: scale, isOpaque: opaque)
  targets.append(Target(context: context, imageScale: scale))
}

/// What has been drawn into the image context; nil where the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let target = targets.last, let scale = target.imageScale else { return nil }
  return target.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image context.
public func UIGraphicsEndImageContext() {
  guard targets.last?.imageScale != nil else { return }
  targets.removeLast()
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide inside a rectangle's sides, in the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line one point wide inside a rectangle's sides, in the current context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Leaves only a rectangle of the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// A context for an image of a size in points; black where opaque. Nil for an empty size.
  convenience init?(imageSize size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard size.width.isFinite, size.height.isFinite, size.width < 32767, size.height < 32767 else { return nil }
    self.init(
      pixelWidth: Int((size.width * scale).rounded(.up)), pixelHeight: Int((size.height * scale).rounded(.up)),
      scale: scale)
    guard isOpaque else { return }
    setFillColor(gray: 0, alpha: 1)
    fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
  }
}
