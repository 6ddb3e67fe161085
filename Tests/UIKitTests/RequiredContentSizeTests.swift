import Testing
import UIKit

@MainActor @Suite struct `A required content size` {
  @Test func `gives way to a required constraint without a conflict`() {
    let view = ContentView(80, 20)
    let root = makeRoot(300, 200, view)
    var messages: [String] = []
    let before = DesignTime.report
    DesignTime.report = { messages.append($0.message) }
    defer { DesignTime.report = before }
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 13),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 13))
    #expect(messages.isEmpty)
  }
}
