import Foundation
import Testing

@Suite struct `The showcase` {
  /// Drawn anew into a folder beside the stored ones, which stays for a look where one differs.
  @Test func `is drawn as the stored pictures show it, byte for byte`() throws {
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)").path
    let outcome = try VitrineBinary.run(
      ["render", "Previews/Showcase", "--output", drawn, "--json"], in: VitrineBinary.package)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let stored = "\(VitrineBinary.package)/Previews/Rendered"
    let pictures = (FileManager.default.enumerator(atPath: stored)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") && !$0.contains("~") }
    #expect(pictures.count >= 10)
    var differ: [String] = []
    for picture in pictures
    where FileManager.default.contents(atPath: "\(stored)/\(picture)")
      != FileManager.default.contents(atPath: "\(drawn)/\(picture)")
    {
      differ.append(picture)
    }
    #expect(differ.isEmpty, "these differ from \(stored); the new ones are in \(drawn)")
    if differ.isEmpty { try FileManager.default.removeItem(atPath: drawn) }
  }
}
