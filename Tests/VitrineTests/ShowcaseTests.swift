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

  /// A view that `awakeAfter(using:)` replaces, and one that a nib is added to in `awakeFromNib`, look in the app as they do
  /// at design time.
  @Test(arguments: ["Main/Profile", "Main/LoadingScreen", "Main/LoadingPanel", "Main/Menu"])
  func `shows the same scene in the app as at design time`(scene: String) throws {
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: drawn) }
    for mode in ["design", "runtime"] {
      let outcome = try VitrineBinary.run(
        ["render", "Previews/Showcase", "--output", drawn, "--only", scene, "--mode", mode], in: VitrineBinary.package)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let design = try Picture(#require(FileManager.default.contents(atPath: "\(drawn)/\(scene)@2x.png")))
    let runtime = try Picture(#require(FileManager.default.contents(atPath: "\(drawn)/\(scene)~runtime@2x.png")))
    #expect(design.share(differingFrom: runtime) < 0.001)
  }
}
