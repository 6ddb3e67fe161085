import QuartzCore
import Testing

@Suite(.serialized) struct `An animation` {
  let layer = CALayer()

  @Test func `is stored and leaves the layer's values alone`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.opacity == 1)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }

  @Test func `is copied with its class and its values`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.damping, spring.duration) = (3, 2)
    let copy = spring.copy() as? CASpringAnimation
    #expect(copy?.damping == 3)
    #expect(copy?.duration == 2)
    #expect(copy?.keyPath == "position.x")
  }

  @Test func `keeps the completion of its transaction from being called`() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("empty") }
    CATransaction.commit()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
    #expect(calls == ["empty"])
  }
}
