import InterfaceBuilder

extension UIVisualEffectView {
  func applyVisualEffectViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let written = element.child(named: "blurEffect") {
      effect = UIBlurEffect(style: written["style"].flatMap { Self.styles[$0] } ?? .extraLight)
    }
    if let written = element.child(key: "contentView") { loader.adopt(contentView, for: written) }
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemMaterialLight": .systemMaterialLight,
    "systemMaterialDark": .systemMaterialDark,
  ]
}
