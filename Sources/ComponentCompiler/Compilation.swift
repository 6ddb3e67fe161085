import Foundation

/// One module on its way to a library.
struct Compilation {
  let module: SourceModule
  let sources: [ParsedSource]
  let toolchain: Toolchain
  let cache: CompilerCache
  /// By path.
  private(set) var dropped: [String: DroppedLines]
  /// By path.
  private(set) var overlays: [String: KnownOverlay]

  private let index: ModuleIndex
  private let identity: Digest
  private var result = CompiledModule()

  init(
    module: SourceModule, sources: [ParsedSource], toolchain: Toolchain, cache: CompilerCache,
    dropped: [String: DroppedLines], overlays: [String: KnownOverlay]
  ) {
    self.module = module
    self.sources = sources
    self.toolchain = toolchain
    self.cache = cache
    self.overlays = overlays
    // A changed declaration deserves another try.
    self.dropped = sources.reduce(into: [:]) { kept, source in
      let known = dropped[source.path]
      kept[source.path] = known?.interface == source.interface ? known : DroppedLines(interface: source.interface)
    }
    index = ModuleIndex(sources)
    identity = toolchain.identity()
  }

  /// A table must never cost the user his picture: what does not compile of it is left out, at worst all of it.
  private static let greatestAttempts = 4

  /// Compiles what is not in the cache, and links.
  mutating func run(_ cancellation: Cancellation) throws -> CompiledModule {
    var units = makeUnits()
    for attempt in 1...Self.greatestAttempts {
      let findings = try compile(units.filter { !cache.use(cache.object($0.key)) }, among: units, cancellation)
      if let crash = findings.crash, attempt == Self.greatestAttempts || findings.brokenLines.isEmpty { throw crash }
      let isRepairable = findings.userErrors.isEmpty && !findings.brokenLines.isEmpty
      guard isRepairable, attempt < Self.greatestAttempts else {
        result.diagnostics += findings.diagnostics
        break
      }
      drop(findings.brokenLines, everything: findings.crash != nil || attempt == Self.greatestAttempts - 1)
      units = makeUnits()
    }
    addKeptDiagnostics(of: units)
    guard units.allSatisfy({ cache.exists(cache.object($0.key)) }) else { return result }
    result.library = try link(units, cancellation)
    result.tables = result.library == nil ? [] : units.compactMap(\.overlay.table)
    return result
  }

  /// A source and what its object is made from.
  private struct Unit {
    var overlay: Overlay
    var content: Digest
    var key: Digest
  }

  private mutating func makeUnits() -> [Unit] {
    let interfaces = Digest(of: [module.name, module.root.path] + sources.map { "\($0.path) \($0.interface)" })
    let arguments = toolchain.frontendArguments(module: module.name, cache)
    // A file depends on itself wholly, and on the others' interfaces.
    let common = Digest(of: arguments + ["\(identity)", "\(interfaces)"])
    return sources.map { source in
      let made = overlay(of: source, interfaces)
      let key = Digest(of: ["\(common)", source.path, "\(made.content)"])
      return Unit(overlay: made.overlay, content: made.content, key: key)
    }
  }

  private mutating func overlay(of source: ParsedSource, _ interfaces: Digest) -> KnownOverlay {
    let left = dropped[source.path]?.keys ?? []
    let known = overlays[source.path]
    if let known, known.isMade(of: source, interfaces, without: left) { return known }
    let overlay = Overlay(source, index, symbol: symbol(of: source.path), without: left)
    let made = KnownOverlay(source: source, interfaces: interfaces, dropped: left, overlay: overlay)
    overlays[source.path] = made
    return made
  }

  private func symbol(of path: String) -> String {
    let root = module.root.path.hasSuffix("/") ? module.root.path : module.root.path + "/"
    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return "vitrine_table_\(Digest(of: [module.name, relative]).short)"
  }

  // MARK: Compiling

  /// What the frontends said.
  private struct Findings {
    var diagnostics: [CompilerDiagnostic] = []
    var userErrors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
    /// Errors in what the overlays appended.
    var brokenLines: [BrokenLine] = []
    /// A frontend ended without saying why.
    var crash: CompilerError?
  }

