import ComponentCompiler
import Foundation
import HostConnection
import PreviewMessages
import PreviewProject
import PreviewStore

/// Keeps one project's pictures up to date: plans what a change touches, compiles, asks the host, keeps what comes back.
///
/// One refresh at a time; within it, previews are drawn side by side.
public final class PreviewEngine {
  private let project: PreviewProject
  private let store: PreviewStore?
  private let host: HostConnection
  private let tools: Tools
  private let options: EngineOptions
  private let report: (EngineEvent) -> Void
  /// Made with the first module that has to be compiled: documents need none, and finding out costs a moment.
  private lazy var compilation = Compilation(tools)
  private let bundle: ModuleBundle
  private var module = ModuleState()
  private var staged: [String: String] = [:]
  /// What each preview looked for when it was last drawn, by its name.
  private var lookups: [String: Lookups] = [:]

  private struct Lookups {
    var files: Set<String> = []
    var missing: Set<String> = []
  }

  /// An engine for `project`, which reports all that it does. Without a `store` it can tell frames, but keep no pictures.
  public init(
    project: PreviewProject, store: PreviewStore? = nil, host: HostConnection, tools: Tools, options: EngineOptions,
    report: @escaping (EngineEvent) -> Void = { _ in }
  ) {
    self.project = project
    self.store = store
    self.host = host
    self.tools = tools
    self.options = options
    self.report = report
    bundle = ModuleBundle(name: project.moduleName, in: Self.bundleFolder(of: project, tools))
  }

  /// The folder below which every project's bundle lies, for the host to be allowed to read.
  public static func bundlesFolder(_ tools: Tools) -> String { tools.cache.appendingPathComponent("bundles").path }

  /// Draws every preview that the options admit. Returns how many failed. Throws ``MachineError``, ``PreviewStoreError``.
  @discardableResult
  public func drawAll() async throws -> Int {
    let began = Date()
    let previews = project.previews(options.filter)
    try stage()
    if previews.contains(where: \.needsCode) { try compile() }
    let failed = try await draw(previews, since: began)
    try forgetGone()
    return failed
  }

  /// Draws what the change touches and nothing else: `paths` are absolute.
  public func refresh(_ paths: Set<String>, mayHaveMissed: Bool) async throws {
    let began = Date()
    let change = project.update(paths, mayHaveMissed: mayHaveMissed)
    guard !change.isEmpty else { return }
    if change.touchesResources { try stage() }
    if change.touchesSources {
      module.changed.formUnion(change.files.filter { $0.hasSuffix(".swift") })
      try compile()
    }
    let touched = project.previews(options.filter).filter { isTouched($0, by: change) }
    try await draw(touched, since: began)
    try forgetGone()
  }

  /// The views of the documents that are the project's previews, laid out, one reply a document, in the given order.
  public func frames(of paths: [String], usesStoredSize: Bool) async throws -> [PreviewReply] {
    try stage()
    let previews = project.previews()
    if previews.contains(where: \.needsCode) { try compile() }
    return try await withThrowingTaskGroup(of: (Int, PreviewReply).self) { group in
      for (index, path) in paths.enumerated() {
        var request = PreviewRequest(id: index, subject: .document(path: bundle.document(path), object: nil))
        request.product = .frames
        request.usesStoredSize = usesStoredSize
        fill(&request)
        let host = host
        let mapper = mapper
        group.addTask { [request] in
          do {
            var reply = try await host.answer(to: request).reply
            reply.diagnostics = reply.diagnostics.map(mapper.mapped)
            return (index, reply)
          } catch {
            var reply = PreviewReply(id: index)
            reply.diagnostics = [PreviewDiagnostic(.error, "\(error)")]
            return (index, reply)
          }
        }
      }
      var answers: [Int: PreviewReply] = [:]
      for try await (index, answer) in group { answers[index] = answer }
      return paths.indices.compactMap { answers[$0] }
    }
  }

