import Testing
import UIKit

@MainActor @Suite struct `UIKit's classes` {
  init() { UIKitClasses.registerAll() }

  @Test func `answer key-value coding`() {
    let view = UIView()
    view.setValue(0.5, forKey: "alpha")
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.setValue(true, forKey: "hidden")
    #expect(view.alpha == 0.5 && view.layer.cornerRadius == 4 && view.isHidden)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 4)
  }

  @Test func `complain of unknown keys in UIKit's words`() {
    let view = UIView()
    #expect(throws: KeyValueCodingError.self) {
      try KeyValueCoder.catching { view.setValue(1, forKey: "nonsense") }
    }
  }

  @Test func `make the layer that a view asks for`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test func `call methods by selector`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.responds(to: Selector("removeFromSuperview")))
    #expect(!child.responds(to: Selector("nonsense")))
    child.perform(Selector("removeFromSuperview"))
    #expect(child.superview == nil)
  }
}