  /// An appended line that does not compile.
  private struct BrokenLine {
    var path: String
    var line: AppendedLine
    var message: String

    init(path: String, line: AppendedLine, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }

    /// All that was appended to the file of a frontend that crashed.
    init(crashed path: String) {
      let name = (path as NSString).lastPathComponent
      self.init(path: path, line: AppendedLine(text: "", key: "\(name)"), message: "the compiler crashed")
    }
  }

  private mutating func compile(
    _ missing: [Unit], among units: [Unit], _ cancellation: Cancellation
  ) throws -> Findings {
    guard !missing.isEmpty else { return Findings() }
    for unit in units { try cache.write(Data(unit.overlay.text.utf8), to: cache.overlay(unit.content)) }
    let fileSystem = try writeFileSystem(units)
    let batches = divide(missing)
    let outcomes = Locked([Result<Findings, Error>?](repeating: nil, count: batches.count))
    let compilation = self
    DispatchQueue.concurrentPerform(iterations: batches.count) { number in
      let outcome = Result { try compilation.compileBatch(batches[number], among: units, fileSystem, cancellation) }
      outcomes.withLock { $0[number] = outcome }
    }
    result.compiledSources += missing.map { URL(fileURLWithPath: $0.overlay.path) }
    var findings = Findings()
    for outcome in outcomes.withLock({ $0 }) {
      guard let found = try outcome?.get() else { continue }
      // Two frontends may say the same of a file that both read.
      findings.diagnostics += found.diagnostics.filter { !findings.diagnostics.contains($0) }
      findings.brokenLines += found.brokenLines
      findings.crash = findings.crash ?? found.crash
    }
    return findings
  }

  private func compileBatch(
    _ batch: [Unit], among units: [Unit], _ fileSystem: URL, _ cancellation: Cancellation
  ) throws -> Findings {
    let objects = batch.map { cache.unfinished(cache.object($0.key)) }
    defer { for object in objects { unlink(object.path) } }
    let outcome = try toolchain.compile(
      zip(batch, objects).map { ($0.overlay.path, $1) }, among: units.map(\.overlay.path), fileSystem: fileSystem,
      arguments: toolchain.frontendArguments(module: module.name, cache), cancellation)
    let findings = sort(DiagnosticParser.parse(outcome.output), units)
    guard outcome.status == 0 else {
      guard findings.userErrors.isEmpty && findings.brokenLines.isEmpty else { return findings }
      // Perhaps a table is to blame: the next attempt does without those that are left.
      return Findings(
        brokenLines: batch.filter { $0.overlay.table != nil }.map { BrokenLine(crashed: $0.overlay.path) },
        crash: crash(outcome))
    }
    for (unit, object) in zip(batch, objects) {
      let own = findings.diagnostics.filter { $0.file == unit.overlay.path }
      if !own.isEmpty { try cache.write(JSONEncoder().encode(own), to: cache.diagnostics(unit.key)) }
      try cache.finish(object, as: cache.object(unit.key))
    }
    // What is kept beside an object is added once, for compiled and cached files alike.
    return Findings(
      diagnostics: findings.diagnostics.filter { diagnostic in
        !batch.contains { $0.overlay.path == diagnostic.file }
      })
  }

  /// As many batches as frontends may run, of about the same size.
  private func divide(_ units: [Unit]) -> [[Unit]] {
    let count = max(1, min(units.count, toolchain.configuration.processLimit))
    var batches = [(size: Int, units: [Unit])](repeating: (0, []), count: count)
    for unit in units.sorted(by: { $0.overlay.text.utf8.count > $1.overlay.text.utf8.count }) {
      guard let smallest = batches.indices.min(by: { batches[$0].size < batches[$1].size }) else { continue }
      batches[smallest].units.append(unit)
      batches[smallest].size += unit.overlay.text.utf8.count
    }
    return batches.map(\.units)
  }

