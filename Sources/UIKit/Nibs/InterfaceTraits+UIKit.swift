import InterfaceBuilder

extension InterfaceTraits {
  /// The size classes and idiom of a trait collection.
  init(_ traits: UITraitCollection) {
    self.init(
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular,
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}
