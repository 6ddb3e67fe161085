/// Finds the nib of a controller.
@MainActor enum NibView {
  /// Gives the controller the view out of its nib: the one it names, else one called as its class is, also without
  /// `Controller` at the end.
  static func load(for controller: UIViewController) {
    let bundle = controller.nibBundle ?? Bundle(for: type(of: controller))
    for name in names(of: controller) {
      guard controller.nibName != nil || NibLocator.path(of: name, extension: "xib", in: bundle) != nil else {
        continue
      }
      _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller, options: nil)
      return
    }
  }

  private static func names(of controller: UIViewController) -> [String] {
    if let name = controller.nibName { return [name] }
    guard type(of: controller) != UIViewController.self else { return [] }
    let name = String(describing: type(of: controller))
    guard name.hasSuffix("ViewController") else { return [name] }
    return [String(name.dropLast("Controller".count)), name]
  }
}
