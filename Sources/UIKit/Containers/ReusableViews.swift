/// Makes the cells and other views that tables and collections ask for by name.
@MainActor struct ReusableViews {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]
  private var prototypes: [String: () -> UIView?] = [:]

  mutating func register(_ type: AnyClass?, _ name: String) {
    classes[name] = type
    nibs[name] = nil
  }

  mutating func register(_ nib: UINib?, _ name: String) {
    nibs[name] = nib
    classes[name] = nil
  }

  /// Takes a way to make the views of that name, as a storyboard's prototypes are made.
  mutating func register(_ name: String, prototype: @escaping () -> UIView?) { prototypes[name] = prototype }

  /// A new view of that name; nothing is reused in a preview. Nil where nothing is registered under it.
  func make(_ name: String) -> UIView? {
    if let prototype = prototypes[name] { return prototype() }
    if let nib = nibs[name] {
      return nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
    }
    guard let type = classes[name] else { return nil }
    return ClassTable.first(from: type) { $0.makeWithFrame }?(.zero) as? UIView
  }
}
