import Testing
import UIKit

@MainActor @Suite struct `Constraints in a scroll view` {
  @Test func `give the content its size`() {
    let (scrollView, content) = (UIScrollView(), ContentView(UIView.noIntrinsicMetric, 900))
    let root = makeRoot(300, 200, scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 7),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -7),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 10, y: 0, width: 280, height: 200))
    #expect(content.frame == CGRect(x: 5, y: 7, width: 270, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 280, height: 914))
  }

  @Test func `to the frame stay where the scroll view is`() {
    let (scrollView, header) = (UIScrollView(), UIView())
    let root = makeRoot(300, 200, scrollView)
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 500),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: frame.widthAnchor),
      header.topAnchor.constraint(equalTo: frame.topAnchor), header.heightAnchor.constraint(equalToConstant: 40),
      header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 120, width: 300, height: 40))
  }
}
