import ComponentCompiler
import Foundation
import Testing

@Suite struct `A component compiler` {
  private static let card = """
    import UIKit

    @objc protocol CardDelegate {
      @objc optional func cardDidTap(_ card: Card)
      @objc optional func cardCount(in card: Card) -> Int
    }

    @IBDesignable
    final class Card: UIView {
      @IBOutlet private weak var label: UILabel!
      @IBInspectable var title: String = "none" { didSet { count += 1 } }
      @IBInspectable private(set) var radius: CGFloat = 4
      @objc dynamic var count = 0
      weak var delegate: CardDelegate?
      var plain = 1

      override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(tapped(_:)))
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }

      @objc private func tapped(_ sender: UIView) { delegate?.cardDidTap?(self); count += 10 }
      @IBAction func move(to view: Any) -> Int { delegate?.cardCount?(in: self) ?? 7 }
      func asked(_ delegate: CardDelegate) -> Int {
        if let count = delegate.cardCount?(in: self) { return count }
        return delegate.cardCount?(in: self) ?? 1
      }
      @objc(renamed:) func original(_ x: UIView?) {}
    }
    """

  @Test func `registers outlets, inspectables and actions, also private ones`() throws {
    let project = try Project()
    try project.write(Self.card, to: "Card.swift")
    let module = try project.compile()
    #expect(module.diagnostics == [])
    #expect(module.tables.count == 1)
    let lines = try project.kit.host(
      module,
      [
        "class Cards.Card", "new Card", "set title hello", "get title", "get count", "call tapped:", "get count",
        "call moveTo:", "get label",
      ])
    #expect(
      lines == [
        #"["count", "label", "radius", "title"] ["moveTo:", "renamed:", "tapped:"] true true"#, "hello", "1", "nil",
        "11",
        "7", "nil",
      ])
  }

  @Test func `tells of the classes found`() throws {
    let project = try Project()
    try project.write(Self.card, to: "Card.swift")
    try project.write(
      "import UIKit\nextension Card {\n  @IBInspectable var tint: Int { get { 1 } set {} }\n}\n", to: "Tint.swift")
    let module = try project.compile()
    let card = try #require(module.classes.first)
    #expect(module.classes.count == 1)
    #expect(card.name == "Card" && card.superclass == "UIView" && card.isDesignable && card.line == 9)
    #expect(card.inspectables.map(\.name) == ["title", "radius", "tint"])
    #expect(card.inspectables.map(\.type) == ["String", "CGFloat", "Int"])
  }

  @Test func `names the user's own file, line and column in an error`() throws {
    let project = try Project()
    try project.write(
      "import UIKit\nclass A: UIView {\n  @objc func f() { let x: Int = \"text\"; _ = x }\n}\n", to: "A.swift")
    let module = try project.compile()
    #expect(module.library == nil)
    let error = try #require(module.diagnostics.first)
    #expect(error.severity == .error && error.file == project.folder.appendingPathComponent("A.swift").path)
    #expect(error.line == 3 && error.column == 33)
    #expect(error.message == "cannot convert value of type 'String' to specified type 'Int'")
  }

  @Test func `puts columns right where the overlay had to make room`() throws {
    let project = try Project()
    try project.write("import UIKit\n@objc protocol P { func f() -> Missing }\n", to: "A.swift")
    let error = try #require(try project.compile().diagnostics.first)
    #expect(error.line == 2 && error.column == 32)
  }

  @Test func `compiles only what an edit can change`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView { func f() -> Int { 1 } }\n", to: "A.swift")
    try project.write("import UIKit\nclass B: UIView { func g() -> Int { A(frame: .zero).f() } }\n", to: "B.swift")
    #expect(try project.compiled() == ["A.swift", "B.swift"])
    #expect(try project.compiled() == [])
    try project.write("import UIKit\nclass A: UIView { func f() -> Int { 2 } }\n", to: "A.swift")
    #expect(try project.compiled() == ["A.swift"])
    try project.write("import UIKit\nclass A: UIView { func f() -> Int { 2 }; var x = 1 }\n", to: "A.swift")
    #expect(try project.compiled() == ["A.swift", "B.swift"])
    try project.write("import UIKit\nclass A: UIView { func f() -> Int { 1 } }\n", to: "A.swift")
    #expect(try project.compiled() == [])
  }

  @Test func `keeps warnings of files that it does not compile again`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView { func f() { let x = 1 } }\n", to: "A.swift")
    let first = try project.compile().diagnostics
    #expect(first.map(\.severity) == [.warning])
    #expect(try project.compile().diagnostics == first)
  }

  @Test func `leaves out of a table what does not compile`() throws {
    let project = try Project()
    try project.write(
      """
      import UIKit
      class A: UIView {
        @available(*, unavailable) @objc func gone() {}
        @objc func here() {}
      }
      """, to: "A.swift")
    let module = try project.compile()
    #expect(module.library != nil)
    #expect(module.diagnostics.map(\.severity) == [.warning])
    #expect(module.diagnostics.first?.line == 3)
    #expect(try project.kit.host(module, ["class A"]) == [#"[] ["here"] true false"#])
  }

  @Test func `describes nested and private classes, and skips generic and local ones`() throws {
    let project = try Project()
    try project.write(
      """
      import UIKit
      enum Outer {
        class Inner: UIView { @IBInspectable private var a = 1 }
        private class Hidden: UIView { @IBInspectable var b = 1 }
      }
      private class Quiet: UIView { @IBOutlet private var c: UILabel? }
      class Generic<T>: UIView { @objc func d() {} }
      class NoFrame: UIView { init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() } }
      @objcMembers class Open: NSObject { var e = 1; private var f = 2; func g() {} }
      @objc(Old) class New: UIView {}
      class Inherits: Sub {}
      class Sub: UIView { override var frame: CGRect { didSet {} } }
      func local() { class Local: UIView {}; _ = Local.self }
      """, to: "A.swift")
    let module = try project.compile()
    #expect(module.diagnostics == [])
    let names = ["Inner", "Hidden", "Quiet", "Generic", "NoFrame", "Open", "Old", "Local", "Inherits"]
    #expect(
      try project.kit.host(module, names.map { "class \($0)" }) == [
        #"["a"] [] true false"#, #"["b"] [] true false"#, #"["c"] [] true false"#, "none", "[] [] false false",
        #"["e"] ["g"] false false"#, "[] [] true false", "none", "[] [] true false",
      ])
  }

  @Test func `takes files of any name`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView { var x: Int { \"\" } }\n", to: "Ä b+\"c\".swift")
    let error = try #require(try project.compile().diagnostics.first)
    #expect(error.file == project.folder.appendingPathComponent("Ä b+\"c\".swift").path && error.line == 2)
  }

  @Test func `expands the toolchain's macros`() throws {
    let project = try Project()
    try project.write("import Observation\n@Observable class Model { var x = 1 }\n", to: "A.swift")
    let module = try project.compile()
    #expect(module.diagnostics == [] && module.library != nil)
  }

  @Test func `leaves out what starts an application`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView {}\nUIApplicationMain(0, nil, nil, \"A\")\n", to: "main.swift")
    #expect(try project.compile().diagnostics == [])
  }

  @Test func `says so when a tool ends without saying why`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    var configuration = project.configuration
    configuration.wrapper = ["/bin/sh", "-c", "echo broken; exit 3"]
    let module = SourceModule(
      name: "Cards", root: project.folder, sources: [project.folder.appendingPathComponent("A.swift")])
    #expect(throws: CompilerError.toolFailed(tool: "swift-frontend", reason: "exit status 3; broken")) {
      try ComponentCompiler(configuration).compile(module)
    }
  }

  @Test func `lets an extension override, also in another file`() throws {
    let project = try Project()
    try project.write(
      """
      import UIKit
      public class A: UIView {
        @objc var drawn = 0
        @objc func now() { draw(.zero); drawn += hash == 7 ? 1 : 0 }
        func tall() -> Int { let x: Int = 1; return x } }
      """, to: "A.swift")
    try project.write(
      """
      import UIKit
      extension A {
        public override func draw(_ rect: CGRect) { super.draw(rect); drawn += 1 }
        override open var hash: Int { return 7 }
      }
      """, to: "A+Drawing.swift")
    let module = try project.compile()
    #expect(module.diagnostics == [])
    #expect(try project.kit.host(module, ["new A", "call now", "get drawn"]) == ["nil", "2"])
  }

  @Test func `runs tools under a wrapper`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    var configuration = project.configuration
    configuration.wrapper = ["/usr/bin/env", "VITRINE=1"]
    let module = SourceModule(
      name: "Cards", root: project.folder, sources: [project.folder.appendingPathComponent("A.swift")])
    #expect(try ComponentCompiler(configuration).compile(module).library != nil)
  }

  @Test func `compiles where nothing can be read but what it needs`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView { var x: Int { \"\" } }\n", to: "A.swift")
    // Not every machine that builds this lets bubblewrap confine anything.
    guard let configuration = project.configuration.confined() else { return }
    let module = SourceModule(
      name: "Cards", root: project.folder, sources: [project.folder.appendingPathComponent("A.swift")])
    #expect(try ComponentCompiler(configuration).compile(module).diagnostics.first?.line == 2)
    try project.write("import UIKit\nclass A: UIView { var x: Int { 1 } }\n", to: "A.swift")
    #expect(try ComponentCompiler(configuration).compile(module).library != nil)
  }

  @Test func `forgets what is not used any more`() throws {
    let project = try Project()
    try project.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    let library = try #require(try project.compile().library)
    try project.compiler.trimCache(unusedSince: Date(timeIntervalSinceNow: -60))
    #expect(FileManager.default.fileExists(atPath: library.path))
    try project.compiler.trimCache(unusedSince: Date(timeIntervalSinceNow: 60))
    #expect(!FileManager.default.fileExists(atPath: library.path))
    #expect(try project.compile().library == library)
  }

  @Test func `finds lines of code in a library`() throws {
    let project = try Project()
    try project.write(
      "import UIKit\nclass A: UIView {\n  override func draw(_ rect: CGRect) {\n    super.draw(rect)\n  }\n}\n",
      to: "A.swift")
    let library = try #require(try project.compile().library)
    let symbols = try project.symbols(of: library)
    let offset = try #require(
      symbols["$s5Cards1AC4drawyySo6CGRectVF"] ?? symbols.first { $0.key.hasPrefix("$s5Cards1AC4draw") }?.value)
    let places = try Symbolizer(project.configuration).locations(of: [offset, 1 << 40, offset + 8], in: library)
    #expect(places.count == 3 && places[1] == nil)
    #expect(places[0]?.file == project.folder.appendingPathComponent("A.swift").path)
    #expect(places[0]?.line == 3)
    #expect(places[0]?.function?.hasPrefix("Cards.A.draw(") == true)
  }

  @Test func `ends a tool that takes too long`() throws {
    let project = try Project()
    try project.write("import UIKit\n", to: "A.swift")
    var configuration = project.configuration
    configuration.timeLimit = 0.1
    let module = SourceModule(
      name: "Cards", root: project.folder, sources: [project.folder.appendingPathComponent("A.swift")])
    configuration.wrapper = ["/bin/sh", "-c", "sleep 60"]
    #expect(throws: CompilerError.timedOut(tool: "sh", seconds: 0.1)) {
      try ComponentCompiler(configuration).compile(module)
    }
    configuration.wrapper = ["/bin/sh", "-c", "exec >/dev/null 2>&1; sleep 60"]
    #expect(throws: CompilerError.timedOut(tool: "sh", seconds: 0.1)) {
      try ComponentCompiler(configuration).compile(module)
    }
  }

  @Test func `is stopped while a tool runs`() throws {
    let project = try Project()
    try project.write("import UIKit\n", to: "A.swift")
    var configuration = project.configuration
    configuration.wrapper = ["/bin/sh", "-c", "sleep 60"]
    let module = SourceModule(
      name: "Cards", root: project.folder, sources: [project.folder.appendingPathComponent("A.swift")])
    let cancellation = Cancellation()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { cancellation.cancel() }
    #expect(throws: CompilerError.cancelled) {
      try ComponentCompiler(configuration).compile(module, cancellation: cancellation)
    }
  }

  @Test func `stops when it is cancelled`() throws {
    let project = try Project()
    try project.write("import UIKit\n", to: "A.swift")
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: CompilerError.cancelled) { try project.compile(cancellation) }
  }
}
