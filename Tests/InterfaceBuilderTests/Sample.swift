import Foundation
import InterfaceBuilder

/// Short documents for tests.
enum Sample {
  /// A xib whose objects are `objects`.
  static func xib(_ objects: String, resources: String = "", device: String = "") throws -> InterfaceDocument {
    try document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99" useAutolayout="YES">
      \(device)
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
      <objects>\(objects)</objects>
      \(resources)
      </document>
      """)
  }

  /// The view of a xib that holds only `inside`.
  static func view(_ inside: String) throws -> InterfaceElement {
    let document = try xib("<view id=\"root\">\(inside)</view>")
    return document.topLevelObjects[0]
  }

  static func document(_ text: String) throws -> InterfaceDocument { try InterfaceDocument(data: Data(text.utf8)) }

  /// What reading that text throws.
  static func failure(_ text: String, limits: DocumentLimits = DocumentLimits()) -> InterfaceDocumentError? {
    do {
      _ = try InterfaceDocument(data: Data(text.utf8), limits: limits)
      return nil
    } catch {
      return error as? InterfaceDocumentError
    }
  }
}
