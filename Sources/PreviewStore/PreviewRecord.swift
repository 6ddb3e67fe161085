import PreviewMessages

/// What the output folder says of one preview, in `previews.json` and in each event.
public struct PreviewRecord: Codable, Equatable, Sendable {
  /// Whether the last try gave a picture.
  public enum Status: String, Codable, Sendable {
    case drawn
    case failed
  }

  /// `Module/Class`, `Document/Scene`, and the variant's suffix where there is one: `Showcase/ProfileCard~dark`.
  public var preview: String
  public var status: Status
  /// The picture is of an earlier state of the sources, since the present one fails.
  public var stale: Bool
  /// The picture, relative to the output folder; `nil` where none was ever drawn.
  public var picture: String?
  /// The picture's size in points.
  public var width: Double
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  /// From the change being taken up to the picture being written.
  public var seconds: Double
  /// In points, −1 on an axis that has none; `nil` where it is not one view's.
  public var intrinsicContentSize: [Double]?
  /// Files that the preview is made from, relative to the project's root.
  public var sources: [String]
  /// What to tell the user, errors included.
  public var diagnostics: [PreviewDiagnostic]
  /// The project: its folder, its document or its sources, so that several may share an output folder.
  public var root: String

  /// The record of a preview that has no picture yet.
  public init(preview: String, status: Status, scale: Double, root: String, sources: [String] = []) {
    self.preview = preview
    self.status = status
    self.stale = false
    self.width = 0
    self.height = 0
    self.scale = scale
    self.seconds = 0
    self.sources = sources
    self.diagnostics = []
    self.root = root
  }
}
