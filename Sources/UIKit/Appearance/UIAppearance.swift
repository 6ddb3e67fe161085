/// What appearance proxies may contain.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has an appearance proxy. What is set on a proxy is kept, but has no effect on instances here.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {
  /// The proxy of the class.
  static func appearance() -> Self
  /// The proxy of the class inside certain containers.
  static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self
  /// The proxy of the class for certain traits.
  static func appearance(for trait: UITraitCollection) -> Self
}

extension UIAppearance {
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
