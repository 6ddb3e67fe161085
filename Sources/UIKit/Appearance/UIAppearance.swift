/// What appearance proxies may contain.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {}
