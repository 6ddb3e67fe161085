import QuartzCore
import Testing

@Suite struct `A tree of layers` {
  let root = CALayer()
  let a = CALayer()
  let b = CALayer()
  let c = CALayer()

  @Test func `is in the order of insertion`() {
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [a, c, b])
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [b, a, c])
  }

  @Test func `has no sublayers rather than an empty array`() {
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    a.removeFromSuperlayer()
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func `moves a layer that is added elsewhere`() {
    root.addSublayer(a)
    b.addSublayer(a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === b)
  }

  @Test func `replaces a layer in its place`() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers == [c, b])
    #expect(a.superlayer == nil)
  }

  @Test func `finds the frontmost layer at a point`() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    b.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    root.sublayers = [a, b]
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
  }

  @Test func `is laid out from above`() {
    class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (outer, inner) = (Counting(), Counting())
    outer.addSublayer(inner)
    inner.bounds.size.width = 10
    inner.layoutIfNeeded()
    #expect(outer.count == 1)
    #expect(inner.count == 1)
    outer.layoutIfNeeded()
    #expect(outer.count == 1)
  }
}
