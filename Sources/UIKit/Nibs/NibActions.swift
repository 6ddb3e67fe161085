@MainActor enum NibActions {
  static func add(_ selector: Selector, for event: String?, from source: AnyObject, to target: AnyObject?) {}
}
