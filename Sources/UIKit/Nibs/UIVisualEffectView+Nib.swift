import InterfaceBuilder

extension UIVisualEffectView {
  func applyVisualEffectViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let written = element.child(named: "blurEffect") {
      effect = UIBlurEffect(style: written["style"].flatMap { Self.styles[$0] } ?? .extraLight)
    }
    guard let written = element.child(key: "contentView") else { return }
    loader.adopt(contentView, for: written)
    // The content fills the view, whatever frame the document has for it.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemMaterialLight": .systemMaterialLight,
    "systemMaterialDark": .systemMaterialDark,
  ]
}
