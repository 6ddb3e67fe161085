import CoreGraphics

/// A colour set of an asset catalog.
struct NamedColor {
  private var variants: [(variant: AssetVariant, color: UIColor)] = []

  /// The colour set of that name in a bundle; nil where there is none.
  init?(name: String, in bundle: Bundle) {
    let folders = AssetCatalog.all(in: bundle).lazy.compactMap { $0.set(named: name, type: "colorset") }
    guard let folder = folders.first else { return nil }
    DesignTime.didLookUp(.found(path: folder.path))
    let file = folder.appendingPathComponent("Contents.json")
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
      for entry in contents.colors ?? [] {
        if let color = entry.color.flatMap(\.color) { variants.append((entry.variant, color)) }
      }
    } catch {
      DesignTime.report(DesignTimeIssue(.warning, "The colour set '\(name)' cannot be read: \(error)", file: file.path))
    }
    if variants.isEmpty { return nil }
  }

  /// Whether the surroundings decide.
  var isDynamic: Bool { variants.count > 1 }

  /// The colour for the surroundings; transparent where none is meant for them.
  func color(for traits: UITraitCollection) -> UIColor {
    variants.bestFitting(traits, \.variant).first?.color ?? .clear
  }
}

private struct Contents: Decodable {
  struct Entry: Decodable {
    var variant: AssetVariant
    var color: StoredColor?

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: Decoder) throws {
      variant = try AssetVariant(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(StoredColor.self, forKey: .color)
    }
  }

  var colors: [Entry]?
}

/// A colour as a colour set writes it.
private struct StoredColor: Decodable {
  var space: String?
  var components: [String: String]?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
    case reference
  }

  var color: UIColor? {
    if let reference { return UIColor.systemColor(named: reference) }
    guard let components else { return nil }
    func component(_ key: String) -> CGFloat { components[key].flatMap(componentValue) ?? 0 }
    let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = components["white"] { return UIColor(white: componentValue(white) ?? 0, alpha: alpha) }
    let (red, green, blue) = (component("red"), component("green"), component("blue"))
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// `0xFF` and `255` count to 255, `1.000` counts to 1.
private func componentValue(_ text: String) -> CGFloat? {
  if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
  if text.contains(".") { return Double(text).map { CGFloat($0) } }
  return Int(text).map { CGFloat($0) / 255 }
}
