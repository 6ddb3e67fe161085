import InterfaceBuilder

/// The margins of a cell's content as Interface Builder lays it out, read off frames that it stored.
///
/// Across they are those of the screen's edge, but 8 before an accessory; above and below 11, from Xcode 26 on 15. Up to
/// Xcode 8 they are 8 all around.
package struct CellMargins {
  let plugInVersion: Int
  /// The width of what the cell is shown in, in points.
  let width: CGFloat
  let hasAccessory: Bool

  /// In points.
  package var insets: UIEdgeInsets {
    guard plugInVersion >= Self.xcode9 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = UIViewController.standardMargin(width: width)
    let above: CGFloat = plugInVersion < Self.xcode26 ? 11 : 15
    return UIEdgeInsets(top: above, left: side, bottom: above, right: hasAccessory ? 8 : side)
  }

  package init(plugInVersion: Int, width: CGFloat, hasAccessory: Bool) {
    (self.plugInVersion, self.width, self.hasAccessory) = (plugInVersion, width, hasAccessory)
  }

  private static let xcode9 = 13_000
  private static let xcode26 = 24_000
}

extension UIView {
  /// Gives a cell's content its margins. Those that it is given itself are only the least where it keeps to the cell's.
  func applyCellMargins(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if loader.mode == .design, element.name == "collectionViewCell", element.enclosingView != nil { layOutByItself() }
    guard element.name == "tableViewCellContentView" else { return }
    let accessory = element.parent?["accessoryType"] ?? "none"
    let standard = CellMargins(
      plugInVersion: loader.document.plugInVersion, width: element.outerWidth(in: loader.document) ?? bounds.width,
      hasAccessory: accessory != "none"
    ).insets
    let own = element.insets("layoutMargins") ?? element.insets("directionalLayoutMargins")
    if let own = own.map(UIEdgeInsets.init) {
      guard preservesSuperviewLayoutMargins else { return }
      layoutMargins = UIEdgeInsets(
        top: max(own.top, standard.top), left: max(own.left, standard.left), bottom: max(own.bottom, standard.bottom),
        right: max(own.right, standard.right))
    } else {
      layoutMargins = standard
    }
    if loader.mode == .design { layOutByItself() }
  }

  /// Interface Builder lays a cell out by itself, away from the screen's edges.
  private func layOutByItself() {
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = false
  }
}

extension InterfaceElement {
  /// The width of the outermost view, in points; in a storyboard at least that of the device, which a popover's cells
  /// follow too.
  fileprivate func outerWidth(in document: InterfaceDocument) -> CGFloat? {
    let outermost = sequence(first: self, next: \.enclosingView).reduce(self) { $1 }
    guard let width = outermost.rect("frame")?.width else { return nil }
    guard document.kind == .storyboard, let device = document.device.flatMap({ InterfaceDevice.device(id: $0.id) })
    else {
      return width
    }
    return max(width, device.portraitSize.width)
  }
}
