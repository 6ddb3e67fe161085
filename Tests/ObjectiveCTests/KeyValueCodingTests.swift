import Foundation
import ObjectiveC
import Testing

private enum Style: Int { case plain, filled }

private class Badge: NSObject {
  var radius: CGFloat = 0
  var count = 0
  var title: String?
  var style = Style.plain
  var isOn = false
  private(set) var taps = 0
  let fixed = 3
  weak var next: Badge!
  func tapped(_ sender: Any?) { taps += 1 }

  static let described: Void = {
    ClassDescription(Badge.self, name: "Badge")
      .property("radius", \.radius).property("count", \.count).property("title", \.title)
      .property("style", \.style).property("isOn", \.isOn).property("fixed", \.fixed).property("next", \.next)
      .method("tapped:") { badge, arguments in badge.tapped(argument(arguments, 0)) }
      .register()
  }()
}

private final class RoundBadge: Badge {}

@Suite struct `Key-value coding` {
  init() { Badge.described }

  @Test func `converts numbers to the property's type`() {
    let badge = Badge()
    KeyValueCoder.set(8, of: badge, forKey: "radius")
    KeyValueCoder.set(2.0, of: badge, forKey: "count")
    KeyValueCoder.set(1, of: badge, forKey: "isOn")
    #expect(badge.radius == 8 && badge.count == 2 && badge.isOn)
  }

  @Test func `makes an enum from its raw value and an optional from its content`() {
    let badge = Badge()
    KeyValueCoder.set(1.0, of: badge, forKey: "style")
    KeyValueCoder.set("Hello", of: badge, forKey: "title")
    #expect(badge.style == .filled && badge.title == "Hello")
    KeyValueCoder.set(nil, of: badge, forKey: "title")
    #expect(badge.title == nil)
  }

  @Test func `reaches an ancestor's property and follows a path`() {
    let badge = RoundBadge()
    let next = RoundBadge()
    KeyValueCoder.set(next, of: badge, forKey: "next")
    KeyValueCoder.set(5, of: badge, forKeyPath: "next.radius")
    #expect(next.radius == 5)
    #expect(KeyValueCoder.value(of: badge, forKeyPath: "next.radius") as? CGFloat == 5)
  }

  @Test func `reports an undefined key in UIKit's words`() {
    let error = #expect(throws: KeyValueCodingError.self) {
      try KeyValueCoder.catching { KeyValueCoder.set(1, of: Badge(), forKey: "corner") }
    }
    let message = error?.description ?? ""
    #expect(
      message.hasSuffix("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key corner."))
  }

  @Test func `reports a read-only key and a value that does not fit`() {
    #expect(throws: KeyValueCodingError.self) {
      try KeyValueCoder.catching { KeyValueCoder.set(1, of: Badge(), forKey: "fixed") }
    }
    #expect(throws: KeyValueCodingError.self) {
      try KeyValueCoder.catching { KeyValueCoder.set("wide", of: Badge(), forKey: "radius") }
    }
  }

  @Test func `finds a method by its selector, or by its name alone`() {
    let badge = RoundBadge()
    _ = ClassTable.method("tapped:", of: RoundBadge.self)?(badge, [nil])
    _ = ClassTable.method("tapped", of: RoundBadge.self)?(badge, [badge])
    #expect(badge.taps == 2)
    #expect(ClassTable.method("dropped:", of: RoundBadge.self) == nil)
  }

  @Test func `finds a class with and without its module`() {
    #expect(ClassTable.type(named: "Badge") == Badge.self)
  }

  @Test func `registers classes and catches errors on many threads at once`() {
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      ClassDescription(RoundBadge.self, name: "RoundBadge").register()
      #expect(ClassTable.property("radius", of: RoundBadge.self) != nil)
      #expect(throws: KeyValueCodingError.self) {
        try KeyValueCoder.catching { KeyValueCoder.set(1, of: Badge(), forKey: "corner") }
      }
      #expect(throws: Never.self) {
        try KeyValueCoder.catching { KeyValueCoder.set(1, of: Badge(), forKey: "count") }
      }
    }
  }
}
