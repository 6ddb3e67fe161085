import ForkServer
import Foundation
import PreviewMessages

/// One preview in a confined child, from opening the component's libraries to the picture.
struct PreviewSession {
  let task: PreviewTask
  init(_ task: PreviewTask) { self.task = task }

  func run() -> PreviewResult {
    var reply = PreviewReply(id: task.request.id)
    do {
      try ModuleLoader.open(task.request.modules)
    } catch {
      reply.diagnostics.append(PreviewDiagnostic(.error, "\(error)"))
    }
    return PreviewResult(reply)
  }
}
