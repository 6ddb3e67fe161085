import Foundation
import InterfaceBuilder
import PreviewMessages
import UIKit

/// The device and traits that a preview believes in.
@MainActor struct PreviewWorld {
  private let traits: PreviewTraits
  private let device: InterfaceDevice
  private let isLandscape: Bool
  private let isDark: Bool
  private let plugInVersion: Int?
  private let isWholeScreen: Bool
  private let hasDevicePixels: Bool

  /// The world of a request; what it leaves open is as `document` says. Only what covers the whole screen has a safe
  /// area. Where nothing is drawn, the pixels that views are aligned to are the device's, as in Interface Builder.
  /// Throws ``UnknownTrait``.
  init(
    _ traits: PreviewTraits, document: InterfaceDocument?, isWholeScreen: Bool, hasDevicePixels: Bool = false
  ) throws {
    self.traits = traits
    self.hasDevicePixels = hasDevicePixels
    self.isWholeScreen = isWholeScreen
    let own = document?.device
    if let name = traits.device {
      device = try Self.device(named: name)
      isLandscape = own?.id == device.id && own?.isLandscape == true
    } else {
      device = own.flatMap { InterfaceDevice.device(id: $0.id) } ?? .standard
      isLandscape = own?.isLandscape ?? false
    }
    isDark = (traits.appearance ?? own?.appearance) == "dark"
    plugInVersion = document?.plugInVersion
  }

  /// The device of an Interface Builder id or a marketing name. Throws ``UnknownTrait``.
  static func device(named name: String) throws -> InterfaceDevice {
    guard let device = InterfaceDevice.device(named: name) else { throw UnknownTrait(kind: "device", name: name) }
    return device
  }

  /// Makes it so for everything that is made from now on. Throws ``UnknownTrait``.
  func apply() throws {
    var screen = UIScreen.Description()
    screen.bounds = CGRect(origin: .zero, size: device.size(isLandscape: isLandscape))
    screen.scale = hasDevicePixels ? device.scale : traits.scale
    screen.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: try textSize),
      UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
    ])
    if isWholeScreen { screen.safeAreaInsets = safeArea }
    UIScreen.description = screen
    UITraitCollection.current = UIScreen.mainTraits
  }

  private var safeArea: UIEdgeInsets {
    let insets =
      plugInVersion.map { device.safeArea(isLandscape: isLandscape, plugInVersion: $0) }
      ?? device.safeArea(isLandscape: isLandscape)
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  private var textSize: UIContentSizeCategory {
    get throws {
      guard let category = Self.textSizes[traits.textSize] else {
        throw UnknownTrait(kind: "text size", name: traits.textSize)
      }
      return category
    }
  }

  private static let textSizes: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}

/// A trait that there is not.
struct UnknownTrait: Error, CustomStringConvertible {
  var kind: String
  var name: String
  var description: String { "there is no \(kind) named \(name)" }
}
