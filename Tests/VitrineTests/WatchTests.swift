import Foundation
import Testing

@Suite(.serialized) struct `Watching a project` {
  private static let loading: Set<String> = [
    "Showcase/LoadingSuperview", "LoadingView/LoadingView", "Main/LoadingScreen", "Main/LoadingPanel",
  ]

  @Test func `draws what an edit touches and nothing else, through breaking and mending`() throws {
    let project = try ComponentProject.showcase()
    let watch = try WatchedProject(project, folder: "Showcase")
    let first = try watch.events(until: ["Main/Profile", "Main/Menu", "Showcase/OutlinedLabel"], seconds: 240)
    try #require(first["Showcase/OutlinedLabel"]?["status"] as? String == "drawn")

    // A document that components load by themselves.
    let xib = try watch.events(until: Self.loading) {
      try project.edit("Showcase/LoadingView.xib", "Loading…", "Fetching…")
    }
    #expect(Set(xib.keys) == Self.loading)

    // Sources: the label is in two scenes, and stands alone.
    let labels: Set<String> = ["Showcase/OutlinedLabel", "Main/Profile", "Main/LoadingPanel"]
    let before = project.data("Out/Showcase/OutlinedLabel@2x.png")
    let source = try watch.events(until: labels) {
      try project.edit("Showcase/OutlinedLabel.swift", "x: 12, y: 6", "x: 24, y: 12")
    }
    #expect(Set(source.keys) == labels)
    #expect(project.data("Out/Showcase/OutlinedLabel@2x.png") != before)

    // An asset.
    let asset = try watch.events(until: ["FactoryCardView/FactoryCardView", "Showcase/CardShelfView", "Main/Menu"]) {
      try project.edit("Showcase/Assets.xcassets/Accent.colorset/Contents.json", "0x58", "0xD8")
    }
    #expect(asset["Showcase/CardShelfView"]?["status"] as? String == "drawn")
    #expect(asset["Showcase/OutlinedLabel"] == nil)

    // Broken, then mended.
    let good = project.data("Out/Showcase/OutlinedLabel@2x.png")
    let broken = try watch.events(until: labels) {
      try project.edit("Showcase/OutlinedLabel.swift", "layer.masksToBounds = true", "layer.masksToBound = true")
    }
    let event = try #require(broken["Showcase/OutlinedLabel"])
    #expect(event["status"] as? String == "failed" && event["stale"] as? Bool == true)
    #expect(project.data("Out/Showcase/OutlinedLabel@2x.png") == good)
    let diagnostic = try #require((event["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["file"] as? String == "\(project.root)/Showcase/OutlinedLabel.swift")
    #expect(diagnostic["line"] as? Int == lineOfMistake(in: try project.text("Showcase/OutlinedLabel.swift")))
    #expect(diagnostic["column"] as? Int == 11)
    #expect((diagnostic["message"] as? String)?.contains("masksToBound") == true)
    #expect(broken["Showcase/ProfileCardView"] == nil)

    let mended = try watch.events(until: labels) {
      try project.edit("Showcase/OutlinedLabel.swift", "layer.masksToBound = true", "layer.masksToBounds = true")
    }
    #expect(mended["Showcase/OutlinedLabel"]?["status"] as? String == "drawn")
    #expect(mended["Showcase/OutlinedLabel"]?["stale"] as? Bool == false)
    #expect(project.data("Out/Showcase/OutlinedLabel@2x.png") == good)

    #expect(watch.interrupt() == 130)
  }

  private func lineOfMistake(in text: String) -> Int? {
    text.components(separatedBy: "\n").firstIndex { $0.contains("masksToBound =") }.map { $0 + 1 }
  }
}
