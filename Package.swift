// swift-tools-version:6.0
import Foundation
import PackageDescription

/// The `-I` flags that `pkg-config` gives for a library. `pkgConfig:` of a system library target is not used, since
/// SwiftPM warns about Pango's `-pthread`.
func headers(_ package: String) -> [String] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", "--cflags-only-I", package]
  let output = Pipe()
  process.standardOutput = output
  guard (try? process.run()) != nil else { return [] }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return text.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// The folder of the toolchain that `swift` on `PATH` belongs to, `…/usr`.
func toolchain() -> String {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  for folder in folders {
    let candidate = URL(fileURLWithPath: "\(folder)/swift-frontend")
    guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
    return candidate.deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath().path
  }
  return "/usr"
}

let clangHeaders = (headers("pangocairo") + headers("pangoft2") + headers("gdk-pixbuf-2.0") + headers("cairo-ft"))
let drawing: [SwiftSetting] = [.unsafeFlags(clangHeaders.flatMap { ["-Xcc", $0] })]
let syntaxLibraries = "\(toolchain())/lib/swift/host"
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]
let linkSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries])
]
let withoutOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], swiftSettings: [SwiftSetting] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.target(name: module)] + dependencies,
    exclude: [], resources: [], swiftSettings: swiftSettings + [withoutOverlays], linkerSettings: linkerSettings)
}

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .executable(name: "PreviewHost", targets: ["PreviewHost"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
  ],
  targets: [
    // C libraries.
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CPango"),
    .systemLibrary(name: "CPixbuf"),
    .systemLibrary(name: "CDeflate"),
    .systemLibrary(name: "CSeccomp"),
    .systemLibrary(name: "CInotifyTools"),
    .target(name: "CConfinement", linkerSettings: [.linkedLibrary("seccomp")]),

    // What components import.
    .target(name: "ObjectiveC"),
    .target(
      name: "CoreGraphics", dependencies: ["ObjectiveC", "CCairo", "CPixbuf", "CDeflate"], swiftSettings: drawing),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "CPango"], swiftSettings: drawing),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CoreText"], swiftSettings: drawing),
    .target(
      name: "UIKit",
      dependencies: ["ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "ConstraintSolver", "InterfaceBuilder"],
      swiftSettings: drawing),

    // What UIKit rests on, without knowing it.
    .target(name: "ConstraintSolver"),
    .executableTarget(name: "LayoutBenchmark", dependencies: ["ConstraintSolver"]),
    .target(name: "InterfaceBuilder"),

    // The host's side.
    .target(name: "PreviewMessages"),
    .target(name: "CFrozenWorld"),
    .target(name: "ForkServer", dependencies: ["PreviewMessages", "CConfinement"]),
    .executableTarget(
      name: "PreviewHost", dependencies: ["PreviewMessages", "ForkServer", "UIKit", "CConfinement", "CFrozenWorld"],
      swiftSettings: drawing,
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),

    // The daemon's side.
    .target(name: "HostConnection", dependencies: ["PreviewMessages", "CConfinement"]),
    .target(name: "ComponentCompiler", swiftSettings: syntax, linkerSettings: linkSyntax),
    .target(name: "FileWatcher", dependencies: ["CInotifyTools"]),
    .target(
      name: "PreviewProject",
      dependencies: ["PreviewMessages", "PreviewStore", "InterfaceBuilder", "ComponentCompiler"],
      swiftSettings: syntax),
    .target(name: "PreviewStore", dependencies: ["PreviewMessages"]),
    .target(
      name: "PreviewEngine",
      dependencies: [
        "PreviewMessages", "HostConnection", "PreviewProject", "PreviewStore", "ComponentCompiler", "FileWatcher",
      ],
      swiftSettings: syntax),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "PreviewEngine", "PreviewProject", "PreviewStore", "FileWatcher", "HostConnection", "ComponentCompiler",
        "InterfaceBuilder",
      ], swiftSettings: syntax, linkerSettings: linkSyntax),

    // Tests.
    tests("ObjectiveC"),
    tests("CoreGraphics", swiftSettings: drawing),
    tests("CoreText", swiftSettings: drawing),
    tests("QuartzCore", swiftSettings: drawing),
    tests("UIKit", swiftSettings: drawing),
    tests("ConstraintSolver"),
    tests("InterfaceBuilder"),
    tests("PreviewMessages"),
    tests("ForkServer", ["PreviewMessages"]),
    tests("HostConnection", ["PreviewMessages", "PreviewHost"]),
    tests("ComponentCompiler", swiftSettings: syntax, linkerSettings: linkSyntax),
    tests("FileWatcher"),
    tests("PreviewProject", swiftSettings: syntax, linkerSettings: linkSyntax),
    tests("PreviewStore"),
    .testTarget(
      name: "VitrineTests", dependencies: ["CoreGraphics", "PreviewMessages"],
      swiftSettings: drawing + [withoutOverlays]),
  ],
  swiftLanguageModes: [.v5]
)
