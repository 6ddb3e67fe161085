import CoreGraphics

extension CALayer {
  /// The most pixels along a side of a backing store, so that a mistaken size does not use up the memory. The limit
  /// of the textures of Apple's graphics processors.
  private static let largestSide = 16384

  /// Makes a backing store of the bounds' size and `contentsScale`, and draws into it.
  package func drawBackingStore() {
    delegate?.layerWillDraw(self)
    let width = Int((bounds.width * contentsScale).rounded(.up))
    let height = Int((bounds.height * contentsScale).rounded(.up))
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
      let context = CGContext(pixelWidth: width, pixelHeight: height, scale: contentsScale)
    else {
      backingStore = nil
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    let image = context.makeImage()
    contents = nil
    backingStore = image
    backingStoreScale = contentsScale
  }

  /// Displays the layer and all below it, where asked for.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    mask?.displayTreeIfNeeded()
    for child in sublayers ?? [] { child.displayTreeIfNeeded() }
  }

  /// Lays out and displays until nothing asks for it any more. Drawing may ask for layout, and the reverse; a layer
  /// that always asks for more is drawn as it is after a few rounds.
  package func settle() {
    for _ in 0..<4 {
      layoutTree()
      mask?.layoutTree()
      displayTreeIfNeeded()
      if !treeNeedsWork { return }
    }
  }

  private var treeNeedsWork: Bool {
    needsLayout() || needsDisplay() || mask?.treeNeedsWork == true
      || (sublayers ?? []).contains { $0.treeNeedsWork }
  }
}
