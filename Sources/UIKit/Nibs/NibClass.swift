import InterfaceBuilder

/// The class that an element's object is made of.
@MainActor struct NibClass {
  /// The class.
  var type: AnyClass
  /// Whether it stands in for a class that does not exist or does not run.
  var isStandIn = false
  /// Whether it is made as Interface Builder makes a designable.
  var isDesignable = false

  init(type: AnyClass, isStandIn: Bool = false, isDesignable: Bool = false) {
    self.type = type
    self.isStandIn = isStandIn
    self.isDesignable = isDesignable
  }

  /// The custom class of an element, as the class tables know it: in its module, else in any.
  static func custom(of element: InterfaceElement) -> AnyClass? {
    guard let name = element.customClass else { return nil }
    let qualified: AnyClass? = element.customModule.flatMap { ClassTable.type(named: "\($0).\(name)") }
    return qualified ?? ClassTable.type(named: name) ?? (name.hasPrefix("UI") ? uikitClass(named: name) : nil)
  }

  /// UIKit's class of an element.
  static func base(of element: InterfaceElement) -> AnyClass? {
    guard let name = element.baseClass else { return nil }
    if let type = uikitClass(named: name) { return type }
    if element.isView { return UIView.self }
    return element.isViewController ? UIViewController.self : nil
  }

  /// UIKit's class of that name.
  static func uikitClass(named name: String) -> AnyClass? {
    ClassTable.type(named: name) ?? NSClassFromString("UIKit.\(name)")
  }

  /// Whether it is a component's own class, rather than UIKit's.
  static func isComponent(_ type: AnyClass) -> Bool { ClassTable.qualifiedName(type).contains(".") }

  /// Whether Interface Builder draws it: it is marked, or descends from a class that is.
  static func isMarkedDesignable(_ type: AnyClass) -> Bool {
    ClassTable.first(from: type) { $0.isDesignable ? true : nil } ?? false
  }

  /// A gesture recogniser of that class, or of the UIKit class that it descends from: a nib cannot make others, since
  /// their only required initialiser takes a target.
  static func recognizer(_ type: AnyClass) -> UIGestureRecognizer {
    switch type {
    case is UITapGestureRecognizer.Type: UITapGestureRecognizer(target: nil, action: nil)
    case is UIPanGestureRecognizer.Type: UIPanGestureRecognizer(target: nil, action: nil)
    case is UIPinchGestureRecognizer.Type: UIPinchGestureRecognizer(target: nil, action: nil)
    case is UISwipeGestureRecognizer.Type: UISwipeGestureRecognizer(target: nil, action: nil)
    case is UILongPressGestureRecognizer.Type: UILongPressGestureRecognizer(target: nil, action: nil)
    default: UIGestureRecognizer(target: nil, action: nil)
    }
  }
}

extension DocumentLoader {
  /// The class to make an element's object of, by the rules of the mode.
  func chooseClass(for element: InterfaceElement) -> NibClass? {
    guard let base = NibClass.base(of: element) else { return nil }
    let isSupported = element.baseClass.flatMap { NibClass.uikitClass(named: $0) } != nil
    if element.isView, !isSupported {
      report(
        .warning, "<\(element.name)> (\(element.baseClass ?? "")) is not supported and drawn as an empty UIView",
        at: element)
    }
    guard let name = element.customClass else { return NibClass(type: base, isStandIn: !isSupported) }
    guard let custom = NibClass.custom(of: element), fits(custom, element) else {
      reportUnknownClass(name, element)
      return NibClass(type: base, isStandIn: true)
    }
    guard mode == .design, NibClass.isComponent(custom) else { return NibClass(type: custom) }
    guard element.isView, NibClass.isMarkedDesignable(custom) else { return NibClass(type: base, isStandIn: true) }
    return NibClass(type: custom, isDesignable: true)
  }

  private func fits(_ type: AnyClass, _ element: InterfaceElement) -> Bool {
    if element.isView { return type is UIView.Type }
    return !element.isViewController || type is UIViewController.Type
  }

  /// UIKit says nothing of an unknown view controller class, and Interface Builder draws no such class anyway.
  private func reportUnknownClass(_ name: String, _ element: InterfaceElement) {
    guard mode == .runtime, !element.isViewController else { return }
    report(
      .warning,
      "Unknown class \(name) in Interface Builder file. A plain \(element.baseClass ?? "object") is made instead",
      at: element)
  }
}
