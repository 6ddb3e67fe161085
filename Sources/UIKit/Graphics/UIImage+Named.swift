import CoreGraphics

extension UIImage {
  /// The image of that name among the app's resources; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The image of that name in a bundle, the app's own without one; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = UITraitCollection(traitsFrom: [UITraitCollection.current, traitCollection ?? UITraitCollection()])
    let search = ResourceSearch(bundle: bundle, name: name, initializer: "UIImage(named:in:compatibleWith:)")
    let found = search.first {
      NamedImage(name: name, in: $0)?.image(for: traits) ?? UIImage.file(name, in: $0, traits)
    }
    guard let found else { return nil }
    self.init(content: found.content)
  }

  /// The image of that name in a bundle, the app's own without one; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  private static func file(_ name: String, in bundle: Bundle, _ traits: UITraitCollection) -> UIImage? {
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.description.scale
    let file = ImageFile(named: name, in: bundle, scale: scale, isPad: traits.userInterfaceIdiom == .pad)
    guard let file, let picture = ImageCache.entry(atPath: file.path) else { return nil }
    DesignTime.didLookUp(.found(path: file.path))
    return UIImage(cgImage: picture.cgImage, scale: file.scale, orientation: picture.orientation)
  }
}
