import Foundation
import FoundationXML

/// Turns a document's bytes into its tree of elements, within limits and without looking at any other file.
final class DocumentParser: NSObject, XMLParserDelegate {
  private let limits: DocumentLimits
  private var tags: TagScanner
  private var open: [InterfaceElement] = []
  private var count = 0
  private var root: InterfaceElement?
  private var failure: InterfaceDocumentError?

  private init(bytes: [UInt8], limits: DocumentLimits) {
    self.limits = limits
    tags = TagScanner(bytes)
  }

  /// The root element.
  static func parse(_ data: Data, limits: DocumentLimits = DocumentLimits()) throws -> InterfaceElement {
    guard data.count <= limits.bytes else {
      throw InterfaceDocumentError(
        .tooLarge("the document is \(data.count) bytes long; at most \(limits.bytes) are read"))
    }
    let bytes = [UInt8](data)
    try checkProlog(bytes)
    let reader = DocumentParser(bytes: bytes, limits: limits)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    _ = parser.parse()
    return try reader.result()
  }

  private func result() throws -> InterfaceElement {
    if let failure { throw failure }
    if let unfinished = open.last {
      throw InterfaceDocumentError(
        .malformed("it ends inside <\(unfinished.name)>"), line: unfinished.line, column: unfinished.column)
    }
    guard let root else { throw InterfaceDocumentError(.malformed("it holds no element"), line: 1, column: 1) }
    return root
  }

  /// Refuses what Interface Builder never writes and what makes XML dangerous: document types with their entities, and
  /// encodings that could hide one.
  private static func checkProlog(_ bytes: [UInt8]) throws {
    if bytes.contains(0) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw InterfaceDocumentError(.malformed("it is not in UTF-8"), line: 1, column: 1)
    }
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    let declaration =
      start.hasPrefix("<?xml") ? start.prefix(upTo: start.range(of: "?>")?.lowerBound ?? start.endIndex) : ""
    let isUTF8 = declaration.range(of: "utf-8", options: .caseInsensitive) != nil
    if declaration.contains("encoding"), !isUTF8 {
      throw InterfaceDocumentError(.malformed("it is not in UTF-8"), line: 1, column: 1)
    }
    let prolog = bytes.prefix(prologLength(bytes))
    if String(decoding: prolog, as: UTF8.self).contains("<!DOCTYPE") {
      throw InterfaceDocumentError(
        .unsupported("a document type declaration is not allowed in an Interface Builder document; remove it"), line: 1,
        column: 1)
    }
  }

  /// How far it is to the root element.
  private static func prologLength(_ bytes: [UInt8]) -> Int {
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      let next = bytes[index + 1]
      if next != UInt8(ascii: "?"), next != UInt8(ascii: "!") { return index }
    }
    return bytes.count
  }

  private func stop(_ parser: XMLParser, _ error: InterfaceDocumentError) {
    failure = failure ?? error
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let position = tags.next() ?? TagScanner.Position(line: parser.lineNumber, column: parser.columnNumber)
    count += 1
    if open.count >= limits.depth {
      let message = "the document nests elements more than \(limits.depth) deep"
      return stop(parser, InterfaceDocumentError(.tooLarge(message), line: position.line, column: position.column))
    }
    if count > limits.elements {
      let message = "the document has more than \(limits.elements) elements"
      return stop(parser, InterfaceDocumentError(.tooLarge(message), line: position.line, column: position.column))
    }
    let element = InterfaceElement(name: name, attributes: attributes, line: position.line, column: position.column)
    open.last?.append(element)
    open.append(element)
    if root == nil { root = element }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard failure == nil else { return }
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) { open.last?.text += String(decoding: data, as: UTF8.self) }

  func parser(_ parser: XMLParser, parseErrorOccurred error: Error) {
    let code = (error as NSError).code
    guard failure == nil, code != Self.undeclaredNamespace else { return }
    failure = InterfaceDocumentError(
      .malformed(Self.words(code)), line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
  }

  /// libxml2's XML_NS_ERR_UNDEFINED_NAMESPACE. Interface Builder's documents have no namespaces.
  private static let undeclaredNamespace = 201

  /// The words for libxml2's `xmlParserErrors` that a hand-edited or cut-off document meets.
  private static func words(_ code: Int) -> String {
    switch code {
    case 4: "it is no XML"
    case 5: "there is more after the end of the root element, or the document is cut off"
    case 9: "a character that XML does not allow"
    case 26: "an entity that is not declared"
    case 38: "an attribute's value has no closing quote"
    case 39: "an attribute's value must be in quotes"
    case 41: "an attribute has no value"
    case 42: "an attribute occurs twice"
    case 68: "a name is expected here"
    case 73: "a tag is not closed with >"
    case 76: "an end tag does not match its start tag"
    case 77: "the document ends inside an element"
    default: "XML error \(code)"
    }
  }
}
