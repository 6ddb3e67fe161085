import InterfaceBuilder

extension DocumentLoader {
  /// Adds the constraints of the views made since the last time.
  func addConstraints() {
    let elements = unconstrained
    unconstrained = []
    for element in elements { makeGuides(of: element) }
    for element in elements {
      guard let view = element.id.flatMap({ objects[$0] }) as? UIView else { continue }
      for child in element.contents(of: "constraints") { addConstraint(child, to: view) }
      if mode == .design { addPlaceholderSize(element, to: view) }
    }
  }

  /// Makes the layout guides of a view, or of a view controller, known under their ids.
  private func makeGuides(of element: InterfaceElement) {
    guard let object = element.id.flatMap({ objects[$0] }) else { return }
    for (id, name) in element.layoutGuides where objects[id] == nil {
      if let view = object as? UIView {
        objects[id] = view.layoutGuide(inNib: name)
      } else if let controller = object as? UIViewController, controller.isViewLoaded {
        objects[id] = name == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      }
    }
  }

  private func addConstraint(_ element: InterfaceElement, to holder: UIView) {
    guard let written = InterfaceConstraint(element) else {
      return report(.warning, "a constraint cannot be read and is left out", at: element)
    }
    if written.isPlaceholder, mode == .runtime, !isSubject { return }
    guard let first = NSLayoutConstraint.Attribute(inNib: written.firstAttribute),
      let firstItem = item(written.firstItem, else: holder)
    else { return }
    var second = NSLayoutConstraint.Attribute.notAnAttribute
    var secondItem: AnyObject?
    if let name = written.secondAttribute {
      guard let attribute = NSLayoutConstraint.Attribute(inNib: name),
        let item = item(written.secondItem, else: holder)
      else { return }
      (second, secondItem) = (attribute, item)
    }
    let constraint = NSLayoutConstraint(
      item: firstItem, attribute: first, relatedBy: written.relation.inUIKit, toItem: secondItem, attribute: second,
      multiplier: CGFloat(written.multiplier), constant: CGFloat(written.constant))
    constraint.priority = UILayoutPriority(rawValue: Float(written.priority))
    constraint.identifier = written.identifier
    adopt(constraint, for: element)
    guard written.isInstalled, [firstItem, secondItem].allSatisfy({ isWithin($0, holder) }) else { return }
    holder.addConstraint(constraint)
  }

  /// Gives a view the intrinsic size that the document pretends it has while it is edited, else that its code was last
  /// found to give it, in place of what its base class asks for.
  private func addPlaceholderSize(_ element: InterfaceElement, to view: UIView) {
    guard !NibClass.isComponent(type(of: view)), !view.translatesAutoresizingMaskIntoConstraints else { return }
    if element.customClass != nil, let size = element.id.flatMap({ document.designableSizes[$0] }) {
      if let label = view as? UILabel, label.numberOfLines != 1 { return label.resize(toFit: size) }
      view.layout.knownContentSize = size
      view.invalidateIntrinsicContentSize()
      return
    }
    let own = view.intrinsicContentSize
    let known = unsupportedSize(of: element) ?? arrangedSize(of: element)
    func add(
      _ name: String, _ own: CGFloat, _ known: CGFloat?, _ dimension: NSLayoutDimension,
      _ axis: NSLayoutConstraint.Axis
    ) {
      guard own <= 0, let length = element.number(name) ?? known.map(Double.init), length >= 0
      else { return }
      let shrinking = dimension.constraint(lessThanOrEqualToConstant: CGFloat(length))
      shrinking.priority = view.contentHuggingPriority(for: axis)
      let growing = dimension.constraint(greaterThanOrEqualToConstant: CGFloat(length))
      growing.priority = view.contentCompressionResistancePriority(for: axis)
      view.addConstraints([shrinking, growing])
    }
    add("placeholderIntrinsicWidth", own.width, known?.width, view.widthAnchor, .horizontal)
    add("placeholderIntrinsicHeight", own.height, known?.height, view.heightAnchor, .vertical)
  }

  /// The size of a view of UIKit's that is not drawn here but keeps its place; as stored frames show. Interface Builder
  /// knew that of pickers from Xcode 9 on.
  private func unsupportedSize(of element: InterfaceElement) -> CGSize? {
    switch element.name {
    case "datePicker",
      "pickerView" where document.plugInVersion >= 13_000:
      CGSize(width: 320, height: 216)
    default: nil
    }
  }

  /// Interface Builder gives what has no size of its own in a stack view one, as stored frames show: 50 points either way
  /// for views and stack views without subviews and labels without text; 1000 up to Xcode 10, also for plain views with
  /// subviews.
  private func arrangedSize(of element: InterfaceElement) -> CGSize? {
    guard isSubject, mode == .design, element["key"] == nil, element.enclosingView?.name == "stackView" else {
      return nil
    }
    let isOld = document.plugInVersion < 15_000
    let hasNoSize =
      switch element.name {
      case "view", "containerView": isOld || element.subviews.isEmpty
      case "stackView": element.subviews.isEmpty
      case "label": element.string("text")?.isEmpty != false && element.attributedText("attributedText") == nil
      default: false
      }
    let length: CGFloat = isOld ? 1000 : 50
    return hasNoSize ? CGSize(width: length, height: length) : nil
  }

  private func item(_ id: String?, else holder: UIView) -> AnyObject? {
    guard let id else { return holder }
    return objects[id]
  }

  /// Whether a constraint that a view holds may mention an item: not one that is not installed.
  private func isWithin(_ item: AnyObject?, _ holder: UIView) -> Bool {
    guard let item else { return true }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: holder) ?? false
  }
}

extension InterfaceConstraint.Relation {
  var inUIKit: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  private static let namesInNibs: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The attribute that a document calls by that name.
  init?(inNib name: String) {
    guard let attribute = Self.namesInNibs[name] else { return nil }
    self = attribute
  }
}

extension UIView {
  /// The guide that a document calls by that name.
  fileprivate func layoutGuide(inNib name: String) -> UILayoutGuide? {
    switch name {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
