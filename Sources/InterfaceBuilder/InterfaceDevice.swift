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

  /// The safe area as Interface Builder of that plug-in version shows it.
  public func safeArea(isLandscape: Bool = false, plugInVersion: Int) -> InterfaceInsets {
    var insets = isLandscape ? landscapeSafeArea : portraitSafeArea
    guard id == "retina6_1", plugInVersion < Self.xcode15 else { return insets }
    if isLandscape { (insets.left, insets.right) = (44, 44) } else { insets.top = 44 }
    return insets
  }

  /// The plug-in's version in Xcode 15, from which on an iPhone 11 has the larger status bar.
  private static let xcode15 = 22_000

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
