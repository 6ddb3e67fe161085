extension UIFont {
  /// The families that can be named: those with a stand-in, and those that the component brought along.
  public class var familyNames: [String] { Set(FontFamily.names + FontFace.families).sorted() }

  /// The PostScript names of a family's faces.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = FontFace.all(ofFamily: familyName)
    guard registered.isEmpty else { return registered.map(\.postScriptName) }
    guard let family = FontFamily.named(familyName) else { return [] }
    let styles = [family.regularName, "Bold", family.italicName, "Bold" + family.italicName]
    return styles.map { $0.isEmpty ? family.prefix : "\(family.prefix)-\($0)" }
  }

  /// Makes the fonts known that lie in a component's bundle, in order of path.
  package static func registerFonts(in bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return }
    let fonts = paths.compactMap { $0 as? String }.filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    for path in fonts.sorted() { _ = FontFace.register(folder.appendingPathComponent(path)) }
  }
}