  /// The compiler reads the overlays under the users' own paths.
  private func writeFileSystem(_ units: [Unit]) throws -> URL {
    let roots = units.map {
      VirtualFileSystem.Root(name: $0.overlay.path, contents: cache.overlay($0.content).path)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try encoder.encode(VirtualFileSystem(roots: roots))
    let file = cache.fileSystem(Digest(of: data))
    try cache.write(data, to: file)
    return file
  }

  private func crash(_ outcome: Subprocess.Outcome) -> CompilerError {
    let lines = outcome.output.split(whereSeparator: \.isNewline).prefix(4)
    let ending = outcome.status.map { "exit status \($0)" } ?? "ended by a signal"
    return .toolFailed(tool: "swift-frontend", reason: ([ending[...]] + lines).joined(separator: "; "))
  }

  // MARK: Diagnostics

  /// Tells the user's diagnostics from those of appended lines, and puts columns right.
  private func sort(_ diagnostics: [CompilerDiagnostic], _ units: [Unit]) -> Findings {
    let overlays = Dictionary(units.map { ($0.overlay.path, $0.overlay) }) { first, _ in first }
    var findings = Findings()
    for diagnostic in diagnostics {
      guard let file = diagnostic.file, let line = diagnostic.line, let overlay = overlays[file] else {
        findings.diagnostics.append(diagnostic)
        continue
      }
      if let appended = overlay.appendedLine(line) {
        if diagnostic.severity == .error {
          findings.brokenLines.append(BrokenLine(path: file, line: appended, message: diagnostic.message))
        }
        continue
      }
      if diagnostic.severity == .warning, overlay.hidesWarning(diagnostic.message, line: line) { continue }
      findings.diagnostics.append(corrected(diagnostic, overlays))
    }
    return findings
  }

  private func corrected(_ diagnostic: CompilerDiagnostic, _ overlays: [String: Overlay]) -> CompilerDiagnostic {
    var result = diagnostic
    if let line = diagnostic.line, let column = diagnostic.column,
      let overlay = diagnostic.file.flatMap({ overlays[$0] })
    {
      result.column = overlay.userColumn(line: line, column: column)
    }
    result.notes = diagnostic.notes.filter { note in
      guard let line = note.line, let file = note.file else { return true }
      return overlays[file]?.appendedLine(line) == nil
    }.map { corrected($0, overlays) }
    return result
  }

  private mutating func drop(_ broken: [BrokenLine], everything: Bool) {
    for broken in broken {
      let line = broken.line
      dropped[broken.path]?.add(
        line.key,
        CompilerDiagnostic(
          .warning, "\(line.key) cannot be reached from documents or by selector: \(broken.message)", file: broken.path,
          line: line.userLine > 0 ? line.userLine : nil))
      guard everything else { continue }
      for name in classNames(in: broken.path) { dropped[broken.path]?.keys.insert(name) }
    }
  }

  private func classNames(in path: String) -> [String] {
    sources.filter { $0.path == path }.flatMap(\.blocks).map(\.name)
  }

  /// What was said of files when their objects were made, and what had to be left out.
  private mutating func addKeptDiagnostics(of units: [Unit]) {
    for unit in units {
      result.diagnostics += dropped[unit.overlay.path]?.warnings ?? []
      guard let data = try? Data(contentsOf: cache.diagnostics(unit.key)) else { continue }
      result.diagnostics += (try? JSONDecoder().decode([CompilerDiagnostic].self, from: data)) ?? []
    }
  }

  // MARK: Linking

  private mutating func link(_ units: [Unit], _ cancellation: Cancellation) throws -> URL? {
    let key = Digest(of: [identity.description] + units.map(\.key.description))
    let library = cache.library(module.name, key)
    guard !cache.use(library) else { return library }
    let unfinished = cache.unfinished(library)
    defer { unlink(unfinished.path) }
    let outcome = try toolchain.link(units.map { cache.object($0.key) }, into: unfinished, cancellation)
    guard outcome.status == 0 else {
      let lines = outcome.output.split(whereSeparator: \.isNewline).prefix(4).joined(separator: "; ")
      throw CompilerError.toolFailed(tool: "ld.lld", reason: lines)
    }
    try cache.finish(unfinished, as: library)
    return library
  }
}

/// The description that `-vfsoverlay` reads.
private struct VirtualFileSystem: Encodable {
  struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  var version = 0
  var usesExternalNames = false
  var isCaseSensitive = true
  var roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
    case isCaseSensitive = "case-sensitive"
  }
}
