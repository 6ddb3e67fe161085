/// One element of a document, whatever its kind, with its place in the file.
///
/// The tree keeps every element and attribute that was written, also those that nothing here knows. What they mean is
/// read through the typed accessors.
public final class InterfaceElement {
  /// The element's name: `label`, `constraint`.
  public let name: String
  /// The attributes as written.
  public let attributes: [String: String]
  /// The elements inside, in order.
  public internal(set) var children: [InterfaceElement] = []
  /// The characters inside.
  public internal(set) var text = ""
  /// Where the start tag begins, from 1.
  public let line: Int
  /// Where the start tag begins, from 1, in UTF-8 bytes.
  public let column: Int
  /// The element around this one.
  public internal(set) weak var parent: InterfaceElement?
  /// Whether the element takes part for the size classes at hand: a view that is not stays outside its superview, a
  /// constraint inactive.
  public internal(set) var isInstalled = true

  init(name: String, attributes: [String: String], line: Int, column: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.column = column
  }

  func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  /// The attribute as written.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The object id, such as `BYZ-38-t0r`.
  public var id: String? { attributes["id"] }

  /// The property of the element around it that this element is the value of.
  public var key: String? { attributes["key"] }

  /// The class that the document names instead of the element's own.
  public var customClass: String? { attributes["customClass"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The module of the custom class.
  public var customModule: String? { attributes["customModule"] }

  /// Where the module's name comes from; `target` is the module that the document is built into.
  public var customModuleProvider: String? { attributes["customModuleProvider"] }

  /// The name that the user gave the object in the outline.
  public var userLabel: String? { attributes["userLabel"] }

  /// The first child of that name.
  public func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of that property, of a given element name where one is asked for.
  public func child(key: String, named name: String? = nil) -> InterfaceElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// The elements inside the first child of that name.
  public func contents(of name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// The element and everything inside, outermost first, in document order.
  public var subtree: [InterfaceElement] {
    var found: [InterfaceElement] = []
    var next = [self]
    while let element = next.popLast() {
      found.append(element)
      next.append(contentsOf: element.children.reversed())
    }
    return found
  }

  /// The nearest element around this one that is a view.
  public var enclosingView: InterfaceElement? {
    var next = parent
    while let element = next, !element.isView { next = element.parent }
    return next
  }

  /// The views directly inside: subviews, arranged subviews, a cell's content view, a table's header, cells.
  public var subviews: [InterfaceElement] {
    children.flatMap { child in
      if child.isView { return child.name == "viewLayoutGuide" ? [] : [child] }
      return InterfaceElement.viewLists.contains(child.name) ? child.children.filter(\.isView) : []
    }
  }

  static let viewLists: Set<String> = ["subviews", "cells", "prototypes"]
}
