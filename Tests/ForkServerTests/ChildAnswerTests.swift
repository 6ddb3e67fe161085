import ForkServer
import Foundation
import PreviewMessages
import Testing

@Suite struct `A child's answer` {
  /// The least bytes that look like a PNG of that size.
  func picture(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 0, width, 0, 0, 0, height]) + Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  func check(_ picture: Data, id: Int = 3, isDrawn: Bool = true, product: PreviewProduct = .picture) throws {
    var reply = PreviewReply(id: id, isDrawn: isDrawn)
    (reply.width, reply.height) = (4, 5)
    var request = PreviewRequest(id: 3, subject: .component(className: "Card"))
    request.product = product
    _ = try ChildAnswer.check(reply, picture, to: request)
  }

  @Test func `is taken where its picture is what it says`() throws {
    try check(picture(4, 5))
    try check(Data(), isDrawn: false)
    try check(Data(), product: .frames)
  }

  @Test func `is refused where it is for another request`() {
    #expect(throws: UnusableAnswer.self) { try check(picture(4, 5), id: 4) }
  }

  @Test func `is refused where its picture is another size, cut, or none`() {
    #expect(throws: UnusableAnswer.self) { try check(picture(5, 4)) }
    #expect(throws: UnusableAnswer.self) { try check(picture(4, 5).dropLast()) }
    #expect(throws: UnusableAnswer.self) { try check(Data("GIF89a".utf8)) }
    #expect(throws: UnusableAnswer.self) { try check(Data()) }
    #expect(throws: UnusableAnswer.self) { try check(picture(4, 5), isDrawn: false) }
  }

  @Test func `is refused where it is no reply`() {
    #expect(throws: UnusableAnswer.self) { try ChildAnswer.message(in: MessageFrame(json: Data("[[[".utf8))) }
  }

  @Test func `is cut to a length that can be shown`() throws {
    var reply = PreviewReply(id: 3)
    reply.diagnostics = Array(repeating: PreviewDiagnostic(.note, String(repeating: "x", count: 10_000)), count: 1200)
    let request = PreviewRequest(id: 3, subject: .component(className: "Card"))
    let result = try ChildAnswer.check(reply, Data(), to: request)
    #expect(result.reply.diagnostics.count == 1000)
    #expect(result.reply.diagnostics[0].message.count == 8192)
  }
}
