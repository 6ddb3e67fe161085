import CoreGraphics
import Testing
import UIKit

/// The colour of one pixel, as red, green, blue and alpha from 0 to 255.
private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
  let stride = context.bitmap.stride
  return context.bitmap.withBytes { bytes in
    let start = y * stride + x * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }
}

@MainActor private func drawn(_ view: UIView, scale: CGFloat = 2) -> CGContext {
  view.layoutIfNeeded()
  let size = view.bounds.size
  let context = CGContext(
    pixelWidth: Int(size.width * scale), pixelHeight: Int(size.height * scale), scale: scale)!
  UIGraphicsPushContext(context)
  view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
  UIGraphicsPopContext()
  return context
}

@MainActor @Suite struct `Drawing a view` {
  private class Painted: UIView {
    static var rectangles: [CGRect] = []
    override func draw(_ rect: CGRect) {
      Self.rectangles.append(rect)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 2, y: 3, width: 4, height: 5))
    }
  }

  @Test func `fills the background and places subviews`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    child.backgroundColor = .green
    view.addSubview(child)
    let context = drawn(view)
    #expect(pixel(context, 9, 9) == [255, 0, 0, 255])
    #expect(pixel(context, 10, 10) == [0, 255, 0, 255])
    #expect(pixel(context, 29, 29) == [0, 255, 0, 255])
    #expect(pixel(context, 30, 30) == [255, 0, 0, 255])
  }

  @Test func `calls the overridden draw once, with the bounds, y down`() {
    Painted.rectangles = []
    let view = Painted(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    let context = drawn(view)
    #expect(Painted.rectangles == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(pixel(context, 3, 6) == [0, 0, 0, 0])
    #expect(pixel(context, 4, 6) == [0, 0, 255, 255])
    #expect(pixel(context, 11, 15) == [0, 0, 255, 255])
    #expect(pixel(context, 12, 15) == [0, 0, 0, 0])
  }

  @Test func `draws after a size was given to an empty view`() {
    let view = Painted()
    _ = drawn(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    view.layer.displayIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(pixel(drawn(view), 8, 8) == [0, 0, 255, 255])
  }

  @Test func `knows which classes draw themselves`() {
    class Inheriting: Painted {}
    class Silent: UIView { override func layoutSubviews() { super.layoutSubviews() } }
    #expect(Painted().drawsItself)
    #expect(Inheriting().drawsItself)
    #expect(!Silent().drawsItself)
    #expect(!UIView().drawsItself)
  }

  @Test func `clips, hides and fades`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let clipping = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    clipping.clipsToBounds = true
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    wide.backgroundColor = .red
    clipping.addSubview(wide)
    view.addSubview(clipping)
    var context = drawn(view, scale: 1)
    #expect(pixel(context, 9, 9) == [255, 0, 0, 255])
    #expect(pixel(context, 10, 10) == [0, 0, 0, 0])
    clipping.alpha = 0.5
    context = drawn(view, scale: 1)
    #expect(pixel(context, 5, 5)[3] == 128)
    clipping.isHidden = true
    #expect(pixel(drawn(view, scale: 1), 5, 5) == [0, 0, 0, 0])
  }

  @Test func `moves content by the origin of the bounds`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 5))
    child.backgroundColor = .red
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 0, y: 18)
    let context = drawn(scroll, scale: 1)
    #expect(pixel(context, 5, 1) == [0, 0, 0, 0])
    #expect(pixel(context, 5, 2) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 7) == [0, 0, 0, 0])
  }
}
