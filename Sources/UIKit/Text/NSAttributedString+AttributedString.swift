extension NSAttributedString {
  /// The same text with UIKit's attributes.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// The same text with UIKit's attributes.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { values, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(values)))
    }
  }
}

extension AttributeContainer {
  /// What of the attributes UIKit knows.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in BridgedAttribute.all { attribute.read(dictionary, &self) }
  }

  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for attribute in BridgedAttribute.all { attribute.write(self, &result) }
    return result
  }
}

/// How one attribute goes from one kind of attributed string to the other.
private struct BridgedAttribute {
  let read: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
  let write: (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void

  init<Key: AttributedStringKey>(_ type: Key.Type, from: @escaping (Any) -> Key.Value?) {
    let name = NSAttributedString.Key(Key.name)
    read = { values, container in container[type] = values[name].flatMap(from) }
    write = { container, values in values[name] = container[type] }
  }

  init<Key: AttributedStringKey>(_ type: Key.Type) {
    self.init(type) { $0 as? Key.Value }
  }

  static var all: [BridgedAttribute] {
    typealias Scope = AttributeScopes.UIKitAttributes
    func style(_ value: Any) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    return [
      BridgedAttribute(Scope.FontAttribute.self), BridgedAttribute(Scope.ForegroundColorAttribute.self),
      BridgedAttribute(Scope.BackgroundColorAttribute.self), BridgedAttribute(Scope.ParagraphStyleAttribute.self),
      BridgedAttribute(Scope.KernAttribute.self, from: number),
      BridgedAttribute(Scope.TrackingAttribute.self, from: number),
      BridgedAttribute(Scope.UnderlineStyleAttribute.self, from: style),
      BridgedAttribute(Scope.UnderlineColorAttribute.self),
      BridgedAttribute(Scope.StrikethroughStyleAttribute.self, from: style),
      BridgedAttribute(Scope.StrikethroughColorAttribute.self), BridgedAttribute(Scope.StrokeColorAttribute.self),
      BridgedAttribute(Scope.StrokeWidthAttribute.self, from: number), BridgedAttribute(Scope.ShadowAttribute.self),
      BridgedAttribute(Scope.BaselineOffsetAttribute.self, from: number),
    ]
  }
}
