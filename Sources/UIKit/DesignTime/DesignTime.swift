import Foundation

/// What UIKit and the preview host tell each other while a preview is made. Components never see it.
package enum DesignTime {
  /// Whether hooks run as in Interface Builder or as in the app.
  package enum Mode: Sendable {
    case design
    case runtime
  }

  /// Whose rules apply. Set by the host before anything of the component runs.
  nonisolated(unsafe) package static var mode = Mode.runtime

  /// Hears of everything the user should be told.
  nonisolated(unsafe) package static var report: (DesignTimeIssue) -> Void = { _ in }

  /// Hears which object of a document is about to run a component's code (its id), and `nil` once that has ended: so
  /// that a crash can be laid at the right door.
  nonisolated(unsafe) package static var willRun: (String?) -> Void = { _ in }

  /// Objects of the document, by id, that are to be an empty place since their code failed before.
  nonisolated(unsafe) package static var failedObjects: Set<String> = []

  /// Hears of every resource that a preview looks for: the absolute path of the file or asset set found, or the name
  /// that was asked for where there is none. A change to it, or its coming, makes the daemon draw the preview anew.
  nonisolated(unsafe) package static var didLookUp: (ResourceLookup) -> Void = { _ in }

  /// The bundle of the component, which `Bundle.main` stands for at run time.
  nonisolated(unsafe) package static var componentBundle: Bundle?
}

/// One thing that UIKit noticed while a preview was made.
package struct DesignTimeIssue {
  /// How grave it is. An error makes the preview fail.
  package enum Severity: Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// In UIKit's words where it has some, then what to do.
  package var message: String
  /// The document and the place in it, where it is about one. Line and column count from 1.
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// Whether the place in the component's code that led here is wanted: the host then takes a backtrace.
  package var wantsBacktrace = false

  /// One thing that UIKit noticed.
  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    wantsBacktrace: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.wantsBacktrace = wantsBacktrace
  }
}

/// How a look-up of a resource ended.
package enum ResourceLookup: Sendable {
  /// A file, or the folder of an asset set, by its absolute path.
  case found(path: String)
  /// Nothing of that name.
  case missing(name: String)
}
