import Foundation
import InterfaceBuilder
import Testing

@Suite struct `A document that cannot be read` {
  @Test(arguments: [
    ("", "it holds no element"), ("<document><view></document>", "an end tag does not match its start tag"),
    ("<document type='XIB'/><document/>", "after the end of the root element"),
    ("<document>&unknown;</document>", "an entity that is not declared"),
    ("<?xml version='1.0' encoding='UTF-16'?><document/>", "not in UTF-8"),
  ]) func `says what is wrong with its XML`(text: String, words: String) throws {
    let error = try #require(Sample.failure(text))
    #expect(error.message.contains(words))
    #expect(error.line != nil && error.column != nil)
  }

  @Test func `is one with a document type, so that entities cannot blow up`() throws {
    let error = try #require(
      Sample.failure("<?xml version='1.0'?><!DOCTYPE d [<!ENTITY a \"aaaa\">]><document>&a;</document>"))
    #expect(error.message.contains("document type declaration"))
  }

  @Test func `is one that nests too deep or is too long`() throws {
    let deep = String(repeating: "<view>", count: 30) + String(repeating: "</view>", count: 30)
    var limits = DocumentLimits()
    limits.depth = 20
    #expect(Sample.failure("<document>\(deep)</document>", limits: limits)?.message.contains("20 deep") == true)
    limits = DocumentLimits()
    limits.elements = 10
    #expect(Sample.failure("<document>\(deep)</document>", limits: limits)?.message.contains("10 elements") == true)
    limits.bytes = 20
    #expect(Sample.failure("<document>\(deep)</document>", limits: limits)?.message.contains("at most 20") == true)
  }

  @Test func `is one of another kind`() {
    #expect(Sample.failure("<archive type='x'/>")?.message.contains("Xcode 4") == true)
    #expect(Sample.failure("<plist/>")?.message.contains("<plist>") == true)
    #expect(
      Sample.failure("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")?.message.contains("macOS") == true)
  }

  @Test func `names its file and place`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Broken-\(UUID().uuidString).xib")
    try Data("<document>\n<objects>\n</document>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: url) }
    #expect(error?.description.hasPrefix("\(url.path):3:") == true)
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: url.appendingPathExtension("no")) }
  }
}
