import InterfaceBuilder

extension UITableView {
  func applyTableViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let value = element["style"].flatMap({ Self.styles[$0] }) { style = value }
    applyHeights(element)
    if element["separatorStyle"] == "none" { separatorStyle = .none }
    if let color = loader.color(element.color("separatorColor")) { separatorColor = color }
    if let insets = element.insets("separatorInset") { separatorInset = UIEdgeInsets(insets) }
    if let value = element.boolean("allowsSelection") { allowsSelection = value }
    if let view = element.child(key: "tableHeaderView").flatMap({ loader.view(for: $0) }) { tableHeaderView = view }
    if let view = element.child(key: "tableFooterView").flatMap({ loader.view(for: $0) }) { tableFooterView = view }
    if let view = element.child(key: "backgroundView").flatMap({ loader.view(for: $0) }) { backgroundView = view }
    for cell in element.contents(of: "prototypes") {
      guard let name = cell["reuseIdentifier"], let make = loader.prototype(cell) else { continue }
      register(prototype: make, forCellReuseIdentifier: name)
    }
    // Interface Builder shows prototypes and static cells where it has laid them out; static ones also the app.
    let prototypes = loader.mode == .design ? element.contents(of: "prototypes") : []
    for cell in prototypes + element.sectionCells {
      if let view = loader.view(for: cell) { addSubview(view) }
    }
  }

  private func applyHeights(_ element: InterfaceElement) {
    func set(_ name: String, _ apply: (CGFloat) -> Void) {
      if let value = element.number(name), value >= 0 { apply(CGFloat(value)) }
    }
    set("rowHeight") { rowHeight = $0 }
    set("sectionHeaderHeight") { sectionHeaderHeight = $0 }
    set("sectionFooterHeight") { sectionFooterHeight = $0 }
    set("estimatedRowHeight") { estimatedRowHeight = $0 }
  }

  private static let styles: [String: Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension DocumentLoader {
  /// Makes a prototype anew each time it is asked for.
  func prototype(_ element: InterfaceElement) -> (() -> UIView?)? {
    guard let id = element.id else { return nil }
    return { [document, bundle] in
      let loader = DocumentLoader(document, bundle: bundle)
      guard let written = loader.document.element(id: id), let view = loader.view(for: written) else { return nil }
      loader.finish()
      return view
    }
  }
}
