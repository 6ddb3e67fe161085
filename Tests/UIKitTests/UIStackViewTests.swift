import Testing
import UIKit

@MainActor @Suite struct `A stack view` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func makeStack(_ sizes: [(CGFloat, CGFloat)], _ configure: (UIStackView) -> Void) -> [UIView] {
    let views = sizes.map { ContentView($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return views
  }

  @Test func `fills its length with the view that hugs least`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    }
    #expect(views.map(\.frame.minX) == [0, 50, 240])
    #expect(views.map(\.frame.width) == [40, 180, 60])
    #expect(views.map(\.frame.height) == [100, 100, 100])
  }

  @Test func `shares its length equally`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(views.map(\.frame.width) == [90, 90, 90])
    #expect(views.map(\.frame.minX) == [0, 105, 210])
  }

  @Test func `shares its length in proportion`() {
    let views = makeStack([(20, 20), (40, 20)]) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [100, 200])
  }

  @Test func `counts gaps in proportional shares`() {
    let views = makeStack([(20, 20), (40, 20)]) {
      $0.distribution = .fillProportionally
      $0.spacing = 40
    }
    #expect(views.map(\.frame.width) == [60, 200])
  }

  @Test func `takes nested stacks for as long as their views in proportional shares`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 20), ContentView(30, 20)])
    let outer = UIStackView(arrangedSubviews: [ContentView(20, 20), inner])
    outer.distribution = .fillProportionally
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.layoutIfNeeded()
    #expect(outer.arrangedSubviews.map(\.frame.width) == [100, 200])
  }

  @Test func `makes gaps equal`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 115, 240])
  }

  @Test func `makes distances of centres equal`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) { $0.distribution = .equalCentering }
    #expect(views.map(\.frame.midX) == [20, 145, 270])
  }

  @Test func `aligns across its axis`() {
    let center = makeStack([(40, 20), (50, 60)]) { $0.alignment = .center }
    #expect(center.map(\.frame.minY) == [40, 20])
    #expect(center.map(\.frame.height) == [20, 60])
    let bottom = makeStack([(40, 20), (50, 60)]) { $0.alignment = .bottom }
    #expect(bottom.map(\.frame.maxY) == [100, 100])
  }

  @Test func `takes the size of what it holds`() {
    let views = [ContentView(40, 20), ContentView(70, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 76, height: 59))
  }

  @Test func `leaves hidden views out`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].isHidden = true
      stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 230, height: 100))
    #expect(views[2].frame == CGRect(x: 240, y: 0, width: 60, height: 100))
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 170)
  }

  @Test func `keeps a custom gap`() {
    let views = makeStack([(40, 20), (50, 20), (60, 20)]) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
      stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    }
    #expect(views.map(\.frame.minX) == [0, 70, 130])
  }
}
