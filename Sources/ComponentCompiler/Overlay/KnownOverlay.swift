/// An overlay and all that it was made from, so that it need not be made again.
struct KnownOverlay: Sendable {
  let overlay: Overlay
  /// The digest of the overlay's text.
  let content: Digest
  private let text: String
  private let interfaces: Digest
  private let dropped: Set<String>

  init(source: ParsedSource, interfaces: Digest, dropped: Set<String>, overlay: Overlay) {
    self.overlay = overlay
    content = Digest(of: overlay.text.utf8)
    text = source.text
    self.interfaces = interfaces
    self.dropped = dropped
  }

  /// Whether it still is the overlay of a source. Of the module's other sources, only the interfaces count.
  func isMade(of source: ParsedSource, _ interfaces: Digest, without dropped: Set<String>) -> Bool {
    self.interfaces == interfaces && self.dropped == dropped && text == source.text
  }
}
