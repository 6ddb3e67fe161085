import CoreGraphics

extension UIColor {
  /// The colour of that name in the app's asset catalogs; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogs, the app's own without one; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let lookUp = ResourceSearch(bundle: bundle, name: name, initializer: "UIColor(named:in:compatibleWith:)")
    guard let found = lookUp.first({ NamedColor(name: name, in: $0) }) else { return nil }
    guard found.isDynamic else {
      self.init(content: found.color(for: .current).content)
      return
    }
    self.init { found.color(for: $0) }
  }
}
