/// Keeps what nibs made.
///
/// On iOS the objects at the top of a nib live in the autorelease pool until the event is over, so a component may
/// leave them to a weak outlet until it adds them to its own views. There is no such pool here, and a preview is one
/// event, so they are kept for as long as the process draws it.
@MainActor enum NibRetention {
  private static var kept: [AnyObject] = []

  static func keep(_ objects: [AnyObject]) { kept.append(contentsOf: objects) }
}
