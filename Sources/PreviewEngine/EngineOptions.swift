import PreviewMessages
import PreviewProject

/// How an engine draws.
public struct EngineOptions: Sendable {
  /// Which previews are wanted.
  public var filter = PreviewFilter()
  /// Properties set after creation.
  public var settings: [PropertySetting] = []
  /// The view's size in points.
  public var size: PreviewSize?
  /// Device, appearance, text size, locale, direction, scale.
  public var traits = PreviewTraits()
  /// As Interface Builder draws, or as the app would.
  public var mode = PreviewMode.design
  /// What one preview may use.
  public var limits = PreviewLimits()

  /// Everything at its default.
  public init() {}

  /// What a preview's name ends with where it is not of the default appearance, device or text size: `~dark`,
  /// `~iPhone_15`.
  public var variant: String {
    var parts: [String] = []
    if traits.appearance == "dark" { parts.append("dark") }
    if let device = traits.device { parts.append(device.replacingOccurrences(of: " ", with: "_")) }
    if traits.textSize != "large" { parts.append(traits.textSize) }
    if traits.isRightToLeft { parts.append("rtl") }
    if traits.locale != "en_US" { parts.append(traits.locale) }
    if mode == .runtime { parts.append("runtime") }
    return parts.map { "~\($0)" }.joined()
  }
}
