import InterfaceBuilder

extension UIBarItem {
  func applyNibAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let title = element.string("title") { self.title = title }
    if let image = loader.image(element.image("image"), at: element) { self.image = image }
    if let value = element.boolean("enabled") { isEnabled = value }
    if let value = element.integer("tag") { tag = value }
    if let insets = element.insets("imageInsets") { imageInsets = UIEdgeInsets(insets) }
    (self as? UIBarButtonItem)?.applyBarButtonAttributes(element, loader)
    (self as? UITabBarItem)?.applyTabBarItemAttributes(element, loader)
  }
}

extension UIBarButtonItem {
  func applyBarButtonAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let item = element["systemItem"].flatMap({ Self.systemItems[$0] }) { systemItem = item }
    if element["style"] == "done" || systemItem == .done { style = .done }
    if let value = element.number("width") { width = CGFloat(value) }
    if let color = loader.color(element.color("tintColor")) { tintColor = color }
    if let view = element.child(key: "customView").flatMap({ loader.view(for: $0) }) { customView = view }
  }

  private static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
}

extension UITabBarItem {
  func applyTabBarItemAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let image = loader.image(element.image("selectedImage"), at: element) { selectedImage = image }
    if let text = element.string("badgeValue") { badgeValue = text }
    if let color = loader.color(element.color("badgeColor")) { badgeColor = color }
  }
}
