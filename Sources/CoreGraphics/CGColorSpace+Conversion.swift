import Foundation

extension CGColorSpace {
  /// The components, in this space and without alpha, as sRGB red, green, blue; outside 0 to 1 where out of its gamut.
  func standardComponents(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch (model, name) {
    case (.monochrome, Self.linearGray): shade(encoded(components[0]))
    case (.monochrome, _): shade(components[0])
    case (.cmyk, _): fromInks(components)
    case (.rgb, Self.linearSRGB), (.rgb, Self.extendedLinearSRGB), (.rgb, Self.genericRGBLinear):
      (encoded(components[0]), encoded(components[1]), encoded(components[2]))
    case (.rgb, Self.displayP3), (.rgb, Self.extendedDisplayP3): fromDisplayP3(components)
    case (.rgb, _): (components[0], components[1], components[2])
    default: shade(0)
    }
  }

  /// sRGB red, green, blue as this space's components, without alpha.
  func components(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
    switch (model, name) {
    case (.monochrome, Self.linearGray): [luminance(linear(red), linear(green), linear(blue))]
    case (.monochrome, _): [encoded(luminance(linear(red), linear(green), linear(blue)))]
    case (.cmyk, _): inks(red, green, blue)
    case (.rgb, Self.linearSRGB), (.rgb, Self.extendedLinearSRGB), (.rgb, Self.genericRGBLinear):
      [linear(red), linear(green), linear(blue)]
    case (.rgb, Self.displayP3), (.rgb, Self.extendedDisplayP3): toDisplayP3(red, green, blue)
    default: [red, green, blue]
    }
  }
}

private func shade(_ white: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) { (white, white, white) }

/// sRGB's transfer function, IEC 61966-2-1, continued symmetrically below zero.
private func encoded(_ linear: CGFloat) -> CGFloat {
  let magnitude = abs(linear)
  let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return linear < 0 ? -value : value
}

private func linear(_ encoded: CGFloat) -> CGFloat {
  let magnitude = abs(encoded)
  let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -value : value
}

private func luminance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
  0.2126 * red + 0.7152 * green + 0.0722 * blue
}

private func fromInks(_ inks: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  ((1 - inks[0]) * (1 - inks[3]), (1 - inks[1]) * (1 - inks[3]), (1 - inks[2]) * (1 - inks[3]))
}

private func inks(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
  let white = max(red, green, blue)
  guard white > 0 else { return [0, 0, 0, 1] }
  return [1 - red / white, 1 - green / white, 1 - blue / white, 1 - white]
}

/// The matrices between linear Display P3 and linear sRGB follow from both spaces' primaries and their common white D65.
private func fromDisplayP3(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  let (red, green, blue) = (linear(components[0]), linear(components[1]), linear(components[2]))
  return (
    encoded(1.2249401763 * red - 0.2249401763 * green),
    encoded(-0.0420569547 * red + 1.0420569547 * green),
    encoded(-0.0196375546 * red - 0.0786360455 * green + 1.0982736001 * blue)
  )
}

private func toDisplayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
  let (red, green, blue) = (linear(red), linear(green), linear(blue))
  return [
    encoded(0.8224619688 * red + 0.1775380312 * green),
    encoded(0.0331941989 * red + 0.9668058011 * green),
    encoded(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue),
  ]
}
