/// A view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The name of views like this one.
  open package(set) var reuseIdentifier: String?
  /// Called before the view is used again. Views are not used again here.
  open func prepareForReuse() {}
  /// Takes what the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What the view would rather have than the layout says.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Puts the view where the layout says.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform3D =
      CATransform3DIsIdentity(attributes.transform3D)
      ? CATransform3DMakeAffineTransform(attributes.transform) : attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
