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
}
