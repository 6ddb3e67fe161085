import SwiftIfConfig
import SwiftSyntax

/// What conditions such as `#if os(iOS)` hold: an iPhone simulator.
struct IOSBuildConfiguration: BuildConfiguration, Hashable, Sendable {
  /// The names that count as defined.
  var definitions: Set<String>
  /// The modules that can be imported.
  var modules: Set<String>

  /// The modules that are there whatever the project: UIKit's own, and the toolchain's that iOS has too.
  static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "Foundation", "Dispatch", "Swift", "Darwin",
    "Observation", "Synchronization", "RegexBuilder",
  ]

  func isCustomConditionSet(name: String) -> Bool { definitions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } == true
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
