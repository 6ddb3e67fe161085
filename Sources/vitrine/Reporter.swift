import PreviewEngine

/// Tells of an engine's work, to a person or a program.
protocol Reporter: AnyObject {
  func report(_ event: EngineEvent)
  /// All is done, where something is ever done.
  func finish()
}
