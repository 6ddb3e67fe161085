/// Keeps the appearance proxy of each class: an instance that is shown nowhere.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Proxied: AnyObject>(of type: Proxied.Type) -> Proxied {
    if let known = proxies[ObjectIdentifier(type)] as? Proxied { return known }
    let record = ClassTable.record(of: type)
    let made = record?.makeWithFrame?(.zero) ?? record?.make?() ?? decoded(type)
    guard let proxy = made as? Proxied else {
      fatalError("\(type) has no appearance proxy: it can be made neither with init(frame:) nor with init(coder:)")
    }
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }

  private static func decoded(_ type: AnyClass) -> AnyObject? {
    (type as? (AnyObject & NSCoding).Type)?.init(coder: NSCoder())
  }
}
