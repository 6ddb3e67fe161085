import CoreGraphics

/// The variants of an image for different surroundings.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private let find: ((UITraitCollection) -> UIImage?)?

  /// An asset without variants.
  public override init() {
    find = nil
    super.init()
  }

  /// An asset whose variants are found by `find`.
  init(find: @escaping (UITraitCollection) -> UIImage?) {
    self.find = find
    super.init()
  }

  /// Adds a variant for surroundings that specify what `traitCollection` does.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    registered.append((traitCollection, image))
  }

  /// Removes the variant for such surroundings.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits.isEqual(traitCollection) }
  }

  /// The variant that fits best; an empty image where none does.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let matching = registered.last { traitCollection.containsTraits(in: $0.traits) }
    return matching?.image ?? find?(traitCollection) ?? registered.first?.image ?? UIImage()
  }
}
