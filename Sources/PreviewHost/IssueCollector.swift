import ForkServer
import Foundation
import PreviewMessages
import UIKit

/// Gathers what UIKit and the host have to tell the user, in order, and what was looked up.
final class IssueCollector {
  private(set) var diagnostics: [PreviewDiagnostic] = []
  private(set) var resources: [String] = []
  private(set) var missingResources: [String] = []

  private let libraries: [String]
  /// How many are told at once, for the case that the child ends before its answer: what leads to an end is short.
  private static let greatestToldCount = 20

  /// Tells places in the code of these libraries.
  init(libraries: [String]) { self.libraries = libraries }

  /// Listens to UIKit.
  func begin() {
    DesignTime.report = { [self] issue in
      // What UIKit calls an error is an exception on iOS, which nothing survives.
      if issue.severity == .error { ChildChannel.raise(issue.message) }
      add(diagnostic(of: issue))
    }
    DesignTime.didLookUp = { [self] lookup in
      switch lookup {
      case .found(let path): if !resources.contains(path) { resources.append(path) }
      case .missing(let name): if !missingResources.contains(name) { missingResources.append(name) }
      }
    }
  }

  /// Adds what has not been said yet.
  func add(_ diagnostic: PreviewDiagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    if diagnostics.count <= Self.greatestToldCount { ChildChannel.tell(diagnostic) }
  }

  private func diagnostic(of issue: DesignTimeIssue) -> PreviewDiagnostic {
    let severity: PreviewDiagnostic.Severity =
      switch issue.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    return PreviewDiagnostic(
      severity, issue.message, file: issue.file, line: issue.line, column: issue.column,
      addresses: issue.wantsBacktrace ? ChildChannel.backtrace(in: libraries) : nil)
  }
}
