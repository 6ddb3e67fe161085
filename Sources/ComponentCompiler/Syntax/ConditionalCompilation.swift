import SwiftIfConfig
import SwiftSyntax

/// Finds what `#if` leaves out, and the directives themselves.
final class ConditionalCompilation: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []
  private let configuration: IOSBuildConfiguration

  init(_ tree: SourceFileSyntax, _ configuration: IOSBuildConfiguration) {
    self.configuration = configuration
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClause(in: configuration).clause
    for clause in node.clauses {
      guard clause.id == active?.id, let elements = clause.elements else {
        blank(clause.positionAfterSkippingLeadingTrivia, clause.endPosition)
        continue
      }
      blank(clause.positionAfterSkippingLeadingTrivia, elements.position)
      walk(elements)
    }
    blank(node.poundEndif.positionAfterSkippingLeadingTrivia, node.poundEndif.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  private func blank(_ start: AbsolutePosition, _ end: AbsolutePosition) {
    guard start < end else { return }
    edits.append(TextEdit(range: start.utf8Offset..<end.utf8Offset))
  }
}
