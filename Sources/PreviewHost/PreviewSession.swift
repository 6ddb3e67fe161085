import ForkServer
import Foundation
import InterfaceBuilder
import PreviewMessages
import UIKit

/// One preview in a confined child, from opening the component's libraries to the picture.
@MainActor final class PreviewSession {
  private let task: PreviewTask
  private let issues: IssueCollector
  private var stopwatch = Stopwatch()
  private var reply: PreviewReply

  init(_ task: PreviewTask) {
    self.task = task
    issues = IssueCollector(libraries: task.request.modules.compactMap(\.library))
    reply = PreviewReply(id: task.request.id)
    reply.scale = task.request.traits.scale
  }

  /// Makes the picture or the frames. Whatever goes wrong is in the reply.
  func run() -> PreviewResult {
    let request = task.request
    issues.begin()
    DesignTime.mode = request.mode == .design ? .design : .runtime
    FrozenLocale.identifier = request.traits.locale
    DesignTime.willRun = ChildChannel.willRun
    DesignTime.failedObjects = Set(task.failedObjects.map(\.object))
    do {
      let result = try draw(request)
      return PreviewResult(finished(isDrawn: true), picture: result.picture, afterthought: result.afterthought)
    } catch let error as InterfaceDocumentError {
      issues.add(PreviewDiagnostic(.error, error.message, file: error.file, line: error.line, column: error.column))
      return PreviewResult(finished(isDrawn: false))
    } catch {
      issues.add(PreviewDiagnostic(.error, "\(error)"))
      return PreviewResult(finished(isDrawn: false))
    }
  }

  private func draw(_ request: PreviewRequest) throws -> (
    picture: Data, afterthought: (@MainActor () -> [PreviewDiagnostic])?
  ) {
    try stopwatch.measure("open") { try ModuleLoader.open(request.modules) }
    switch request.subject {
    case .component(let className): return try drawComponent(className)
    case .document(let path, let object): return (try drawDocument(path, object), nil)
    }
  }

  private func finished(isDrawn: Bool) -> PreviewReply {
    reply.isDrawn = isDrawn
    reply.diagnostics = issues.diagnostics
    reply.resources = issues.resources
    reply.missingResources = issues.missingResources
    reply.timings = stopwatch.seconds
    return reply
  }

  // MARK: - Components

  private func drawComponent(_ className: String) throws -> (Data, (@MainActor () -> [PreviewDiagnostic])?) {
    let request = task.request
    let component = try ComponentClass(named: className, in: request.modules.last)
    try PreviewWorld(request.traits, document: nil, isWholeScreen: component.isController).apply()
    let subject = try stopwatch.measure("create") {
      try ComponentMaker(component, request).make(issues)
    }
    let stage = stopwatch.measure("layout") { PreviewStage(subject, size: request.size) }
    let picture = try draw(stage)
    guard let view = subject as? UIView, InitializerComparison.isWorthwhile(for: view) else { return (picture, nil) }
    let comparison = InitializerComparison(component, request)
    return (picture, { comparison.run() })
  }

  private func draw(_ stage: PreviewStage) throws -> Data {
    reply.intrinsicContentSize = stage.intrinsicContentSize
    let image = try stopwatch.measure("draw") {
      try PictureDrawing(stage.view, scale: task.request.traits.scale).image()
    }
    if stopwatch.seconds["draw", default: 0] > 0.2 {
      issues.add(
        PreviewDiagnostic(
          .warning,
          "Rendering the view took longer than 200 ms. Your drawing code may suffer from slow performance."))
    }
    (reply.width, reply.height) = (image.width, image.height)
    return try stopwatch.measure("encode") { try PictureDrawing.encode(image) }
  }

  // MARK: - Documents

  private func drawDocument(_ path: String, _ object: String?) throws -> Data {
    let request = task.request
    let subject = try openDocument(path)
    let roots = try stopwatch.measure("create") { try load(subject, object) }
    reportFailures(in: subject.document)
    let stages = stopwatch.measure("layout") { roots.map { PreviewStage($0, size: size(of: $0)) } }
    guard request.product == .picture, let stage = stages.first else {
      reply.frames = roots.flatMap { $0.inspect().map(InspectedView.init) }
      return Data()
    }
    return try draw(stage)
  }

  private func openDocument(_ path: String) throws -> SubjectDocument {
    try stopwatch.measure("open") {
      let traits = task.request.traits
      let device = try traits.device.map { try PreviewWorld.device(named: $0) }
      let subject = try SubjectDocument(
        path: path, bundle: DesignTime.componentBundle ?? .main, mode: DesignTime.mode, device: device)
      try PreviewWorld(
        traits, document: subject.document, isWholeScreen: true, hasDevicePixels: task.request.product == .frames
      ).apply()
      subject.reportWarnings()
      return subject
    }
  }

  /// The one root that is asked for, or, for frames, all of them.
  private func load(_ subject: SubjectDocument, _ object: String?) throws -> [LoadedRoot] {
    if task.request.product == .frames, object == nil { return subject.loadAll() }
    guard let root = subject.load(object: object) else { throw PreviewError.missingObject(object) }
    return [root]
  }

  private func size(of root: LoadedRoot) -> CGSize {
    if let size = task.request.size { return CGSize(width: size.width, height: size.height) }
    return task.request.usesStoredSize ? root.storedSize : root.size
  }

  /// Tells of each object whose code failed in an earlier child, as Interface Builder does.
  private func reportFailures(in document: InterfaceDocument) {
    for failure in task.failedObjects {
      failure.diagnostics(in: document).forEach(issues.add)
    }
  }
}

extension InspectedView {
  fileprivate init(_ view: LoadedView) {
    let frame = view.frame
    self.init(
      id: view.id, className: view.className,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? Double($0) : 0 },
      parent: view.parent, isAmbiguous: view.isAmbiguous)
  }
}
