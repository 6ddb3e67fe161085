import Foundation

/// How far the status bar, the rounded corners and the bars around it reach into a root's view.
///
/// Every number is read off frames that Interface Builder stored; they changed with its versions, which are those of its
/// plug-in: 15 000 is Xcode 11, 22 000 Xcode 15, 24 000 Xcode 26.
struct RootSafeArea {
  let device: InterfaceDevice
  let isLandscape: Bool
  let plugInVersion: Int
  /// What the root covers at most, in points.
  let screen: CGSize
  /// The root's frame on the screen, in points; nil for one that covers it.
  let frame: CGRect?
  /// Whether the status bar does not count.
  let hidesStatusBar: Bool
  let topBar: SimulatedBar?
  let bottomBar: SimulatedBar?
  /// Whether it may be a sheet.
  let maySlideUp: Bool

  /// The insets, in points.
  var insets: InterfaceInsets {
    var whole = device.safeArea(isLandscape: isLandscape, plugInVersion: plugInVersion)
    if hidesStatusBar { whole.top = 0 }
    let home = whole.bottom
    whole.top += topBarHeight
    whole.bottom += bottomBarHeight
    guard let frame else { return whole }
    guard frame.minY <= 0 else { return below(whole, frame) }
    guard frame.width == screen.width, frame.height < screen.height else { return whole }
    return clipped(whole, by: screen.height - frame.height, home: home)
  }

  /// A view that does not extend below the bars is stored where it begins.
  private func below(_ whole: InterfaceInsets, _ frame: CGRect) -> InterfaceInsets {
    var insets = whole
    insets.top = max(0, insets.top - frame.minY)
    insets.bottom = max(0, insets.bottom - (screen.height - frame.maxY))
    return insets
  }

  /// The insets of a view that is shorter than the screen by as much as the bars that it does not extend under are high,
  /// or is a sheet.
  private func clipped(_ whole: InterfaceInsets, by missing: CGFloat, home: Double) -> InterfaceInsets {
    var insets = whole
    let above = device.portraitSafeArea.top + (isCompact ? 32 : 44)
    let below = bottomBar == nil ? nil : bottomBarHeight + home
    switch Double(missing) {
    case above,
      topBarHeight where topBar != nil:
      insets.top = 0
    case below: insets.bottom = 0
    case below.map({ $0 + above }): (insets.top, insets.bottom) = (0, 0)
    case ..<100 where maySlideUp && plugInVersion >= Self.xcode11: return sheet(whole, missing, home)
    default: break
    }
    return insets
  }

  /// A sheet leaves the status bar free. Its navigation bar is higher than others.
  private func sheet(_ whole: InterfaceInsets, _ missing: CGFloat, _ home: Double) -> InterfaceInsets {
    var insets = whole
    let isRecent = plugInVersion >= Self.xcode26
    let bar: Double = isRecent ? 74 : 56
    let reachesUnderBar = missing < bar
    insets.top = topBar == nil || !reachesUnderBar ? 0 : bar + largeTitleHeight
    if isRecent { insets.bottom -= home }
    return insets
  }

  private var isCompact: Bool { isLandscape && !device.isPad }

  private var topBarHeight: Double {
    guard topBar != nil else { return 0 }
    if isCompact { return 32 }
    return (plugInVersion >= Self.xcode26 ? 54 : 44) + largeTitleHeight
  }

  private var largeTitleHeight: Double { topBar == .navigationBar(hasLargeTitle: true) ? 52 : 0 }

  private var bottomBarHeight: Double {
    switch bottomBar {
    case nil: 0
    case .tabBar?: isCompact ? 32 : 49
    case .toolbar?, .navigationBar?: isCompact ? 32 : plugInVersion < Self.xcode11 ? 44 : 49
    }
  }

  private static let xcode11 = 15_000
  private static let xcode26 = 24_000
}
