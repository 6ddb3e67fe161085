extension Bundle {
  /// Makes the objects of a nib in the bundle and gives those at the top. The name has no extension. `owner` is what
  /// File's Owner in the document stands for.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
