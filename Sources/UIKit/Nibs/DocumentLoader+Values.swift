import InterfaceBuilder

extension DocumentLoader {
  func color(_ color: InterfaceColor?) -> UIColor? {
    (color?.components ?? color?.systemName.flatMap { document.resources.systemColors[$0] }).map {
      UIColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.alpha))
    }
  }
  func image(_ image: InterfaceImage?, at element: InterfaceElement) -> UIImage? { nil }
}
