import ForkServer
import Foundation
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
    let stage = stopwatch.measure("layout") { PreviewStage(subject, size: request.size, issues) }
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
    throw PreviewError.unsupported("documents")
  }
}
