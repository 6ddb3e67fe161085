import Foundation

/// A device that Interface Builder can show a document on.
///
/// Sizes and safe areas are those of Apple's devices. Where Interface Builder's own differ with its version, they are
/// taken from frames that it stored.
public struct InterfaceDevice: Equatable, Sendable {
  /// Interface Builder's id: `retina6_1`.
  public var id: String
  /// The names that the devices are sold under, the best known first.
  public var names: [String]
  /// The size in portrait, in points.
  public var portraitSize: CGSize
  /// Pixels a point of the real device.
  public var scale: Double
  /// The safe area's distance from the screen's edges in portrait, in points, without any bar but the status bar.
  public var portraitSafeArea: InterfaceInsets
  /// The same in landscape.
  public var landscapeSafeArea: InterfaceInsets

  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }

  /// The size, in points.
  public func size(isLandscape: Bool = false) -> CGSize {
    isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// The size classes. Phones with a long side of 736 or a short side of 414 points and more are regular when wide.
  public func traits(isLandscape: Bool = false) -> InterfaceTraits {
    if isPad { return InterfaceTraits(width: .regular, height: .regular, idiom: "pad") }
    guard isLandscape else { return InterfaceTraits(width: .compact, height: .regular) }
    return InterfaceTraits(width: portraitSize.width >= 414 ? .regular : .compact, height: .compact)
  }

  /// The safe area of the device itself.
  public func safeArea(isLandscape: Bool = false) -> InterfaceInsets {
    isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// The safe area as Interface Builder of that plug-in version shows it. Its differences from the device's own are read
  /// off stored frames: from Xcode 11 to 14 a status bar above a rectangular screen does not count; Xcode 15 took a new
  /// iPhone 11's and the iPhone 13 mini's bars; from Xcode 16.3 on what rounded corners need counts twice.
  public func safeArea(isLandscape: Bool = false, plugInVersion: Int) -> InterfaceInsets {
    var insets = safeArea(isLandscape: isLandscape)
    guard isRounded else {
      if Self.xcode11 <= plugInVersion, plugInVersion < Self.xcode15 { insets.top = 0 }
      return insets
    }
    if let side = notchHeight(plugInVersion) {
      if isLandscape { (insets.left, insets.right) = (side, side) } else { insets.top = side }
    }
    guard plugInVersion >= Self.xcode16_3, !isPad else { return insets }
    return InterfaceInsets(
      top: 2 * insets.top, left: 2 * insets.left, bottom: 2 * insets.bottom, right: 2 * insets.right)
  }

  /// Whether the screen has round corners.
  private var isRounded: Bool { portraitSafeArea.bottom > 0 }

  /// How high the status bar beside the notch is where that depends on the version; nil where it does not.
  private func notchHeight(_ plugInVersion: Int) -> Double? {
    switch id {
    case "retina6_1": plugInVersion < Self.xcode15 ? 44 : nil
    case "retina5_9": plugInVersion < Self.xcode15 ? nil : 50
    default: nil
    }
  }

  // The plug-in's versions.
  private static let xcode11 = 15_000
  private static let xcode15 = 22_000
  private static let xcode16_3 = 23_700

  /// The device that documents without one are shown on, and that new documents get.
  public static let standard = device(id: "retina6_1") ?? all[0]

  /// What documents without a device are shown on: a square for every size class, under a status bar.
  public static let unspecified = InterfaceDevice(
    id: "", names: [], portraitSize: CGSize(width: 600, height: 600), scale: 2,
    portraitSafeArea: InterfaceInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: InterfaceInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// The device of that id.
  public static func device(id: String) -> InterfaceDevice? { all.first { $0.id == id } }

  /// The device of an id or of a name it is sold under, in any case, with spaces or underscores.
  public static func device(named name: String) -> InterfaceDevice? {
    let wanted = folded(name)
    return all.first { folded($0.id) == wanted } ?? all.first { $0.names.contains { folded($0) == wanted } }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
