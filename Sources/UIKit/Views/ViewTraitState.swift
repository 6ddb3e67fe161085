/// What a view, window or controller knows about its traits.
struct ViewTraitState {
  /// Light or dark, where overridden.
  var style = UIUserInterfaceStyle.unspecified
  /// Whatever else is overridden.
  var overrides: UITraitCollection?
  /// The traits that were last told.
  var last: UITraitCollection?
  /// Who wants to hear of changes.
  var observers: [TraitObserver] = []

  /// The overrides over what surrounds.
  func applied(to surroundings: UITraitCollection) -> UITraitCollection {
    guard style != .unspecified || overrides != nil else { return surroundings }
    var values = surroundings.values
    if let overrides { values = values.overridden(by: overrides.values) }
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values)
  }
}
