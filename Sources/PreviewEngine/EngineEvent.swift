import PreviewMessages
import PreviewStore

/// What an engine tells while it works.
public enum EngineEvent: Sendable {
  /// A refresh of that many previews begins.
  case began(count: Int)
  /// One preview is done; the timings say where its time went, in seconds.
  case drew(PreviewRecord, timings: [String: Double])
  /// The module was compiled, in seconds; that many sources anew.
  case compiled(module: String, sources: Int, seconds: Double)
  /// Something to tell that is not about one preview.
  case problem(PreviewDiagnostic)
  /// A refresh ended: how many were drawn and failed, in seconds.
  case ended(drawn: Int, failed: Int, seconds: Double)
}
