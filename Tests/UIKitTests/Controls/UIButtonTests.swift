import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A button` {
  init() { UIScreen.description.scale = 2 }

  @Test func `is as high as its line and 12 points`() {
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    #expect(button.intrinsicContentSize.height == 34)
    #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
  }

  @Test func `has its insets in place of the 12 points`() {
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    #expect(button.intrinsicContentSize == CGSize(width: 94, height: 48))
  }

  @Test func `is at least 30 points wide`() {
    let button = UIButton(type: .system)
    button.setTitle("I", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test func `shows what is set for its state, else for the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .selected)
    button.setTitle("Off", for: .normal)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test func `has a title in the tint when it is of the system's type`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `is as high as the higher of its image and its title`() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    for (side, height) in [(24, 24), (10, 18)] {
      let size = CGSize(width: side, height: side)
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
      #expect(button.intrinsicContentSize.height == CGFloat(height))
    }
  }

  @Test func `places the image before the title`() {
    let button = UIButton(type: .custom)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(image, for: .normal)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let (imageFrame, titleFrame) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(imageFrame.maxX == titleFrame.minX)
    #expect(abs(imageFrame.minX - (200 - titleFrame.maxX)) <= 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == button.titleLabel?.frame.maxX)
  }

  @Test func `takes its size from its configuration`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Title")
    #expect(button.intrinsicContentSize.height == 34.5)
    configuration.buttonSize = .large
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 50.5)
  }
}
