/// The way from one view controller to another. None is taken at design time, unless a component asks for one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard.
  open private(set) var identifier: String?
  /// The view controller that is left.
  open private(set) var source: UIViewController
  /// The view controller that is shown.
  open private(set) var destination: UIViewController
  private let performHandler: (() -> Void)?

  /// A way from one view controller to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// A way that `performHandler` takes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Takes the way: calls the handler, where there is one.
  open func perform() { performHandler?() }
}
