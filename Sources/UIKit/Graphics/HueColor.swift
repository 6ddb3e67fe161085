import CoreGraphics

/// A colour by hue, saturation and brightness, each 0 to 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  /// The colour of the given sRGB components.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    saturation = brightness > 0 ? chroma / brightness : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    switch brightness {
    case red: sixths = (green - blue) / chroma
    case green: sixths = (blue - red) / chroma + 2
    default: sixths = (red - green) / chroma + 4
    }
    hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }

  /// The sRGB components.
  var redGreenBlue: (CGFloat, CGFloat, CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let distance = (shift + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
