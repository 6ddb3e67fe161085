import Testing
import UIKit

@MainActor @Suite struct `Bars` {
  @Test func `have the heights of iOS`() {
    #expect(UINavigationBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    #expect(UIToolbar().sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    let large = UINavigationBar()
    large.items = [UINavigationItem(title: "Title")]
    large.prefersLargeTitles = true
    #expect(large.intrinsicContentSize.height == 96)
  }

  @Test func `know their items`() {
    let bar = UINavigationBar()
    let items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    bar.setItems(items, animated: false)
    #expect(bar.topItem === items[1] && bar.backItem === items[0])
    #expect(bar.popItem(animated: false) === items[1])
    #expect(bar.topItem === items[0] && bar.backItem == nil)
  }

  @Test func `share what is left between flexible gaps`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    bar.items = [UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1])]
    bar.layoutIfNeeded()
    #expect(views[0].convert(views[0].bounds, to: bar) == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(views[1].convert(views[1].bounds, to: bar) == CGRect(x: 264, y: 12, width: 40, height: 20))
  }

  @Test func `keep one appearance proxy a class`() {
    UIKitClasses.registerAll()
    UINavigationBar.appearance().barTintColor = .red
    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UINavigationBar().barTintColor == nil)
    #expect(UITabBarItem.appearance() !== UIBarButtonItem.appearance())
  }
}
