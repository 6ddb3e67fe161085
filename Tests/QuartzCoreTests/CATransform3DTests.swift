import QuartzCore
import Testing

@Suite struct `A transform in three dimensions` {
  @Test func `scales before it moves when it is moved and then scaled`() {
    let t = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
    let p = CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(t))
    #expect(p == CGPoint(x: 12, y: 23))
  }

  @Test func `turns x towards y about z`() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    #expect(abs(t.m12 - 1) < 1e-12)
    #expect(abs(t.m21 + 1) < 1e-12)
    #expect(t.m33 == 1)
  }

  @Test func `is undone by its inverse`() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    t.m34 = -1 / 500
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let identity = CATransform3DIdentity
    let pairs = [
      (product.m11, identity.m11), (product.m34, identity.m34), (product.m41, identity.m41), (product.m44, 1),
    ]
    for (value, expected) in pairs { #expect(abs(value - expected) < 1e-12) }
  }

  @Test func `without an inverse is its own`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `is affine only without depth and perspective`() {
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }
}
