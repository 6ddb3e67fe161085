import CoreGraphics

/// An image set of an asset catalog.
struct NamedImage {
  private let name: String
  private let folder: URL
  private let contents: Contents

  /// The image set of that name in a bundle; nil where there is none.
  init?(name: String, in bundle: Bundle) {
    let folders = AssetCatalog.all(in: bundle).lazy.compactMap { $0.set(named: name, type: "imageset") }
    guard let folder = folders.first else { return nil }
    DesignTime.didLookUp(.found(path: folder.path))
    let file = folder.appendingPathComponent("Contents.json")
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch {
      DesignTime.report(DesignTimeIssue(.warning, "The image set '\(name)' cannot be read: \(error)", file: file.path))
      return nil
    }
    (self.name, self.folder) = (name, folder)
  }

  /// The image for the surroundings, with its other variants behind it; nil where none can be read.
  func image(for traits: UITraitCollection) -> UIImage? {
    guard var content = variant(for: traits) else { return nil }
    let hasVariants = (contents.images ?? []).contains { !($0.variant.appearances ?? []).isEmpty }
    if hasVariants { content.asset = UIImageAsset { variant(for: $0).map { UIImage(content: $0) } } }
    return UIImage(content: content)
  }

  private func variant(for traits: UITraitCollection) -> UIImage.Content? {
    let screen = traits.displayScale > 0 ? traits.displayScale : UIScreen.description.scale
    let fitting = (contents.images ?? []).filter { $0.filename != nil }.bestFitting(traits, \.variant)
    guard let entry = fitting.min(by: { $0.distance(from: screen) < $1.distance(from: screen) }),
      let filename = entry.filename
    else { return nil }
    let file = folder.appendingPathComponent(filename)
    guard let picture = ImageCache.entry(atPath: file.path) else {
      DesignTime.report(
        DesignTimeIssue(
          .warning, "The image '\(name)' cannot be drawn: PNG and JPEG files can be read, \(filename) cannot.",
          file: file.path))
      return nil
    }
    let scale = entry.scale ?? 1
    var content = UIImage.Content(cgImage: picture.cgImage, scale: scale, orientation: picture.orientation)
    switch contents.properties?.renderingIntent {
    case "template": content.renderingMode = .alwaysTemplate
    case "original": content.renderingMode = .alwaysOriginal
    default: break
    }
    content.flipsForRightToLeft = entry.languageDirection != nil
    if let insets = entry.alignmentInsets { content.alignmentRectInsets = insets.insets(scale: scale) }
    if let resizing = entry.resizing { resizing.apply(to: &content) }
    return content
  }
}

private struct Contents: Decodable {
  struct Properties: Decodable {
    var renderingIntent: String?
    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  var images: [ImageEntry]?
  var properties: Properties?
}

private struct ImageEntry: Decodable {
  var variant: AssetVariant
  var filename: String?
  var languageDirection: String?
  var alignmentInsets: StoredInsets?
  var resizing: StoredResizing?

  enum CodingKeys: String, CodingKey {
    case filename
    case languageDirection = "language-direction"
    case alignmentInsets = "alignment-insets"
    case resizing
  }

  init(from decoder: Decoder) throws {
    variant = try AssetVariant(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    filename = try container.decodeIfPresent(String.self, forKey: .filename)
    languageDirection = try container.decodeIfPresent(String.self, forKey: .languageDirection)
    alignmentInsets = try container.decodeIfPresent(StoredInsets.self, forKey: .alignmentInsets)
    resizing = try container.decodeIfPresent(StoredResizing.self, forKey: .resizing)
  }

  /// Pixels to a point; nil for the single scale of a vector image.
  var scale: CGFloat? { variant.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

  /// How far the scale is from the screen's; less than the screen's is worse than more.
  func distance(from screen: CGFloat) -> CGFloat {
    let scale = scale ?? 1
    return scale >= screen ? scale - screen : 10 + screen - scale
  }
}

/// Insets in pixels.
private struct StoredInsets: Decodable {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?

  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale, right: (right ?? 0) / scale)
  }
}

/// How an image of a set is sliced.
private struct StoredResizing: Decodable {
  struct Center: Decodable {
    var mode: String?
    var width: CGFloat?
    var height: CGFloat?
  }

  var capInsets: StoredInsets?
  var center: Center?

  enum CodingKeys: String, CodingKey {
    case capInsets = "cap-insets"
    case center
  }

  func apply(to content: inout UIImage.Content) {
    content.isResizable = true
    content.capInsets = capInsets?.insets(scale: content.scale) ?? .zero
    content.resizingMode = center?.mode == "tile" ? .tile : .stretch
  }
}
