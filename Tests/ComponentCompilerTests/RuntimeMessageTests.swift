import ComponentCompiler
import Testing

@Suite struct `A message of the runtime` {
  @Test func `names module, file, line and words`() throws {
    let message = try #require(RuntimeMessage(line: "Cards/Card.swift:12: Fatal error: no title"))
    #expect(message.module == "Cards" && message.file == "Card.swift" && message.line == 12)
    #expect(message.message == "Fatal error: no title")
  }

  @Test func `is not any other line`() {
    #expect(RuntimeMessage(line: "Current stack trace:") == nil)
    #expect(RuntimeMessage(line: "Card.swift: hello") == nil)
  }
}
