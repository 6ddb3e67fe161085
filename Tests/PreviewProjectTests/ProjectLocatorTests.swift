import Foundation
import PreviewProject
import Testing

@Suite struct `Paths on the command line` {
  private let disk: TemporaryProject

  init() throws {
    disk = try TemporaryProject([
      "App/CardView.swift": TemporaryProject.card, "App/Palette.swift": TemporaryProject.palette,
      "App/Base.lproj/Main.xib": TemporaryProject.xib("CardView"), "App/Other.xib": TemporaryProject.xib("UIView"),
      "notes.txt": "",
    ])
  }

  private func projects(_ paths: String...) throws -> [PreviewProject] {
    try ProjectLocator.projects(at: paths.map { "\(disk.root)/\($0)" }, output: "\(disk.root)/Previews")
  }

  @Test func `name a folder as a project called after it`() throws {
    let project = try #require(try projects("App").first)
    #expect(project.moduleName == "App")
    #expect(project.previews().map(\.name) == ["App/CardView", "Main/CardView", "Other/UIView"])
  }

  @Test func `name a document with the classes beside it, drawing it alone`() throws {
    let project = try #require(try projects("App/Base.lproj/Main.xib").first)
    #expect(project.root == "\(disk.root)/App")
    #expect(project.previews().map(\.name) == ["Main/CardView"])
    #expect(project.previews().first?.needsCode == true)
  }

  @Test func `name sources that together make one module`() throws {
    let found = try projects("App/CardView.swift", "App/Palette.swift")
    #expect(found.count == 1)
    #expect(found[0].previews().map(\.name) == ["App/CardView"])
    #expect(found[0].module?.sources.count == 2)
  }

  @Test func `are refused with the reason`() {
    #expect(throws: ProjectError.missing(path: "\(disk.root)/none")) { try projects("none") }
    #expect(throws: ProjectError.notDrawable(path: "\(disk.root)/notes.txt")) { try projects("notes.txt") }
  }
}
