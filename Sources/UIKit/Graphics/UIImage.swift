import CoreGraphics

/// A picture, with how large it is and how it wants to be drawn.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// What an image consists of.
  struct Content {
    var cgImage: CGImage?
    /// Pixels to a point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    /// Whether cap insets were given, which makes an image stretch in parts.
    var isResizable = false
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    var baselineOffset: CGFloat?
    var isSymbol = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var asset: UIImageAsset?
    var configuration: Configuration?
  }

  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// An image without pixels, of no size.
  public override convenience init() { self.init(content: Content()) }

  /// The image with the given pixels, one to a point.
  public convenience init(cgImage: CGImage) { self.init(content: Content(cgImage: cgImage)) }

  /// The image with the given pixels, `scale` to a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(content: Content(cgImage: cgImage, scale: scale == 0 ? 1 : scale, orientation: orientation))
  }

  /// The picture in a file's bytes; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a file's bytes, `scale` pixels to a point; nil where they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = ImageDecoder.decode(data) else { return nil }
    self.init(
      cgImage: CGImage(bitmap: decoded.bitmap, isOpaque: decoded.isOpaque), scale: scale,
      orientation: Orientation(tag: decoded.orientation))
  }

  /// The picture in a file, with the scale that its name tells (`@2x`); nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      DesignTime.didLookUp(.missing(name: (path as NSString).lastPathComponent))
      return nil
    }
    DesignTime.didLookUp(.found(path: path))
    self.init(data: data, scale: ImageFile.scale(ofName: path) ?? 1)
  }

  /// An image of the catalog, for `#imageLiteral`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(content: UIImage(named: name)?.content ?? Content())
  }

  /// An image from an archive: its PNG bytes. Nil where there are none.
  public required convenience init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else {
      return nil
    }
    let scale = coder.decodeDouble(forKey: "UIScale")
    self.init(data: data as Data, scale: scale > 0 ? scale : 1)
  }

  /// Stores the image as PNG.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// That archives of it can be checked.
  open class var supportsSecureCoding: Bool { true }

  /// The pixels; nil for an empty image.
  open var cgImage: CGImage? { content.cgImage }

  /// Pixels to a point.
  open var scale: CGFloat { content.scale }

  /// How the pixels are to be turned to be upright.
  open var imageOrientation: UIImage.Orientation { content.orientation }

  /// The size, upright, in points.
  open var size: CGSize {
    guard let cgImage else { return content.frames?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether the image shows its own colours.
  open var renderingMode: UIImage.RenderingMode { content.renderingMode }
  /// The parts at the sides that are not stretched, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// How the middle fills its place.
  open var resizingMode: UIImage.ResizingMode { content.resizingMode }
  /// How much of each side is decoration that layout does not count, in points.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// The pictures of an animation. At design time the first one is shown.
  open var images: [UIImage]? { content.frames }
  /// How long an animation runs, in seconds.
  open var duration: TimeInterval { content.duration }
  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool { content.isSymbol }
  /// How far above the bottom the baseline lies, in points; nil where there is none.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// The image's variants for other surroundings.
  open var imageAsset: UIImageAsset? { content.asset }
  /// How the image was asked for.
  open var configuration: UIImage.Configuration? { content.configuration }
  /// How the symbol was asked for; nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { content.configuration as? SymbolConfiguration }
  /// The surroundings that the image is meant for. Those that are current, since images are looked up in them.
  open var traitCollection: UITraitCollection { .current }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || cgImage != nil && cgImage === other.cgImage && scale == other.scale
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets && content.tint == other.content.tint
  }

  open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue }

  open override var description: String { "<UIImage:0x… \(renderingModeName){\(size.width), \(size.height)}>" }

  private var renderingModeName: String { renderingMode == .alwaysTemplate ? "template " : "" }

  /// A copy with `change` made.
  func with(_ change: (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What an image literal in source code makes.
public typealias _ImageLiteralType = UIImage
