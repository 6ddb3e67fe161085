/// What the daemon asks of the host: draw one preview, or lay one document out.
public struct PreviewRequest: Codable, Sendable {
  /// Chosen by the daemon; the reply carries it back.
  public var id: Int
  /// What is drawn.
  public var subject: PreviewSubject
  /// What comes back: a picture, or the frames of every view.
  public var product: PreviewProduct = .picture
  /// The modules to open, in order of their dependencies. The last one is the subject's own.
  public var modules: [PreviewModule] = []
  /// Folders that the preview may read besides its modules' bundles and its document's folder.
  public var readableFolders: [String] = []
  /// As Interface Builder draws, or as the app would.
  public var mode: PreviewMode = .design
  /// Properties set by key-value coding after creation, in order.
  public var settings: [PropertySetting] = []
  /// The view's size in points; `nil` for the stored, else the intrinsic, else 240 by 128.
  public var size: PreviewSize?
  /// Lay a document's roots out at the size it stores for them, whatever the device.
  public var usesStoredSize = false
  /// Device, appearance, text size, locale, direction, scale.
  public var traits = PreviewTraits()
  /// What the preview may use.
  public var limits = PreviewLimits()

  /// A request for a picture with everything else at its default.
  public init(id: Int, subject: PreviewSubject) {
    self.id = id
    self.subject = subject
  }
}

/// What is drawn.
public enum PreviewSubject: Codable, Sendable, Hashable {
  /// A class of the last module, by its plain name.
  case component(className: String)
  /// A document's scene or top-level view, by object id; `nil` for its initial scene or first view.
  /// `path` is absolute and readable by the host.
  case document(path: String, object: String?)
}

/// What comes back of a request.
public enum PreviewProduct: String, Codable, Sendable {
  case picture
  case frames
}

/// One compiled module, or just its resources, laid out as `Name.framework/{Name, Resources/, Resources/Info.plist}`.
public struct PreviewModule: Codable, Sendable, Hashable {
  /// The module's name, as `customModule` and `Bundle(for:)` know it.
  public var name: String
  /// The absolute path of `Name.framework`.
  public var bundle: String
  /// The absolute path of the library, where the module has code.
  public var library: String?
  /// The C symbols to call, in any order, each of which registers the classes of one source file.
  public var tables: [String] = []

  /// One compiled module, or just its resources.
  public init(name: String, bundle: String, library: String? = nil, tables: [String] = []) {
    self.name = name
    self.bundle = bundle
    self.library = library
    self.tables = tables
  }
}

/// Whose rules a preview follows.
public enum PreviewMode: String, Codable, Sendable {
  /// `init(frame:)`, inspectables, `prepareForInterfaceBuilder`.
  case design
  /// `init(coder:)`, outlets, runtime attributes, `awakeFromNib`.
  case runtime
}

/// A property and the text of its value, as `--set KEY=VALUE` gives it.
public struct PropertySetting: Codable, Sendable, Hashable {
  /// A key or a key path.
  public var key: String
  /// `8`, `true`, `#RRGGBB`, `#RRGGBBAA`, `{10, 20}`, or text.
  public var value: String

  /// A setting of that key.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// A size in points.
public struct PreviewSize: Codable, Sendable, Hashable {
  public var width: Double
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The world a preview believes to be in.
public struct PreviewTraits: Codable, Sendable, Hashable {
  /// An Interface Builder device id, such as `retina6_1`; `nil` for the document's own, else `retina6_1`.
  public var device: String?
  /// `light` or `dark`; `nil` for the document's own, else light.
  public var appearance: String?
  /// A content size category without its prefix: `large`, `accessibilityExtraLarge`.
  public var textSize = "large"
  /// A locale identifier.
  public var locale = "en_US"
  /// Whether layout runs from right to left.
  public var isRightToLeft = false
  /// Pixels a point.
  public var scale: Double = 2

  /// Everything at its default.
  public init() {}
}

/// What one preview may use.
public struct PreviewLimits: Codable, Sendable, Hashable {
  /// Wall time.
  public var seconds: Double = 5
  /// Memory beyond the warm host's own, in bytes.
  public var memory: Int = 512 << 20

  /// The defaults: 5 seconds, 512 MiB.
  public init() {}
}
