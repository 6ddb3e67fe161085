import Foundation
import PreviewMessages

/// Checks what a child answers, which a component may have written itself.
package enum ChildAnswer {
  /// The greatest length of either part of an answer, in bytes.
  package static let greatestLength = 64 << 20
  /// The greatest width and height of a picture, in pixels.
  package static let greatestSide = 16384

  /// The message in a frame. Throws ``UnusableAnswer``.
  package static func message(in frame: MessageFrame) throws -> ChildMessage {
    guard let message = try? frame.decode(ChildMessage.self) else { throw UnusableAnswer("it is not a reply") }
    return message
  }

  /// A reply and its picture, checked and bounded. Throws ``UnusableAnswer``.
  package static func check(_ reply: PreviewReply, _ picture: Data, to request: PreviewRequest) throws -> PreviewResult
  {
    var reply = reply
    guard reply.id == request.id else { throw UnusableAnswer("it is for another request") }
    guard reply.frames.count <= 100_000 else { throw UnusableAnswer("it has too many frames") }
    reply.diagnostics = bounded(reply.diagnostics)
    reply.timings = reply.timings.filter { $0.key.count <= 64 && $0.value.isFinite }
    guard reply.isDrawn, request.product == .picture else {
      guard picture.isEmpty else { throw UnusableAnswer("it has a picture that is not announced") }
      return PreviewResult(reply)
    }
    try check(picture: picture, width: reply.width, height: reply.height)
    return PreviewResult(reply, picture: picture)
  }

  /// Whether the bytes are a PNG of that size, as far as can be told without unpacking it.
  private static func check(picture: Data, width: Int, height: Int) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    let bytes = [UInt8](picture.prefix(24))
    guard bytes.count == 24, bytes.starts(with: signature), picture.suffix(12).elementsEqual(end) else {
      throw UnusableAnswer("its picture is not a PNG")
    }
    let sides = [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard sides == [width, height], sides.allSatisfy({ (1...greatestSide).contains($0) }) else {
      throw UnusableAnswer("its picture is \(sides[0])×\(sides[1]) pixels, and it says \(width)×\(height)")
    }
  }

  /// So many, and so long, that they can be shown.
  package static func bounded(_ diagnostics: [PreviewDiagnostic]) -> [PreviewDiagnostic] {
    diagnostics.prefix(1000).map(shortened)
  }

  private static func shortened(_ diagnostic: PreviewDiagnostic) -> PreviewDiagnostic {
    var diagnostic = diagnostic
    diagnostic.message = String(diagnostic.message.prefix(8192))
    diagnostic.file = diagnostic.file.map { String($0.prefix(4096)) }
    diagnostic.addresses = diagnostic.addresses.map { Array($0.prefix(64)) }
    return diagnostic
  }
}

/// Why an answer is of no use.
package struct UnusableAnswer: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
