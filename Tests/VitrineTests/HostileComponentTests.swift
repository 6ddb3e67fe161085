import Foundation
import Testing

/// Components that misbehave, each beside a good one that must not notice. Bounded: each ends at its preview's limits.
@Suite(.serialized) struct `A component that` {
  private static let good = """
    import UIKit
    @IBDesignable class GoodView: UIView {
      override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) }
    }
    """

  /// Draws a module of the good component and one with `body` in its `layoutSubviews`. Returns the bad one's event.
  private func event(_ body: String, _ arguments: String...) throws -> [String: Any] {
    let project = try ComponentProject([
      "Cards/GoodView.swift": Self.good,
      "Cards/BadView.swift": """
      import Foundation
      import UIKit
      @IBDesignable class BadView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          \(body)
        }
        func say(_ text: String) {
          let label = UILabel(frame: bounds)
          label.text = text
          addSubview(label)
        }
      }
      """,
    ])
    let arguments = ["render", "Cards", "--output", "Out", "--json"] + arguments
    let outcome = try VitrineBinary.run(arguments, in: project.root)
    let good = try #require(outcome.event("Cards/GoodView"), "\(outcome.errors)")
    #expect(good["status"] as? String == "drawn")
    return try #require(outcome.event("Cards/BadView"))
  }

  private func messages(_ event: [String: Any]) -> String {
    VitrineBinary.Outcome.messages(event).joined(separator: "\n")
  }

  @Test func `calls fatalError fails with Swift's message and the line`() throws {
    let event = try event(#"fatalError("no data source")"#)
    #expect(event["status"] as? String == "failed")
    #expect(messages(event).contains("Fatal error: no data source"))
    let diagnostic = (event["diagnostics"] as? [[String: Any]])?.first { $0["line"] != nil }
    #expect(diagnostic?["line"] as? Int == 6)
    #expect((diagnostic?["file"] as? String)?.hasSuffix("/Cards/BadView.swift") == true)
  }

  @Test func `indexes beyond an array fails with the line of its own source`() throws {
    let event = try event("let numbers = [1]; say(\"\\(numbers[subviews.count + 7])\")")
    #expect(event["status"] as? String == "failed")
    #expect(messages(event).contains("Index out of range"))
    #expect((event["diagnostics"] as? [[String: Any]])?.contains { $0["line"] as? Int == 6 } == true)
  }

  @Test func `loops forever is ended at its time limit`() throws {
    let event = try event("while true {}", "--timeout", "1")
    #expect(event["status"] as? String == "failed")
    #expect(messages(event).contains("1"))
  }

  @Test func `allocates without end is ended at its memory limit`() throws {
    let event = try event(
      "var hoard: [[UInt8]] = []; while true { hoard.append([UInt8](repeating: 1, count: 1 << 20)) }",
      "--memory", "64", "--timeout", "5")
    #expect(event["status"] as? String == "failed")
    #expect(messages(event).contains("64 MiB"), "\(messages(event))")
  }

  @Test(arguments: ["/etc/passwd", "/root", "/home", "/proc/1/environ"])
  func `reads what is not its own finds nothing`(path: String) throws {
    let event = try event(
      """
      let data = FileManager.default.contents(atPath: "\(path)")
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)")
      precondition(data == nil && names == nil, "it could be read")
      """)
    #expect(event["status"] as? String == "drawn", "\(messages(event))")
  }

  @Test func `opens a socket is refused`() throws {
    let event = try event("precondition(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0, \"a socket\")")
    #expect(event["status"] as? String == "drawn", "\(messages(event))")
  }

  @Test func `starts a process is refused`() throws {
    let event = try event(
      """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      precondition((try? process.run()) == nil, "a process")
      """)
    #expect(event["status"] as? String != nil)
    #expect(!messages(event).contains("Fatal error: a process"))
  }

  @Test(arguments: ["/tmp/escaped", "/dev/shm/escaped", "\\(Bundle(for: BadView.self).bundlePath)/escaped"])
  func `writes a file is refused`(path: String) throws {
    let event = try event(
      "precondition(!FileManager.default.createFile(atPath: \"\(path)\", contents: Data([1])), \"written\")")
    #expect(event["status"] as? String == "drawn", "\(messages(event))")
  }
}
