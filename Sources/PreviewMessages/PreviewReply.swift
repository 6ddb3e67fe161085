/// What the host answers to one request. The picture's bytes follow it in the same frame.
public struct PreviewReply: Codable, Sendable {
  /// The request's own.
  public var id: Int
  /// Whether there is a picture, or frames.
  public var isDrawn: Bool
  /// The picture's size in pixels.
  public var width = 0
  public var height = 0
  /// Pixels a point.
  public var scale: Double = 2
  /// The root view's own, in points; an axis without one is −1, as in UIKit.
  public var intrinsicContentSize: PreviewSize?
  /// Everything to tell the user, in the order it came up.
  public var diagnostics: [PreviewDiagnostic] = []
  /// The views of a document, for a request of frames.
  public var frames: [InspectedView] = []
  /// The resources that the preview looked for and found, by absolute path.
  public var resources: [String] = []
  /// The names of resources that the preview looked for in vain.
  public var missingResources: [String] = []
  /// Where the time went, in seconds, by the name of the step.
  public var timings: [String: Double] = [:]

  /// An answer without a picture.
  public init(id: Int, isDrawn: Bool = false) {
    self.id = id
    self.isDrawn = isDrawn
  }
}

/// One view of an inspected document.
public struct InspectedView: Codable, Sendable, Hashable {
  /// The object id in the document.
  public var id: String
  /// The class, as written in the document, or UIKit's.
  public var className: String
  /// `[x, y, width, height]` in points, in the superview's coordinates.
  public var frame: [Double]
  /// The object id of the nearest ancestor that is in the document.
  public var parent: String?
  /// Whether its constraints leave its frame open.
  public var isAmbiguous: Bool

  /// One view of an inspected document.
  public init(id: String, className: String, frame: [Double], parent: String?, isAmbiguous: Bool) {
    self.id = id
    self.className = className
    self.frame = frame
    self.parent = parent
    self.isAmbiguous = isAmbiguous
  }

  enum CodingKeys: String, CodingKey {
    case id, frame, parent
    case className = "class"
    case isAmbiguous = "ambiguous"
  }

  /// As `inspect --json` prints it: a root's `parent` is `null`, not left out.
  public func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(className, forKey: .className)
    try container.encode(frame, forKey: .frame)
    try container.encode(parent, forKey: .parent)
    try container.encode(isAmbiguous, forKey: .isAmbiguous)
  }
}
