/// Animates beside a transition. There are none at design time.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
