import CoreGraphics
import Testing

@Suite struct `An affine transform` {
  @Test func `applies what is added later to the point first`() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  }

  @Test func `turns the x axis towards the y axis`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `is undone by its inverse`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 4) < 1e-12 && abs(point.y - 9) < 1e-12)
  }

  @Test func `that flattens everything is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `takes a rectangle to the one round its corners`() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -4, y: 0, width: 4, height: 2))
    #expect(CGRect.null.applying(flat: 2).isNull)
  }

  @Test func `moves no sizes`() {
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 2))
    #expect(size == CGSize(width: 4, height: 6))
  }
}

extension CGRect {
  fileprivate func applying(flat scale: CGFloat) -> CGRect { applying(CGAffineTransform(scaleX: scale, y: scale)) }
}
