/// Somebody who wants to hear when certain traits have changed.
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let body: (AnyObject, UITraitCollection) -> Void

  init(traits: [UITrait], body: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.body = body
  }

  /// Tells the observers whose traits differ between `old` and `new`.
  static func notify(
    _ observers: [TraitObserver], _ observed: AnyObject, from old: UITraitCollection, to new: UITraitCollection
  ) {
    for observer in observers where observer.traits.contains(where: { differs($0, old.values, new.values) }) {
      observer.body(observed, old)
    }
  }

  private static func differs(
    _ trait: UITrait, _ old: UITraitCollection.Values, _ new: UITraitCollection.Values
  ) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != new.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != new.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      old.preferredContentSizeCategory != new.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
    case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
    case is UITraitDisplayGamut.Type: old.displayGamut != new.displayGamut
    case is UITraitAccessibilityContrast.Type: old.accessibilityContrast != new.accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: old.userInterfaceLevel != new.userInterfaceLevel
    case is UITraitUserInterfaceIdiom.Type: old.userInterfaceIdiom != new.userInterfaceIdiom
    case is UITraitLegibilityWeight.Type: old.legibilityWeight != new.legibilityWeight
    default: false
    }
  }
}
