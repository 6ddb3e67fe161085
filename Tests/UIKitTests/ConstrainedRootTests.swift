import Testing
import UIKit

@MainActor @Suite struct `A root that constraints size` {
  @Test func `takes the size that its constraints require`() {
    let view = ContentView(80, 20)
    let root = makeRoot(300, 200, view)
    root.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor), root.widthAnchor.constraint(equalToConstant: 150),
    ])
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 150, height: 200))
    #expect(view.frame.width == 130)
  }
}