  private static func bundleFolder(of project: PreviewProject, _ tools: Tools) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(project.root)\n\(project.extent)".utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(bundlesFolder(tools))/\(String(digest, radix: 16))"
  }

  private func stage() throws {
    staged = try bundle.stage(project.allFiles, root: project.root)
  }

  private func compile() throws {
    guard var source = project.module else { return }
    guard let compilation else { throw tools.toolchain == nil ? MachineError.noToolchain : MachineError.noModules }
    if options.mode == .runtime { source.definitions = ["DEBUG"] }
    let began = Date()
    do {
      let compiled = try compilation.compiler.compile(source)
      module.take(compiled)
      if compiled.library != nil { try bundle.setLibrary(compiled.library) }
      report(
        .compiled(
          module: source.name, sources: compiled.compiledSources.count, seconds: Date().timeIntervalSince(began)))
      let warnings = compiled.diagnostics.filter { $0.severity != .error }
      for warning in warnings {
        report(
          .problem(
            PreviewDiagnostic(
              .warning, warning.message, file: warning.file, line: warning.line, column: warning.column)))
      }
    } catch let error as CompilerError {
      module.errors = [PreviewDiagnostic(.error, "\(error)")]
    }
  }

  /// Whether a change reaches a preview: through its own sources or document, through a resource that it looked for, or
  /// since it has no picture of the present yet.
  private func isTouched(_ preview: Preview, by change: ProjectChange) -> Bool {
    if !preview.files.isDisjoint(with: change.files) { return true }
    guard let record = store?.record(of: name(of: preview)) else { return true }
    // What a failed preview looked for is not known: any change may be the one that mends it.
    if record.status == .failed { return true }
    guard let lookups = lookups[preview.name] else { return false }
    if !lookups.files.isDisjoint(with: change.files) { return true }
    // A nib that a component loads brings classes of its own.
    if lookups.files.contains(where: { !project.sources(ofDocument: $0).isDisjoint(with: change.files) }) {
      return true
    }
    return change.comings.contains { lookups.missing.contains(Self.resourceName($0)) || $0.hasSuffix(".xcassets") }
      && !lookups.missing.isEmpty
  }

  /// The name that code asks for a resource by: without folder, extension and scale.
  private static func resourceName(_ path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.replacing(#/@[123]x$/#, with: "")
  }

  private func name(of preview: Preview) -> String { preview.name + options.variant }

  @discardableResult
  private func draw(_ previews: [Preview], since began: Date) async throws -> Int {
    guard !previews.isEmpty else { return 0 }
    report(.began(count: previews.count))
    var failed = 0
    try await withThrowingTaskGroup(of: (Preview, DrawOutcome).self) { group in
      for preview in previews {
        if let reason = obstacle(to: preview) {
          try keep(preview, .failed(reason), since: began)
          failed += 1
          continue
        }
        let request = request(for: preview)
        let host = host
        group.addTask { (preview, await DrawOutcome(of: request, host: host)) }
      }
      for try await (preview, outcome) in group {
        failed += try keep(preview, outcome, since: began) ? 0 : 1
      }
    }
    try store?.flush()
    report(.ended(drawn: previews.count - failed, failed: failed, seconds: Date().timeIntervalSince(began)))
    return failed
  }

  /// Why a preview cannot be drawn at all as things are.
  private func obstacle(to preview: Preview) -> [PreviewDiagnostic]? {
    if let problem = preview.problem { return [problem] }
    guard preview.needsCode, !module.errors.isEmpty else { return nil }
    guard !module.isFirst, preview.files.isDisjoint(with: module.changed) else { return module.errors }
    return nil
  }

  private func request(for preview: Preview) -> PreviewRequest {
    var request = PreviewRequest(id: 0, subject: subject(of: preview))
    fill(&request)
    return request
  }

  private func fill(_ request: inout PreviewRequest) {
    request.modules = [
      PreviewModule(
        name: bundle.name, bundle: bundle.path, library: module.library.map { _ in "\(bundle.path)/\(bundle.name)" },
        tables: module.tables)
    ]
    request.mode = options.mode
    request.settings = options.settings
    request.size = options.size
    request.traits = options.traits
    request.limits = options.limits
  }

  private func subject(of preview: Preview) -> PreviewSubject {
    switch preview.subject {
    case .component(let className): .component(className: className)
    case .document(let path, let object): .document(path: bundle.document(path), object: object)
    }
  }

  private var mapper: DiagnosticMapper {
    DiagnosticMapper(
      staged: staged, sources: project.module?.sources.map(\.path) ?? [], library: module.library,
      symbolizer: module.library == nil ? nil : compilation?.symbolizer)
  }

  /// Keeps what became of a preview. Returns whether it was drawn.
  @discardableResult
  private func keep(_ preview: Preview, _ outcome: DrawOutcome, since began: Date) throws -> Bool {
    var record = PreviewRecord(
      preview: name(of: preview), status: .drawn, scale: options.traits.scale, root: project.identity,
      sources: preview.files.sorted())
    var timings: [String: Double] = [:]
    var picture: Data?
    switch outcome {
    case .answered(let answer):
      let reply = answer.reply
      record.diagnostics = reply.diagnostics.map(mapper.mapped)
      record.scale = reply.scale
      record.width = Double(reply.width) / reply.scale
      record.height = Double(reply.height) / reply.scale
      record.intrinsicContentSize = reply.intrinsicContentSize.map { [$0.width, $0.height] }
      timings = reply.timings
      remember(reply, of: preview)
      if reply.isDrawn { picture = answer.picture }
    case .failed(let reason):
      record.diagnostics = reason
    }
    record.seconds = Date().timeIntervalSince(began)
    let kept = try stored(record, picture)
    report(.drew(kept, timings: timings))
    return kept.status == .drawn
  }

  private func stored(_ record: PreviewRecord, _ picture: Data?) throws -> PreviewRecord {
    guard let store else { return record }
    guard let picture else { return try store.keepFailure(record) }
    return try store.keep(record, picture: picture)
  }

  private func remember(_ reply: PreviewReply, of preview: Preview) {
    let files = reply.resources.compactMap { path -> String? in
      let own = staged[path] ?? staged.first { $0.key.hasPrefix(path + "/") }?.value
      guard let own, own.hasPrefix(project.root + "/") else { return nil }
      return ProjectFile.unit(of: String(own.dropFirst(project.root.count + 1)))
    }
    lookups[preview.name] = Lookups(files: Set(files), missing: Set(reply.missingResources))
  }

  /// Drops the pictures of previews that the project does not have any more, in whatever variant.
  private func forgetGone() throws {
    guard let store else { return }
    let possible = project.possibleNames
    let kept = store.names(ofRoot: project.identity).filter { possible.contains(String($0.prefix { $0 != "~" })) }
    try store.forget(allOf: project.identity, but: Set(kept))
    try store.flush()
  }
}
