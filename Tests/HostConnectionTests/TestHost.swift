import Foundation
import HostConnection

/// The host that was built with these tests, and libraries for it.
enum TestHost {
  /// Where the build puts its products.
  static let products: URL? = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return [bundle, own].compactMap { $0?.deletingLastPathComponent() }.first {
      FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("PreviewHost").path)
    }
  }()

  /// One host for all tests, in the sandbox of this machine.
  static let connection: HostConnection? = products.map {
    HostConnection(
      HostConfiguration(executable: $0.appendingPathComponent("PreviewHost").path),
      bubblewrap: SandboxReport.probe().bubblewrap)
  }

  /// Compiles a module against the UIKit that was built with these tests. Returns its bundle's path.
  static func compile(_ source: String, module: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-tests-\(getpid())")
    let bundle = folder.appendingPathComponent("\(module).framework")
    try FileManager.default.createDirectory(
      at: bundle.appendingPathComponent("Resources"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(module).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    // UIKit's modules name the C libraries that they are made with, but show nothing of them.
    let hidden = ["CCairo", "CPango", "CPixbuf", "CDeflate"].map { "module \($0) {}" }.joined(separator: "\n")
    try hidden.write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-swift-version", "5", "-emit-library", "-module-name", module, "-I", folder.path, "-I",
      products?.appendingPathComponent("Modules").path ?? "", "-o", bundle.appendingPathComponent(module).path,
      file.path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CompilerFailure(status: compiler.terminationStatus) }
    return bundle.path
  }

  struct CompilerFailure: Error { var status: Int32 }
}
