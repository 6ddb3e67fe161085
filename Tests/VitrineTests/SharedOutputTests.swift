import Foundation
import Testing

@Suite struct `An output folder that several runs share` {
  private let project: ComponentProject

  init() throws {
    let view = { (name: String, attribute: String) in "import UIKit\n\(attribute)class \(name): UIView {}\n" }
    project = try ComponentProject([
      "Cards/Dot.swift": view("Dot", "@IBDesignable "), "Cards/Line.swift": view("Line", "@IBDesignable "),
      "Cards/Plain.swift": view("Plain", ""),
    ])
  }

  private func run(_ arguments: String...) throws {
    let outcome = try VitrineBinary.run(["render"] + arguments + ["--output", "Out"], in: project.root)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private var pictures: Set<String> {
    let names = FileManager.default.enumerator(atPath: "\(project.root)/Out")?.compactMap { $0 as? String } ?? []
    return Set(names.filter { $0.hasSuffix(".png") })
  }

  @Test func `keeps what each has drawn, and loses only what is gone from its project`() throws {
    try run("Cards/Dot.swift")
    try run("Cards", "--class", "Plain")
    try run("Cards")
    try run("Cards", "--appearance", "dark", "--only", "Dot")
    #expect(
      pictures == [
        "Dot/Dot@2x.png", "Cards/Plain@2x.png", "Cards/Dot@2x.png", "Cards/Line@2x.png", "Cards/Dot~dark@2x.png",
      ])
    try FileManager.default.removeItem(atPath: "\(project.root)/Cards/Line.swift")
    try run("Cards", "--only", "Dot")
    #expect(
      pictures == ["Dot/Dot@2x.png", "Cards/Plain@2x.png", "Cards/Dot@2x.png", "Cards/Dot~dark@2x.png"])
  }
}
