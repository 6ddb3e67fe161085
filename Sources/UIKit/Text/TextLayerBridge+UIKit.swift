import CoreText

extension TextLayerBridge {
  /// Lets text layers know UIKit's fonts and attributes.
  static func connect() {
    font = { object, size in
      switch object {
      case let font as UIFont: font.withSize(size).textFont
      case let name as String: UIFont(name: name, size: size)?.textFont
      default: nil
      }
    }
    text = { AttributedText($0, defaults: $1) }
  }
}
