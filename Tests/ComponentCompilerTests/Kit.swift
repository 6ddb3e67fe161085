import ComponentCompiler
import Foundation
import Testing

/// A small UIKit and a host that opens libraries, compiled once a run with the toolchain.
struct Kit: Sendable {
  let folder: URL
  let toolchain: URL

  static let shared = Result { try Kit() }

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-kit-\(getpid())")

  private init() throws {
    folder = Self.folder
    atexit { try? FileManager.default.removeItem(at: Kit.folder) }
    toolchain = try #require(CompilerConfiguration.toolchainOnPath())
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let runtime = root.appendingPathComponent("Sources/ObjectiveC")
    let names = try FileManager.default.contentsOfDirectory(atPath: runtime.path).filter { $0.hasSuffix(".swift") }
    try build(module: "ObjectiveC", names.map { runtime.appendingPathComponent($0).path })
    let view = folder.appendingPathComponent("UIKit-source.swift")
    try Self.source.write(to: view, atomically: true, encoding: .utf8)
    try build(module: "UIKit", [view.path])
    let host = folder.appendingPathComponent("main.swift")
    try Self.hostSource.write(to: host, atomically: true, encoding: .utf8)
    try run([
      "-swift-version", "5", "-I", folder.path, "-L", folder.path, "-lUIKit", "-lObjectiveC", "-Xlinker",
      "-rpath", "-Xlinker", folder.path, host.path, "-o", folder.appendingPathComponent("host").path,
    ])
  }

  private func build(module: String, _ sources: [String]) throws {
    try run(
      [
        "-emit-library", "-emit-module", "-module-name", module, "-swift-version", "5", "-I", folder.path, "-L",
        folder.path, "-parse-as-library",
      ]
        + ["-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path]
        + ["-o", folder.appendingPathComponent("lib\(module).so").path] + sources)
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = toolchain.appendingPathComponent("bin/swiftc")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// What the host prints after it opened a library, registered its tables and followed `script`.
  func host(_ module: CompiledModule, _ script: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("host")
    process.arguments = [try #require(module.library).path, module.tables.joined(separator: ",")] + script
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let source = """
    @_exported import Foundation
    @_exported import ObjectiveC
    @preconcurrency @MainActor open class UIView: NSObject {
      open var frame: CGRect
      public var target: AnyObject?
      public var action: Selector?
      public init(frame: CGRect) { self.frame = frame }
      public required init?(coder: NSCoder) { frame = .zero }
      open func draw(_ rect: CGRect) {}
      public func addTarget(_ target: AnyObject?, action: Selector) { (self.target, self.action) = (target, action) }
    }
    open class UILabel: UIView { open var text: String? }
    @preconcurrency @MainActor open class UIViewController: NSObject { open func viewDidLoad() {} }
    @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
      func scrollViewDidScroll(_ scrollView: UIView)
    }
    extension UIScrollViewDelegate { public func scrollViewDidScroll(_ scrollView: UIView) {} }
    """

  /// Commands: `new Class`, `set key value`, `get key`, `call selector`, `class Name`.
  private static let hostSource = """
    import UIKit
    guard let handle = dlopen(CommandLine.arguments[1], RTLD_NOW) else { fatalError(String(cString: dlerror())) }
    for name in CommandLine.arguments[2].split(separator: ",") {
      typealias Table = @convention(c) () -> Void
      guard let table = dlsym(handle, String(name)) else { fatalError("no \\(name)") }
      unsafeBitCast(table, to: Table.self)()
    }
    var object: AnyObject?
    for command in CommandLine.arguments.dropFirst(3) {
      let words = command.split(separator: " ").map(String.init)
      switch words[0] {
      case "class":
        let record = ClassTable.type(named: words[1]).flatMap { ClassTable.record(of: $0) }
        guard let record else { print("none"); continue }
        let names = (record.properties.keys.sorted(), record.methods.keys.sorted())
        print(names.0, names.1, record.makeWithFrame != nil, record.isDesignable)
      case "new":
        let type: AnyClass? = ClassTable.type(named: words[1])
        object = type.flatMap { ClassTable.record(of: $0) }?.makeWithFrame?(CGRect(x: 0, y: 0, width: 10, height: 10))
      case "set":
        KeyValueCoder.set(words[2], of: object!, forKey: words[1])
      case "get":
        print(KeyValueCoder.value(of: object!, forKey: words[1]) ?? "nil")
      case "call":
        let method = ClassTable.method(Selector(words[1]), of: type(of: object!))
        print(method == nil ? "no method" : "\\(method!(object!, [object]) ?? "nil")")
      default: break
      }
    }
    """
}

/// A module in a folder of its own.
final class Project {
  let folder: URL
  let kit: Kit
  let compiler: ComponentCompiler
  let configuration: CompilerConfiguration

  init() throws {
    kit = try Kit.shared.get()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-project-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    configuration = CompilerConfiguration(
      toolchain: kit.toolchain, modules: [kit.folder], cache: folder.appendingPathComponent("cache"))
    compiler = ComponentCompiler(configuration)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  func compile(_ cancellation: Cancellation = Cancellation()) throws -> CompiledModule {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let module = SourceModule(
      name: "Cards", root: folder, sources: names.map { folder.appendingPathComponent($0) })
    return try compiler.compile(module, cancellation: cancellation)
  }

  /// The offsets of the symbols that a library defines.
  func symbols(of library: URL) throws -> [String: UInt64] {
    let process = Process()
    process.executableURL = kit.toolchain.appendingPathComponent("bin/llvm-nm")
    process.arguments = ["--defined-only", library.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").reduce(into: [:]) { symbols, line in
      let words = line.split(separator: " ")
      if words.count == 3 { symbols[String(words[2])] = UInt64(words[0], radix: 16) }
    }
  }

  /// The names of the sources that a compilation compiled.
  func compiled() throws -> [String] { try compile().compiledSources.map(\.lastPathComponent).sorted() }
}
