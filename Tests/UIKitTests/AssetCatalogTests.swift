import Testing
import UIKit

@MainActor @Suite struct `An asset catalog` {
  private func contents(_ json: String) -> Data { Data(json.utf8) }

  private func resources() throws -> ResourceFolder {
    try ResourceFolder([
      "Assets.xcassets/Contents.json": contents("{}"),
      "Assets.xcassets/Brand.colorset/Contents.json": contents(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"platform": "ios", "reference": "systemGreenColor"}}
        ]}
        """),
      "Assets.xcassets/Icons/Contents.json": contents(#"{"properties": {"provides-namespace": true}}"#),
      "Assets.xcassets/Icons/Star.imageset/Contents.json": contents(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "s1.png"},
          {"idiom": "universal", "scale": "2x", "filename": "s2.png"},
          {"idiom": "universal", "scale": "3x"}],
         "properties": {"template-rendering-intent": "template"}}
        """),
      "Assets.xcassets/Icons/Star.imageset/s1.png": ResourceFolder.picture(.red, 10, 10),
      "Assets.xcassets/Icons/Star.imageset/s2.png": ResourceFolder.picture(.blue, 20, 20),
      "Assets.xcassets/Group/Moon.imageset/Contents.json": contents(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "day.png"},
          {"idiom": "universal", "scale": "1x", "filename": "night.png",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """),
      "Assets.xcassets/Group/Moon.imageset/day.png": ResourceFolder.picture(.white, 4, 4),
      "Assets.xcassets/Group/Moon.imageset/night.png": ResourceFolder.picture(.black, 4, 4),
      "Plain.png": ResourceFolder.picture(.red, 6, 6),
      "Plain@2x.png": ResourceFolder.picture(.red, 12, 12),
      "Plain@3x.png": ResourceFolder.picture(.red, 18, 18),
    ])
  }

  private func traits(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

  @Test func `gives a colour its light and dark values`() throws {
    let resources = try resources()
    let color = try #require(UIColor(named: "Brand", in: resources.bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.standard
    #expect(light.red == 1 && abs(light.green - 128.0 / 255) < 1e-9 && light.blue == 0)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.standard
    #expect(abs(dark.green - 209.0 / 255) < 1e-9)
  }

  @Test func `gives an image in the screen's scale, under its folder's name`() throws {
    let resources = try resources()
    let star = try #require(UIImage(named: "Icons/Star", in: resources.bundle, compatibleWith: traits(2)))
    #expect(star.scale == 2 && star.size == CGSize(width: 10, height: 10))
    #expect(star.renderingMode == .alwaysTemplate)
    let large = try #require(UIImage(named: "Icons/Star", in: resources.bundle, compatibleWith: traits(3)))
    #expect(large.scale == 2)
    #expect(UIImage(named: "Star", in: resources.bundle, compatibleWith: nil) == nil)
  }

  @Test func `gives an image its dark variant`() throws {
    let resources = try resources()
    let moon = try #require(UIImage(named: "Moon", in: resources.bundle, compatibleWith: nil))
    let dark = moon.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgImage?.bitmap.withBytes { $0[0] } == 0)
    let light = moon.resolved(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.cgImage?.bitmap.withBytes { $0[0] } == 255)
  }

  @Test func `is not needed for files beside it`() throws {
    let resources = try resources()
    for scale in [1, 2, 3] as [CGFloat] {
      let image = try #require(UIImage(named: "Plain", in: resources.bundle, compatibleWith: traits(scale)))
      #expect(image.scale == scale && image.size == CGSize(width: 6, height: 6))
    }
    #expect(
      UIImage(named: "Plain", in: resources.bundle, compatibleWith: traits(2))
        == UIImage(named: "Plain", in: resources.bundle, compatibleWith: traits(2)))
    #expect(UIImage(named: "Plain.png", in: resources.bundle, compatibleWith: traits(1))?.scale == 1)
  }

  @Test func `of the component is not the main bundle's at design time, which is said`() throws {
    let resources = try resources()
    let outer = (DesignTime.mode, DesignTime.componentBundle, DesignTime.report, DesignTime.didLookUp)
    defer { (DesignTime.mode, DesignTime.componentBundle, DesignTime.report, DesignTime.didLookUp) = outer }
    var issues: [DesignTimeIssue] = []
    var missing: [String] = []
    DesignTime.componentBundle = resources.bundle
    DesignTime.report = { issues.append($0) }
    DesignTime.didLookUp = { if case .missing(let name) = $0 { missing.append(name) } }
    DesignTime.mode = .design
    #expect(UIImage(named: "Moon") == nil)
    #expect(UIColor(named: "Brand") == nil)
    #expect(issues.count == 2 && issues.allSatisfy { $0.wantsBacktrace && $0.message.contains("Bundle.main") })
    #expect(missing == ["Moon", "Brand"])
    DesignTime.mode = .runtime
    #expect(UIImage(named: "Moon") != nil)
    #expect(UIColor(named: "Brand") != nil)
    #expect(issues.count == 2)
  }
}
