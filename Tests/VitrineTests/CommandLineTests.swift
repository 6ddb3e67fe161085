import Foundation
import Testing

@Suite struct `The command line` {
  private let project: ComponentProject

  init() throws { project = try ComponentProject() }

  private func run(_ arguments: String...) throws -> VitrineBinary.Outcome {
    try VitrineBinary.run(arguments, in: project.root)
  }

  @Test(arguments: [
    ["paint"], ["render", "--size", "wide"], ["render", "--set", "8"], ["render", "--scale"], ["render", "--frob"],
    ["render", "--appearance=blue"], ["render", "--device", "iPhone 99"], ["render", "nowhere"], ["inspect"],
    ["render", "--json=yes"],
  ]) func `ends with 2 and says what to write for arguments that cannot be used`(arguments: [String]) throws {
    let outcome = try VitrineBinary.run(arguments, in: project.root)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("vitrine: error: "))
    #expect(outcome.output.isEmpty)
  }

  @Test func `prints help and version`() throws {
    #expect(try run("--help").output.contains("vitrine render"))
    #expect(try run("--version").output.hasPrefix("vitrine "))
    #expect(try run("--help").status == 0)
  }

  @Test func `finds this machine ready`() throws {
    let outcome = try run("doctor")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("✓ confinement"))
  }

  @Test func `lists previews with the files they are made from`() throws {
    try project.write("import UIKit\n@IBDesignable class Dot: UIView {}\n", "Cards/Dot.swift")
    let outcome = try run("list", "Cards", "--json")
    #expect(outcome.lines.map { $0["preview"] as? String } == ["Cards/Dot"])
    #expect(outcome.lines.first?["files"] as? [String] == ["Dot.swift"])
  }

  @Test func `says so where there is nothing to draw`() throws {
    let outcome = try run("render", "Cards", "--output", "Out")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("nothing to draw"))
  }
}
