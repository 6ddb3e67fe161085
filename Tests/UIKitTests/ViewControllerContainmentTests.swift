import Testing
import UIKit

/// A screen of 375 × 667 points with a status bar of 20 points.
@MainActor private func window(_ controller: UIViewController) -> UIWindow {
  UIScreen.description = {
    var description = UIScreen.Description()
    description.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return description
  }()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

@MainActor @Suite(.serialized) struct `Controllers in controllers` {
  private final class Logging: UIViewController {
    var lines: [String] = []
    override func viewDidLoad() { lines.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidLayoutSubviews() { lines.append("laid out") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func willMove(toParent parent: UIViewController?) { lines.append("will move") }
    override func didMove(toParent parent: UIViewController?) { lines.append("did move") }
  }

  @Test func `hear of their coming in order`() {
    let controller = Logging()
    let window = window(controller)
    #expect(controller.lines == ["loaded", "will appear", "laid out", "did appear"])
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `know their margins and safe area`() {
    let controller = UIViewController()
    let window = window(controller)
    let view: UIView = controller.view
    #expect(view.window === window)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    #expect(child.layoutMargins == UIEdgeInsets(top: 23, left: 8, bottom: 8, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 15, left: 11, bottom: 8, right: 8))
    controller.additionalSafeAreaInsets.bottom = 30
    #expect(view.safeAreaInsets.bottom == 30)
  }

  @Test func `lie under a navigation bar`() {
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    let window = window(navigation)
    _ = window
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(navigation.navigationBar.topItem?.title == "Title")
    #expect(controller.navigationController === navigation)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.view.safeAreaInsets.top == 64)
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test func `lie above a tab bar`() {
    let controllers = [UIViewController(), UIViewController()]
    controllers[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    let window = window(tabs)
    _ = window
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(tabs.tabBar.selectedItem?.title == "Second")
    #expect(controllers[1].view.safeAreaInsets.bottom == 49)
    #expect(controllers[0].isViewLoaded == false)
  }

  @Test func `push and pop`() {
    let first = UIViewController()
    let second = Logging()
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === second && second.parent === navigation)
    #expect(second.view.superview != nil && first.view.superview == nil)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.parent == nil && second.view.superview == nil && first.view.superview != nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }
}
