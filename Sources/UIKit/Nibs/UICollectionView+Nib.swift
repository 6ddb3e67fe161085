import InterfaceBuilder

extension UICollectionView {
  func applyCollectionViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let written = element.child(key: "collectionViewLayout"),
      let layout = loader.object(for: written) as? UICollectionViewLayout
    {
      collectionViewLayout = layout
    }
    for cell in element.contents(of: "cells") {
      guard let name = cell["reuseIdentifier"], let make = loader.prototype(cell) else { continue }
      register(prototype: make, forCellWithReuseIdentifier: name)
    }
    // Interface Builder shows prototypes where it has laid them out; the app only what a data source asks for.
    guard loader.mode == .design else { return }
    let supplements = element.children.filter { $0.name == "collectionReusableView" }
    for cell in element.contents(of: "cells") + supplements {
      if let view = loader.view(for: cell) { addSubview(view) }
    }
  }
}

extension UICollectionReusableView {
  func applyReusableViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    reuseIdentifier = element["reuseIdentifier"]
    if let cell = self as? UICollectionViewCell, let written = element.child(key: "contentView") {
      loader.adopt(cell.contentView, for: written)
    }
  }
}

extension UICollectionViewFlowLayout {
  func applyNibAttributes(_ element: InterfaceElement) {
    if let value = element.number("minimumLineSpacing") { minimumLineSpacing = CGFloat(value) }
    if let value = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = CGFloat(value) }
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let size = element.size("itemSize") { itemSize = size }
    if let size = element.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { sectionInset = UIEdgeInsets(insets) }
  }
}
