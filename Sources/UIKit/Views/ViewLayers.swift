/// Makes the layers of views.
enum ViewLayers {
  /// A layer of that class: by its description where it is known, since Swift makes no instance from a class alone; a
  /// plain
  /// layer otherwise.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return ClassTable.first(from: type) { $0.make }?() as? CALayer ?? CALayer()
  }
}
