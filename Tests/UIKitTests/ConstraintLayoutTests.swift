import Testing
import UIKit

@MainActor @Suite struct `Constraints` {
  @Test func `place a view between its superview's edges`() {
    let view = UIView()
    let root = makeRoot(300, 200, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 8, width: 250, height: 44))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `follow a changed constant and a changed superview`() {
    let view = UIView()
    let root = makeRoot(300, 200, view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    leading.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 250, height: 200))
    root.frame.size = CGSize(width: 400, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 350, height: 100))
  }

  @Test func `take the intrinsic size where nothing else says more`() {
    let view = ContentView(80, 20)
    let root = makeRoot(300, 200, view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 90, width: 80, height: 20))
    view.contentSize = CGSize(width: 100, height: 20)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 90, width: 100, height: 20))
  }

  @Test func `stretch what hugs its content less`() {
    let (label, field) = (ContentView(60, 20), ContentView(80, 20))
    let root = makeRoot(300, 100, label, field)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[label]-8-[field]-10-|", metrics: nil, views: ["label": label, "field": field]))
    root.layoutIfNeeded()
    #expect(label.frame.minX == 10)
    #expect(label.frame.width == 60)
    #expect(field.frame.minX == 78)
    #expect(field.frame.width == 212)
  }

  @Test func `reach across levels`() {
    let (box, inner, outer) = (UIView(), UIView(), UIView())
    let root = makeRoot(300, 200, box, outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 40, y: 30, width: 150, height: 100))
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 235, height: 10))
    #expect(outer.frame == CGRect(x: 45, y: 46, width: 235, height: 21))
  }

  @Test func `count a multiplier on an edge from the view that holds the constraint`() {
    let view = ContentView(10, 10)
    let root = makeRoot(300, 200, view)
    NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.5,
      constant: 3
    ).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 0.5,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 153, y: 45, width: 10, height: 10))
  }

  @Test func `place edges on pixels`() {
    let views = (0..<3).map { _ in UIView() }
    let root = makeRoot(394, 30, views[0], views[1], views[2])
    for (index, view) in views.enumerated() {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      let previous = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: previous).isActive = true
      if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
    }
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let scale = UIScreen.main.scale
    root.layoutIfNeeded()
    let ideal: [CGFloat] = [394.0 / 3, 788.0 / 3, 394]
    let edges = ideal.map { ($0 * scale).rounded() / scale }
    #expect(views.map(\.frame.maxX) == edges)
  }

  @Test func `run from right to left where the language does`() {
    let view = UIView()
    let root = makeRoot(300, 200, view)
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
  }

  @Test func `refer to margins and guides`() {
    let (view, other) = (UIView(), UIView())
    let root = makeRoot(300, 200, view, other)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 100), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      other.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      other.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 240, height: 160))
    #expect(guide.layoutFrame == CGRect(x: 5, y: 0, width: 100, height: 50))
    #expect(other.frame == CGRect(x: 50, y: 20, width: 10, height: 10))
  }

  @Test func `treat an autoresized view as where its frame is`() {
    let (fixed, view) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20)), UIView())
    let root = makeRoot(300, 200, view)
    fixed.autoresizingMask = [.flexibleWidth]
    root.addSubview(fixed)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixed.topAnchor), view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 118, y: 10, width: 30, height: 20))
    root.frame.size.width = 350
    root.layoutIfNeeded()
    #expect(fixed.frame.width == 150)
    #expect(view.frame.minX == 168)
  }

  @Test func `that are removed with a view no longer hold`() {
    let (view, other) = (UIView(), UIView())
    let root = makeRoot(300, 200, view, other)
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    constraint.isActive = true
    #expect(root.constraints.count == 1)
    other.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test func `tell what fits`() {
    let label = ContentView(80, 20)
    let box = makeRoot(0, 0, label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -11),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 112, height: 42))
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 42))
  }

  @Test func `that conflict are reported, and the later one is broken`() {
    let view = UIView()
    let root = makeRoot(300, 200, view)
    var messages: [String] = []
    let before = DesignTime.report
    DesignTime.report = { messages.append($0.message) }
    defer { DesignTime.report = before }
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 120)
    second.identifier = "late"
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(messages.first?.contains("<NSLayoutConstraint 'late' UIView.width == 120>") == true)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(messages.count == 1)
  }

  @Test func `that leave something open are told`() {
    let view = UIView()
    let root = makeRoot(300, 200, view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
  }
}
