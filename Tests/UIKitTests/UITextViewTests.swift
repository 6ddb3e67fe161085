import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A text view` {
  init() { UIScreen.description.scale = 2 }

  @Test func `leaves room around its text`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "Hello"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 200)) == CGSize(width: 49, height: 36.5))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 200, height: 200)) == CGSize(width: 39, height: 20.5))
  }

  @Test func `has an intrinsic size only where it does not scroll`() {
    let view = UITextView()
    view.text = "Hello"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 30)
  }

  @Test func `scrolls over all of its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.font = .systemFont(ofSize: 17)
    view.text = "One two three four five six"
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 60)
    #expect(view.contentSize.height > 80)
  }

  @Test func `grows with its text where it does not scroll and constraints say how wide it is`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "word ", count: 20)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 1000)).height)
    #expect(view.frame.height > 80)
  }
}
