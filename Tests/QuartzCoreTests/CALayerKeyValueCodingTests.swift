import QuartzCore
import Testing

@Suite(.serialized) struct `A layer's keys` {
  let layer = CALayer()

  init() { QuartzCoreClasses.registerAll() }

  @Test func `reach properties`() {
    layer.setValue(8, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 8)
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.isHidden)
    #expect(layer.value(forKey: "opacity") as? Float == 1)
  }

  @Test func `hold values of any name`() {
    layer.setValue("x", forKey: "whatever")
    #expect(layer.value(forKey: "whatever") as? String == "x")
    #expect(layer.value(forKey: "nothing") == nil)
  }

  @Test func `reach into structures`() {
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(4.5, forKeyPath: "position.x")
    #expect(layer.bounds.width == 30)
    #expect(layer.position.x == 4.5)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.y")
    #expect(abs(layer.transform.m12 - 2) < 1e-12)
    #expect(layer.transform.m42 == 7)
    #expect(abs((layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0) - .pi / 2) < 1e-12)
  }

  @Test func `fall back on a class's defaults and make it display`() {
    class Gauge: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "angle" ? 90.0 : nil }
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
    }
    let gauge = Gauge()
    #expect(gauge.value(forKey: "angle") as? Double == 90)
    gauge.setValue(45.0, forKey: "angle")
    #expect(gauge.needsDisplay())
  }

  @Test func `leave a colour alone that is given something else`() throws {
    try KeyValueCoder.catching { layer.setValue("red", forKey: "borderColor") }
    #expect(layer.borderColor == .black)
  }
}
