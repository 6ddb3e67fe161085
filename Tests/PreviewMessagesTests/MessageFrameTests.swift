import Foundation
import PreviewMessages
import Testing

@Suite struct `A message frame` {
  @Test func `comes back as it went, with its bytes, and leaves what follows`() throws {
    let request = PreviewRequest(id: 7, subject: .component(className: "Card"))
    let sent = try MessageFrame(request, payload: Data([1, 2, 3]))
    var buffer = sent.bytes + Data([9])
    let frame = try #require(try MessageFrame.next(from: &buffer))
    #expect(try frame.decode(PreviewRequest.self).subject == .component(className: "Card"))
    #expect(frame.payload == Data([1, 2, 3]))
    #expect(buffer == Data([9]))
  }

  @Test func `waits for the rest of its bytes`() throws {
    let sent = try MessageFrame(PreviewReply(id: 1)).bytes
    for length in 0..<sent.count {
      var buffer = Data(sent.prefix(length))
      #expect(try MessageFrame.next(from: &buffer) == nil)
      #expect(buffer.count == length)
    }
  }

  @Test func `is refused where a length is beyond reason`() {
    var buffer = Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0])
    #expect(throws: MessageFrameError.self) { try MessageFrame.next(from: &buffer) }
  }
}
