import Foundation
import PreviewProject
import Testing

@Suite struct `A module's bundle` {
  private let disk: TemporaryProject
  private let bundle: ModuleBundle

  init() throws {
    disk = try TemporaryProject([
      "Views/Card.xib": "one", "Views/en.lproj/Title.strings": "t", "Base.lproj/Main.storyboard": "m",
      "Assets.xcassets/a.imageset/Contents.json": "{}", "Card.swift": "",
    ])
    bundle = ModuleBundle(name: "Cards", in: "\(disk.root)/.cache")
  }

  private func stage() throws -> [String: String] {
    try bundle.stage(ProjectFolder.files(below: disk.root, excluding: nil), root: disk.root)
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(bundle.path)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `holds resources side by side, localised ones in their folder, catalogs whole`() throws {
    let staged = try stage()
    #expect(text("Resources/Card.xib") == "one")
    #expect(text("Resources/en.lproj/Title.strings") == "t")
    #expect(text("Resources/Assets.xcassets/a.imageset/Contents.json") == "{}")
    #expect(text("Documents/Base.lproj/Main.storyboard") == "m")
    #expect(staged["\(bundle.path)/Resources/Card.xib"] == "\(disk.root)/Views/Card.xib")
    #expect(text("Card.swift") == nil)
  }

  @Test func `follows edits, removals and whole new catalogs`() throws {
    _ = try stage()
    try disk.write("two", "Views/Card.xib")
    try disk.remove("Base.lproj/Main.storyboard")
    try disk.write("{}", "Assets.xcassets/b.imageset/Contents.json")
    _ = try stage()
    #expect(text("Resources/Card.xib") == "two")
    #expect(text("Documents/Base.lproj/Main.storyboard") == nil)
    #expect(text("Resources/Base.lproj/Main.storyboard") == nil)
    #expect(text("Resources/Assets.xcassets/b.imageset/Contents.json") == "{}")
  }
}
