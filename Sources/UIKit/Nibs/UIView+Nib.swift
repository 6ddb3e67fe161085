import InterfaceBuilder

extension UIView {
  /// Interface Builder lets sliders, segmented controls and page controls stretch where the document does not say
  /// otherwise, though their classes hold their height: stored frames have sliders of any height beside labels of 251.
  func loosenHugging(_ loader: DocumentLoader) {
    guard loader.isSubject, loader.mode == .design else { return }
    guard self is UISlider || self is UISegmentedControl || self is UIPageControl else { return }
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    setContentHuggingPriority(.defaultLow, for: .vertical)
  }

  /// Where the view is, and how strongly it holds its size.
  func applyPlacement(_ element: InterfaceElement) {
    if let frame = element.rect("frame") { self.frame = frame }
    if let mask = element.autoresizing { autoresizingMask = AutoresizingMask(rawValue: mask.rawValue) }
    if let translates = element.boolean("translatesAutoresizingMaskIntoConstraints") {
      // A view without constraints keeps its frame, as the ones that Xcode then generates make sure.
      translatesAutoresizingMaskIntoConstraints = translates || element.boolean("fixedFrame") == true
    }
    func priority(_ name: String, _ apply: (UILayoutPriority) -> Void) {
      if let value = element.number(name) { apply(UILayoutPriority(rawValue: Float(value))) }
    }
    priority("horizontalHuggingPriority") { setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority") { setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority("verticalCompressionResistancePriority") { setContentCompressionResistancePriority($0, for: .vertical) }
  }

  /// What every view shows.
  func applyLooks(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let color = loader.color(element.color("backgroundColor")) { backgroundColor = color }
    if let color = loader.color(element.color("tintColor")) { tintColor = color }
    if let value = element.number("alpha") { alpha = CGFloat(value) }
    if let value = element.boolean("hidden") { isHidden = value }
    if let value = element.boolean("opaque") { isOpaque = value }
    if let value = element.boolean("clipsSubviews") { clipsToBounds = value }
    if let mode = element["contentMode"].flatMap({ NibNames.contentModes[$0] }) { contentMode = mode }
    if let value = element.integer("tag") { tag = value }
    if let value = element.boolean("autoresizesSubviews") { autoresizesSubviews = value }
    if let value = element.boolean("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let value = element.boolean("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = element.boolean("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = element["semanticContentAttribute"].flatMap({ NibNames.semanticContentAttributes[$0] }) {
      semanticContentAttribute = value
    }
    if let identifier = element["restorationIdentifier"] { restorationIdentifier = identifier }
    applyAccessibility(element)
  }

  private func applyAccessibility(_ element: InterfaceElement) {
    guard let written = element.child(key: "accessibilityConfiguration") else { return }
    if let text = written.string("label") { accessibilityLabel = text }
    if let text = written.string("hint") { accessibilityHint = text }
    if let text = written.string("identifier") { accessibilityIdentifier = text }
    if let value = written.boolean("isElement") { isAccessibilityElement = value }
  }

  /// The margins. They come last, since content may bring its own. Interface Builder up to Xcode 9 did not count those
  /// of documents without safe areas from them, as stored frames show.
  func applyMargins(_ element: InterfaceElement, _ loader: DocumentLoader) {
    let document = loader.document
    if loader.mode == .design, !document.usesSafeAreas, document.plugInVersion < 14_300 {
      insetsLayoutMarginsFromSafeArea = false
    }
    if let value = element.boolean("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = value }
    if let value = element.boolean("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = value }
    if let insets = element.insets("layoutMargins") { layoutMargins = UIEdgeInsets(insets) }
    if let insets = element.insets("directionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right))
    }
  }

  /// Makes the subviews and adds them, but for those that are not installed.
  ///
  /// A view that stands for a kind that is not supported has no places of its own for cells and the like, so they become
  /// subviews, where the document stores them.
  func addNibSubviews(_ element: InterfaceElement, _ loader: DocumentLoader) {
    let isSupported = element.baseClass.flatMap { NibClass.uikitClass(named: $0) } != nil
    let children = isSupported ? element.contents(of: "subviews") : element.subviews + element.sectionCells
    for child in children {
      guard let view = loader.view(for: child), child.isInstalled else { continue }
      if let stack = self as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        addSubview(view)
      }
    }
  }
}

extension InterfaceElement {
  /// The cells of a table's static sections.
  var sectionCells: [InterfaceElement] { contents(of: "sections").flatMap { $0.contents(of: "cells") } }
}

extension UIEdgeInsets {
  /// The distances that a document writes.
  init(_ insets: InterfaceInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right)
    )
  }
}
