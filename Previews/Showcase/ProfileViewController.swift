import UIKit

/// The scene that shows every component. It takes no part at design time: Interface Builder runs views, not controllers.
final class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "profile"
  }
}
