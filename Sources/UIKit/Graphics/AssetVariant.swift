import CoreGraphics

/// For which surroundings one entry of an asset set is meant.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?

  /// How well the entry fits; nil where it does not. A closer match of idiom counts more than one of appearance.
  func fit(_ traits: UITraitCollection) -> Int? {
    guard let idiomFit = fitOfIdiom(traits.userInterfaceIdiom) else { return nil }
    var fit = idiomFit
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): guard traits.userInterfaceStyle == .dark else { return nil }
      case ("luminosity", "light"): guard traits.userInterfaceStyle != .dark else { return nil }
      case ("contrast", "high"): guard traits.accessibilityContrast == .high else { return nil }
      default: return nil
      }
      fit += 1
    }
    return fit
  }

  private func fitOfIdiom(_ device: UIUserInterfaceIdiom) -> Int? {
    switch (idiom ?? "universal", device) {
    case ("universal", _): 0
    case ("iphone", .phone), ("iphone", .unspecified), ("ipad", .pad): 10
    default: nil
    }
  }
}

extension Sequence {
  /// The entries that fit the surroundings best, in their order.
  func bestFitting(_ traits: UITraitCollection, _ variant: (Element) -> AssetVariant) -> [Element] {
    let fits = compactMap { element in variant(element).fit(traits).map { (element, $0) } }
    let best = fits.map(\.1).max()
    return fits.filter { $0.1 == best }.map(\.0)
  }
}
