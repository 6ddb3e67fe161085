/// Controllers side by side over a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
