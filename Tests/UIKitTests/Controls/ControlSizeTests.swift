import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A control of a fixed size` {
  init() { UIScreen.description.scale = 2 }

  @Test func `aligns its frame as Interface Builder does`() {
    let toggle = UISwitch()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame(forAlignmentRect: CGRect(origin: .zero, size: toggle.intrinsicContentSize)).width == 51)
    let segmented = UISegmentedControl(items: ["One", "Two"])
    #expect(segmented.frame.height == 32)
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
  }

  @Test func `keeps its value in its range`() {
    let slider = UISlider()
    (slider.maximumValue, slider.value) = (10, 20)
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let progress = UIProgressView()
    progress.progress = 3
    #expect(progress.progress == 1)
  }

  @Test func `shows an image as its layer's contents, in the tint where it is a template`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    #expect(view.layer.contents as? CGImage === image.cgImage)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(view.layer.contents as? CGImage !== image.cgImage)
    #expect(!view.isUserInteractionEnabled)
  }
}
