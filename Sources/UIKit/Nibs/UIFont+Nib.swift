import InterfaceBuilder

extension UIFont {
  /// The font that a document writes. One that is not found is the system font of the same size.
  static func inNib(_ font: InterfaceFont) -> UIFont {
    switch font {
    case .system(let size, let weight):
      return systemFont(ofSize: CGFloat(size), weight: NibNames.fontWeights[weight] ?? .regular)
    case .italicSystem(let size):
      return italicSystemFont(ofSize: CGFloat(size))
    case .textStyle(let name):
      return preferredFont(forTextStyle: TextStyle(rawValue: name))
    case .named(let name, _, let size):
      return UIFont(name: name, size: CGFloat(size)) ?? systemFont(ofSize: CGFloat(size))
    }
  }

  /// The same set wider, by so many em after each glyph.
  fileprivate func tracked(by em: CGFloat) -> UIFont {
    var font = textFont
    font.tracking += em
    return UIFont(textFont: font, descriptor: fontDescriptor)
  }
}

extension DocumentLoader {
  /// The font that a document writes, as wide as the Interface Builder of its time set it: up to Xcode 8 the display cut of
  /// the system font was looser, by the widths of 18 labels of 20 points and more in such documents.
  func font(_ font: InterfaceFont) -> UIFont {
    guard isSubject, mode == .design, document.plugInVersion < 13_000, case .system(let size, _) = font, size >= 20
    else { return .inNib(font) }
    return UIFont.inNib(font).tracked(by: 0.0135)
  }
}
