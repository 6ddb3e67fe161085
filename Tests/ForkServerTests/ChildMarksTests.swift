import ForkServer
import PreviewMessages
import Testing

@Suite struct `A child's marks` {
  @Test func `name the object whose code ran last`() {
    #expect(ChildMarks("run abc-1\nrun x-2\n").runningObject == "x-2")
    #expect(ChildMarks("run abc-1\nrun\n").runningObject == nil)
  }

  @Test func `carry what there was to tell before the end, and no more than can be read`() {
    let line = "tell {\"severity\":\"warning\",\"message\":\"look there\",\"line\":3}\n"
    #expect(
      ChildMarks("run a\n\(line)tell nonsense\n").diagnostics == [PreviewDiagnostic(.warning, "look there", line: 3)])
    #expect(ChildMarks(String(repeating: line, count: 500)).diagnostics.count == ChildMarks.greatestCount)
  }

  @Test func `carry a fault and where it was`() throws {
    let fault = try #require(
      ChildMarks("run a\n\nfault 11 stack\nat 1f0 /lib/Card\nat 20 /usr/lib/libc.so\nfault-end\n").fault)
    #expect(fault.signal == 11 && fault.isStackOverflow && !fault.isOutOfMemory)
    #expect(fault.addresses.map(\.offset) == [0x1f0, 0x20])
    #expect(fault.addresses.map(\.library) == ["/lib/Card", "/usr/lib/libc.so"])
  }

  @Test(arguments: [
    "fault", "fault x", "fault 99", "at 10 /lib/Card", "fault-end", "nonsense \u{FFFD} 1 2 3",
    "fault 11\nat zz /lib/Card",
    "fault 11\nat 10 relative", "fault 11\nat -1 /lib/Card",
  ])
  func `pass over what is none`(_ text: String) {
    #expect(ChildMarks(text).fault?.addresses.isEmpty ?? true)
  }

  @Test func `are bounded`() {
    let many = "fault 6\n" + String(repeating: "at 1 /lib/Card\n", count: 1000)
    #expect(ChildMarks(many).fault?.addresses.count == 64)
  }
}
