import ComponentCompiler
import Testing

@Suite struct `An overlay` {
  /// The user's part of the overlay of a text.
  private func overlay(_ text: String, siblings: [String] = []) -> String {
    let lines = Overlay(of: text, siblings: siblings).text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return lines.prefix(count).joined(separator: "\n")
  }

  /// The lines after the user's.
  private func appended(_ text: String, siblings: [String] = []) -> [String] {
    let lines = Overlay(of: text, siblings: siblings).text.split(separator: "\n").map(String.init)
    return Array(lines.dropFirst(text.split(separator: "\n").count))
  }

  @Test(arguments: [
    ("class A { @objc func f() {} }", "class A {       func f() {} }"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc(Old) class A {}", "           class A {}"),
    ("class A { @nonobjc dynamic var a = 1 }", "class A {                  var a = 1 }"),
    ("class A { @IBOutlet weak var a: B! }", "class A {           weak var a: B! }"),
    ("class A { @IBInspectable var a = 1 }", "class A {                var a = 1 }"),
    ("class A { @IBAction func f() {} }", "class A {           func f() {} }"),
    ("class A { @NSManaged var a: Int }", "class A {            var a: Int }"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("@main struct A {}", "      struct A {}"),
    ("@available(iOS 13, *) @MainActor class A {}", "@available(iOS 13, *) @MainActor class A {}"),
  ])
  func `blanks what needs Objective-C`(text: String, expected: String) {
    #expect(overlay(text) == expected)
  }

  @Test(arguments: [
    ("#selector(tapped(_:))", #"Selector("tapped:")"#),
    ("#selector(self.tapped(_:))", #"Selector("tapped:")"#),
    ("#selector(A.tapped(_:))", #"Selector("tapped:")"#),
    ("#selector((A.tapped(_:)))", #"Selector("tapped:")"#),
    ("#selector(tapped as (A) -> (B) -> Void)", #"Selector("tapped:")"#),
    ("#selector(move(to:animated:))", #"Selector("moveTo:animated:")"#),
    ("#selector(getter: title)", #"Selector("title")"#),
    ("#selector(setter: A.title)", #"Selector("setTitle:")"#),
    ("#selector(layoutSubviews)", "_sel0"),
    ("#selector(B.pop(animated:))", #"Selector("popAnimated:")"#),
    ("#selector(renamed(_:))", #"Selector("other:")"#),
    ("#keyPath(A.title)", #""title""#),
    ("#keyPath(layer.cornerRadius)", #""layer.cornerRadius""#),
  ])
  func `spells selectors and key paths`(expression: String, expected: String) {
    let members =
      "@objc func tapped(_ b: B) {}; @objc func move(to b: B, animated: Bool) {}; @objc(other:) func renamed(_ b: B) {}"
    let text = "class A: B { \(members)\n  func f() { use(\(expression), 1) } }"
    let line = overlay(text).split(separator: "\n")[1]
    let blanks = String(repeating: " ", count: expression.count - expected.count)
    #expect(line == "  func f() { use(\(expected)\(blanks), 1) } }")
  }

  @Test func `puts a selector that has no room into a constant`() {
    let text = "class A { @objc func tapped(sender: B) {} }\nlet a = #selector(A.tapped)\nlet b = #selector(A.tapped)"
    let lines = overlay(text).split(separator: "\n")
    #expect(lines[1] == "let a = _sel0              " && lines[2] == "let b = _sel0              ")
    #expect(appended(text).contains(#"fileprivate let _sel0 = ObjectiveC.Selector("tappedWithSender:")"#))
  }

  @Test func `finds a method's labels in other files`() {
    let text = "class A { func f() { use(#selector(go)) } }"
    let other = "extension A { @objc func go(_ b: B) {} }"
    #expect(overlay(text, siblings: [other]) == "class A { func f() { use(_sel0        ) } }")
    #expect(appended(text, siblings: [other]).contains(#"fileprivate let _sel0 = ObjectiveC.Selector("go:")"#))
  }

  @Test func `decides conditions as for iOS`() {
    let text = """
      #if os(iOS) && canImport(UIKit) && targetEnvironment(simulator)
      let a = 1
      #elseif os(macOS)
      let b = 2
      #else
      let c = 3
      #endif
      #if !TARGET_INTERFACE_BUILDER || os(Linux) || swift(<5.0) || canImport(SwiftUI)
      let d = 4
      #endif
      let e = 5
      """
    let expected = ["let a = 1", "let e = 5"]
    #expect(
      overlay(text).split(separator: "\n").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
        == expected.map { $0.filter { $0 != " " } })
    #expect(overlay(text).split(separator: "\n", omittingEmptySubsequences: false)[1] == "let a = 1")
  }

  @Test func `imports what stands for Darwin and for submodules`() {
    #expect(overlay("import Darwin") == "import Glibc ")
    #expect(overlay("import UIKit.UIGestureRecognizerSubclass") == "import UIKit                            ")
    #expect(overlay("import class UIKit.UIView") == "import       UIKit       ")
    #expect(overlay("import class Other.View") == "import class Other.View")
  }

  @Test func `turns optional requirements into ordinary ones`() {
    let text = """
      @objc public protocol P {
        @objc optional func f(_ a: Int) -> Int
        optional func g()
      }
      class A { weak var delegate: P?; var handler: (() -> Void)?
        func h() { delegate?.f?(1); handler?() } }
      """
    let lines = overlay(text).split(separator: "\n")
    #expect(lines[0] == "      public protocol P: AnyObject {")
    #expect(lines[1] == "                 func f(_ a: Int) -> Int")
    #expect(lines[5] == "  func h() { delegate?.f (1); handler?() } }")
    #expect(appended(text).contains("  public func f(_ a: Int) -> Int { ObjectiveC.absentResult() }"))
    #expect(appended(text).contains("  public func g() {}"))
  }

  @Test func `keeps the result of an optional member optional`() {
    let sibling = "@objc protocol P { @objc optional func f(_ a: Int) -> Int; @objc optional func g() -> Int? }"
    let text = "if let a = p.f?(1), let b = p.g?(), let c = q?.p.f?(2) {}"
    #expect(
      overlay(text, siblings: [sibling]) == "if let a = Optional(p.f (1)), let b = p.g (), let c = q?.p.f (2) {}")
  }

  @Test func `leaves previews out`() {
    #expect(overlay("@available(iOS 17, *)\n#Preview(\"A\") {\n  A()\n}\nlet a = 1").hasSuffix("\n \nlet a = 1"))
  }

  @Test func `adds nothing to a text that cannot be read`() {
    #expect(Overlay(of: "class A: UIView {\n  @objc func f() {\n").text == "class A: UIView {\n        func f() {\n")
  }

  @Test func `keeps every line and column`() {
    let text = """
      import UIKit // é
      @objc
      class É: UIView {
        @objc(
          f:
        ) func f(_ x: Int) { g(#selector(
          f(_:)), "…") }
      }
      """
    let lines = zip(text.split(separator: "\n"), overlay(text).split(separator: "\n"))
    for (before, after) in lines { #expect(before.utf8.count == after.utf8.count) }
    #expect(overlay(text).contains("g(_sel0"))
  }
}

@Suite struct `A summary of a source` {
  @Test func `tells classes, inspectables, extensions and previews`() {
    let summary = SourceSummary(
      of: """
        import UIKit
        @IBDesignable open class Card: Base, Some {
          @IBInspectable var a = 1.5
          @IBInspectable public var b: UIColor? = .red
          @IBInspectable var c = UIColor.red
          class Inner: UIView {}
        }
        extension UIView { @IBInspectable var d: Bool { get { true } set {} } }
        extension Card { @IBInspectable var e: Int { 1 } }
        #Preview("Big") { Card() }
        #if os(macOS)
        class Other {}
        #endif
        """)
    #expect(summary.classes.map(\.swiftName) == ["Card", "Card.Inner"])
    #expect(summary.classes[0].superclass == "Base" && summary.classes[0].isDesignable)
    #expect(summary.classes[0].inspectables.map(\.name) == ["a", "b", "c", "e"])
    #expect(summary.classes[0].inspectables.map(\.type) == ["Double", "UIColor?", "UIColor", "Int"])
    #expect(summary.classes[0].inspectables.map(\.line) == [3, 4, 5, 9])
    #expect(summary.extensions.map(\.swiftName) == ["UIView"])
    #expect(summary.previews == [PreviewBlock(name: "Big", line: 10)])
    #expect(summary.imports == ["UIKit"])
  }
}
