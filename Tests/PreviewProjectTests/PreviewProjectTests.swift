import Foundation
import PreviewProject
import Testing

@Suite struct `A project` {
  private let disk: TemporaryProject
  private let project: PreviewProject

  init() throws {
    disk = try TemporaryProject([
      "Card/CardView.swift": TemporaryProject.card, "Palette.swift": TemporaryProject.palette,
      "BadgeView.swift": TemporaryProject.badge, "Card/Card.xib": TemporaryProject.xib("CardView"),
      "Plain.xib": TemporaryProject.xib("UIView"), "Tests/CardViewTests.swift": "import XCTest",
      "Previews/previews.json": "{}", "README.md": "",
    ])
    project = PreviewProject(root: disk.root, moduleName: "Cards", excluding: "\(disk.root)/Previews")
  }

  private func names(affectedBy change: ProjectChange) -> [String] {
    project.previews().filter { !$0.files.isDisjoint(with: change.files) }.map(\.name)
  }

  @Test func `has its designable classes and its documents' views as previews`() {
    #expect(
      project.previews().map(\.name) == ["Card/CardView", "Cards/BadgeView", "Cards/CardView", "Plain/UIView"])
  }

  @Test func `leaves tests and the output folder out`() {
    #expect(
      project.allFiles.map(\.path) == [
        "BadgeView.swift", "Card/Card.xib", "Card/CardView.swift", "Palette.swift", "Plain.xib",
      ])
  }

  @Test func `ties a preview to the sources that its class rests on, and to no other`() throws {
    try disk.write("enum Palette { static let fill = 2 }", "Palette.swift")
    let change = project.update(["\(disk.root)/Palette.swift"])
    #expect(change.touchesSources && !change.touchesResources)
    #expect(names(affectedBy: change) == ["Card/CardView", "Cards/CardView"])
  }

  @Test func `ties a document's edit to its own previews`() throws {
    try disk.write(TemporaryProject.xib("UILabel"), "Plain.xib")
    let change = project.update(["\(disk.root)/Plain.xib"])
    #expect(change.touchesResources && !change.touchesSources)
    #expect(names(affectedBy: change) == ["Plain/UILabel"])
  }

  @Test func `notices files that come and go`() throws {
    try disk.write("@IBDesignable class Dot: UIView {}", "New/Dot.swift")
    let coming = project.update(["\(disk.root)/New"])
    #expect(coming.comings == ["New/Dot.swift"])
    #expect(project.previews().contains { $0.name == "Cards/Dot" })
    try disk.remove("New/Dot.swift")
    #expect(project.update(["\(disk.root)/New/Dot.swift"]).comings == ["New/Dot.swift"])
    #expect(!project.previews().contains { $0.name == "Cards/Dot" })
  }

  @Test func `is not touched by what is none of its files`() throws {
    try disk.write("x", "README.md")
    try disk.write("x", "Previews/events.jsonl")
    #expect(project.update(["\(disk.root)/README.md", "\(disk.root)/Previews/events.jsonl"]).isEmpty)
  }

  @Test func `keeps the previews of a document that is broken for now, with the reason`() throws {
    try disk.write("<document", "Plain.xib")
    _ = project.update(["\(disk.root)/Plain.xib"])
    let preview = try #require(project.previews().first { $0.name == "Plain/UIView" })
    #expect(preview.problem?.file == "\(disk.root)/Plain.xib")
    #expect(preview.problem?.line == 1)
  }

  @Test func `draws a class by name alone where asked to`() {
    let filter = PreviewFilter(classes: ["Anything"])
    #expect(project.previews(filter).map(\.name) == ["Cards/Anything"])
  }

  @Test(arguments: [
    ("Card*", ["Card/CardView", "Cards/BadgeView", "Cards/CardView"]), ("Badge????", ["Cards/BadgeView"]),
  ])
  func `filters by a pattern of the name or its last component`(pattern: String, names: [String]) {
    #expect(project.previews(PreviewFilter(patterns: [pattern])).map(\.name) == names)
  }
}
