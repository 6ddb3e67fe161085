import Foundation

extension InterfaceDocument {
  /// The safe area of a root's view as Interface Builder shows it on a device: the device's own and the bars that it
  /// simulates, as far as the root reaches under them. In points. In the app, what is peculiar to the version that wrote
  /// the document does not count.
  public func safeArea(
    of root: InterfaceRoot, on device: InterfaceDevice, isLandscape: Bool = false, inApp: Bool = false
  ) -> InterfaceInsets {
    guard !Self.cells.contains(root.element.name), !isFreePopover(root.element), !overhangs(root, device)
    else { return .zero }
    return RootSafeArea(
      device: device, isLandscape: isLandscape, plugInVersion: inApp ? Self.plainPlugInVersion : plugInVersion,
      screen: screenSize(of: root, on: device, isLandscape: isLandscape), frame: root.view?.rect("frame"),
      hidesStatusBar: !usesSafeAreas && root.element.isNil("simulatedStatusBarMetrics"),
      topBar: topBar(of: root.element),
      bottomBar: bottomBar(of: root.element),
      maySlideUp: root.element.isViewController && root.element.size("freeformSize") == nil
    ).insets
  }

  /// A version, of Xcode 15, that shows devices as they are.
  private static let plainPlugInVersion = 22_685

  /// Views that stand for themselves even where they are a document's root.
  private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// What a root covers at most: the screen, or the size that the document makes up for it.
  private func screenSize(of root: InterfaceRoot, on device: InterfaceDevice, isLandscape: Bool) -> CGSize {
    if let size = root.element.size("freeformSize") { return size }
    guard let frame = root.view?.rect("frame") else { return device.size(isLandscape: isLandscape) }
    if root.element.child(key: "simulatedDestinationMetrics", named: "freeformSimulatedSizeMetrics") != nil {
      return frame.size
    }
    guard device == .unspecified else { return device.size(isLandscape: isLandscape) }
    // A document without a device still has the size of one, or of the square that stands for all.
    let isWholeDevice = InterfaceDevice.all.contains { $0.portraitSize == frame.size }
    return isWholeDevice ? frame.size : CGSize(width: frame.maxX, height: frame.maxY)
  }

  /// A loose view wider than the screen was laid out clear of its edges up to Xcode 10, as stored frames show.
  private func overhangs(_ root: InterfaceRoot, _ device: InterfaceDevice) -> Bool {
    guard plugInVersion < 15_000, root.element.isView, let frame = root.view?.rect("frame") else { return false }
    return device != .unspecified && frame.width > device.portraitSize.width
  }

  /// A popover of a size of its own lies clear of the screen's edges.
  private func isFreePopover(_ element: InterfaceElement) -> Bool {
    guard element.size("freeformSize") != nil, let id = element.id else { return false }
    return scenes.compactMap(\.viewController).flatMap(\.subtree).flatMap(\.connections).contains {
      guard case .segue("popoverPresentation", _, _) = $0.kind else { return false }
      return $0.destination == id
    }
  }
}
