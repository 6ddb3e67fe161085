import Testing
import UIKit

@MainActor @Suite struct `A label under constraints` {
  private let text = "A sentence that is far too long for one line of a narrow label"

  @Test func `grows as tall as its width asks for`() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let root = makeRoot(150, 400, label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 130)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 130, height: 0)).height)
    let narrow = label.frame.height
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(label.frame.width == 280)
    #expect(label.frame.height < narrow)
  }

  @Test func `aligns by its baselines`() {
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("Large", "small")
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 12)
    let root = makeRoot(300, 100, large, small)
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) <= 1)
    #expect(small.frame.minY > 15)
  }
}
