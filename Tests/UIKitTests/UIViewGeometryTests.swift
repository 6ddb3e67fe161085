import Testing
import UIKit

@MainActor @Suite struct `The geometry of a view` {
  @Test func `is that of its layer`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
  }

  @Test func `turns about the middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func `moves what is inside by the origin of the bounds`() {
    let parent = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 4, y: 8)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(parent)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 106, y: 102))
    #expect(
      child.convert(CGRect(x: 106, y: 102, width: 1, height: 2), from: root) == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 106, y: 102))
  }

  @Test func `decides what is hit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    root.addSubview(behind)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === behind)
    behind.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
  }

  @Test func `keeps the origin while it takes its fitting size`() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
    }
    let view = Sized(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 12, height: 34))
  }

  @Test func `is told in UIKit's words without an address`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(view.description == "<UIView; frame = (1 2.5; 3 4); layer = <CALayer>>")
  }
}
