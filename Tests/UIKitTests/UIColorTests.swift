import Testing
import UIKit

@MainActor @Suite struct `A UIColor` {
  private func components(_ color: UIColor) -> [Int] {
    let color = color.cgColor.standard
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `equals one of the same space and components`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label)
  }

  @Test func `converts from hue and back`() {
    let color = UIColor(hue: 0.58, saturation: 0.7, brightness: 0.9, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.58) < 1e-9 && abs(saturation - 0.7) < 1e-9)
    #expect(abs(brightness - 0.9) < 1e-9 && alpha == 0.5)
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0])
  }

  @Test func `tells red, green and blue of a gray`() {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(UIColor.darkGray.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 1.0 / 3 && green == red && blue == red && alpha == 1)
  }

  @Test func `of the system follows the surroundings`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255])
    #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255])
    dark.performAsCurrent { #expect(components(.systemBackground) == [0, 0, 0]) }
    light.performAsCurrent { #expect(components(.systemBackground) == [255, 255, 255]) }
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(components(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30])
  }

  @Test func `stays dynamic with another alpha`() {
    let half = UIColor.systemRed.withAlphaComponent(0.5)
    let dark = half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [255, 69, 58])
    #expect(dark.cgColor.alpha == 0.5)
  }

  @Test func `has the measured shades of text and fills on white`() {
    func onWhite(_ color: UIColor) -> [Int] {
      let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.standard
      return [color.red, color.green, color.blue].map { Int(($0 * color.alpha + 1 - color.alpha) * 255) }
    }
    #expect(onWhite(.secondaryLabel) == [138, 138, 142])
    #expect(onWhite(.tertiaryLabel) == [196, 196, 198])
    #expect(onWhite(.secondarySystemFill) == [233, 233, 234])
  }

  @Test func `says what it is in UIKit's words`() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect("\(UIColor(white: 0.5, alpha: 1))" == "UIExtendedGrayColorSpace 0.5 1")
  }

  @Test func `is found by the name of the system's method`() {
    #expect(UIColor.systemColor(named: "secondaryLabelColor") === UIColor.secondaryLabel)
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }

  @Test func `is made from a literal`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }
}
