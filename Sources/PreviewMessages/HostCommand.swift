/// What the daemon says to the host, one to a frame.
public enum HostCommand: Codable, Sendable {
  /// Draw this, and answer with ``HostEvent/answered(_:)``. Several may be under way at once.
  case draw(PreviewRequest)
  /// Nobody waits for this request any more: end its process. It is not answered.
  case cancel(id: Int)
}
