import ForkServer
import Foundation
import PreviewMessages
import Testing

@Suite struct `A child's ending` {
  func ending(_ cause: ChildEnding.Cause, _ marks: String = "", _ errors: String = "") -> ChildEnding {
    ChildEnding(
      cause: cause, fault: ChildMarks(marks).fault, errorText: errors, limits: PreviewLimits(), modules: ["Cards"])
  }

  @Test func `repeats what Swift's runtime said, with its place`() {
    let said =
      "hello\nCards/Card.swift:12: Fatal error: Index out of range\nCurrent stack trace:\n0 libswiftCore.so 0x00\n"
    let ending = ending(.signalled(SIGILL), "fault 4", said)
    #expect(ending.diagnostic.message == "Cards/Card.swift:12: Fatal error: Index out of range")
    #expect(ending.reason == "Fatal error: Index out of range")
    #expect(ending.remainingErrorText == "hello\n")
  }

  @Test(arguments: ["Swift/ContiguousArrayBuffer.swift:600", "UIKit/UIView.swift:7", "Cards"])
  func `leaves out a place that is not the component's`(_ place: String) {
    let said = "\(place): Fatal error: Index out of range\n"
    #expect(ending(.signalled(SIGILL), "fault 4", said).diagnostic.message == "Fatal error: Index out of range")
  }

  @Test func `repeats the words of an exception`() {
    let unknown = "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: 'no key'"
    let fatal = "ObjectiveC/KeyValueCoding.swift:99: Fatal error: \(unknown)\n"
    #expect(ending(.signalled(SIGILL), "fault 4", fatal).diagnostic.message == unknown)
    let raised = "*** Terminating app due to uncaught exception: no common ancestor\n"
    #expect(ending(.signalled(SIGABRT), "fault 6", raised).diagnostic.message == "no common ancestor")
  }

  @Test func `leaves out addresses that differ each time`() {
    let said = "Could not cast value of type 'A.B' (0x7f12ab) to 'C' (0x7f34cd).\n"
    #expect(ending(.signalled(SIGABRT), "", said).diagnostic.message == "Could not cast value of type 'A.B' to 'C'.")
  }

  @Test func `says that time or memory was used up`() {
    #expect(ending(.timedOut, "fault 24").diagnostic.message.hasPrefix("did not finish within 5 seconds"))
    #expect(ending(.signalled(SIGXCPU)).diagnostic.message.hasPrefix("did not finish within 5 seconds"))
    #expect(ending(.signalled(SIGILL), "fault 4 memory").diagnostic.message == "used more than 512 MiB of memory")
  }

  @Test func `says how the process went`() {
    #expect(ending(.exited(status: 3)).diagnostic.message.contains("exit status 3"))
    #expect(ending(.signalled(SIGSEGV)).diagnostic.message.contains("memory that is not there"))
    #expect(ending(.signalled(SIGSEGV), "fault 11 stack").diagnostic.message.contains("stack is used up"))
    #expect(ending(.malformed("it is not a reply")).diagnostic.message == "gave no usable answer: it is not a reply")
  }
}
