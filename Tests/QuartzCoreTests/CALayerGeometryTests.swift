import QuartzCore
import Testing

@Suite struct `A layer's geometry` {
  let parent = CALayer()
  let child = CALayer()

  @Test func `makes a frame of bounds, position and anchor point`() {
    child.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
    child.position = CGPoint(x: 100, y: 50)
    #expect(child.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    child.anchorPoint = .zero
    #expect(child.frame == CGRect(x: 100, y: 50, width: 40, height: 20))
  }

  @Test func `takes a frame apart`() {
    child.anchorPoint = CGPoint(x: 1, y: 0)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(child.position == CGPoint(x: 40, y: 20))
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `has the frame that is around the transformed bounds`() {
    child.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(child.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(child.bounds.size == CGSize(width: 10, height: 10))
    #expect(child.position == CGPoint(x: 10, y: 10))
  }

  @Test func `converts between layers`() {
    let other = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    child.bounds.origin = CGPoint(x: 0, y: 100)
    other.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    parent.sublayers = [child, other]
    #expect(child.convert(CGPoint(x: 0, y: 100), to: parent) == CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint(x: 0, y: 0), from: other) == CGPoint(x: 40, y: 140))
    #expect(parent.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: other).origin == CGPoint(x: 50, y: 50))
  }
}
