import Foundation

extension InterfaceDevice {
  /// All devices, the smallest first. Insets are top and bottom in portrait; side and bottom in landscape.
  public static let all: [InterfaceDevice] = [
    phone("retina3_5", ["iPhone 4s", "iPhone 4"], 320, 480),
    phone("retina4_0", ["iPhone SE", "iPhone 5s", "iPhone 5"], 320, 568),
    phone("retina4_7", ["iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6", "iPhone SE 2", "iPhone SE 3"], 375, 667),
    phone("retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, scale: 3),
    phone("retina5_9", ["iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, 812, scale: 3, top: 44),
    phone("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, scale: 3, top: 50),
    phone(
      "retina6_0", ["iPhone 14", "iPhone 13", "iPhone 12", "iPhone 13 Pro", "iPhone 12 Pro"], 390, 844, scale: 3,
      top: 47),
    phone("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, top: 48),
    phone("retina6_12", ["iPhone 15", "iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, scale: 3, top: 59),
    phone("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62),
    phone("retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, top: 44),
    phone(
      "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, scale: 3, top: 47),
    phone(
      "retina6_72", ["iPhone 15 Plus", "iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, scale: 3,
      top: 59),
    phone("retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62),
    pad("ipad9_7", ["iPad 9.7", "iPad mini", "iPad"], 768, 1024),
    pad("ipad10_2", ["iPad 10.2"], 810, 1080),
    pad("ipad10_5", ["iPad Air 3", "iPad Pro 10.5"], 834, 1112),
    pad("ipad10_9rounded", ["iPad Air", "iPad Air 4", "iPad 10"], 820, 1180, isRounded: true),
    pad("ipad10_9", [], 820, 1180, isRounded: true),
    pad("ipad11_0rounded", ["iPad Pro 11"], 834, 1194, isRounded: true),
    pad("ipad12_9", [], 1024, 1366),
    pad("ipad12_9rounded", ["iPad Pro 12.9"], 1024, 1366, isRounded: true),
  ]

  /// A phone. One whose status bar is higher than 20 points has a notch, no home button and rounded corners.
  private static func phone(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, scale: Double = 2, top: Double = 20
  ) -> InterfaceDevice {
    let isRounded = top > 20
    return InterfaceDevice(
      id: id, names: names, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: InterfaceInsets(top: top, left: 0, bottom: isRounded ? 34 : 0, right: 0),
      landscapeSafeArea: isRounded
        ? InterfaceInsets(top: 0, left: top, bottom: 21, right: top)
        : InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  private static func pad(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, isRounded: Bool = false
  ) -> InterfaceDevice {
    let insets = InterfaceInsets(top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
    return InterfaceDevice(
      id: id, names: names, portraitSize: CGSize(width: width, height: height), scale: 2, portraitSafeArea: insets,
      landscapeSafeArea: insets)
  }
}
