/// A source as the compiler sees it: changed in place, so that every line stays where it is, and followed by tables.
package struct Overlay: Sendable {
  /// The user's own file.
  let path: String
  /// What is compiled.
  package let text: String
  /// The C symbol that registers the source's classes; `nil` where there are none.
  let table: String?
  private let shifts: [ColumnShift]
  private let optionalCallLines: Set<Int>
  /// The last line of the user's text.
  private let lastLine: Int
  private let appended: [AppendedLine]

  /// The overlay of a text alone, in a module with others.
  package init(of text: String, siblings: [String] = []) {
    let configuration = IOSBuildConfiguration(
      definitions: Set(SourceModule.defaultDefinitions), modules: IOSBuildConfiguration.modules)
    let sources = ([text] + siblings).map { ParsedSource(path: "", text: $0, configuration) }
    self.init(sources[0], ModuleIndex(sources), symbol: "vitrine_table")
  }

  /// The overlay of one source of a module. `dropped` holds the keys of appended lines that are known not to compile.
  init(_ source: ParsedSource, _ index: ModuleIndex, symbol: String, without dropped: Set<String> = []) {
    let rewriter = OverlayRewriter(source, index)
    let edited = EditedText(source.text, rewriter.edits)
    let tables = source.hasErrors ? [] : TableWriter(source, index, symbol: symbol, without: dropped).lines()
    var lines = source.hasErrors ? [] : Self.defaults(of: source).filter { !dropped.contains($0.key) }
    lines += rewriter.selectorConstants.enumerated().map { number, selector in
      AppendedLine(text: "fileprivate let _sel\(number) = ObjectiveC.Selector(\"\(selector)\")", key: "_sel\(number)")
    }
    lines += tables
    if !lines.isEmpty { lines.insert(AppendedLine(text: "import ObjectiveC", key: "import"), at: 0) }
    path = source.path
    shifts = edited.shifts
    optionalCallLines = rewriter.optionalCallLines
    appended = lines
    table = tables.isEmpty ? nil : symbol
    let body = edited.text.hasSuffix("\n") || lines.isEmpty ? edited.text : edited.text + "\n"
    lastLine = body.utf8.count { $0 == UInt8(ascii: "\n") }
    text = lines.isEmpty ? body : body + lines.map { "\($0.text)\n" }.joined()
  }

  /// The appended line that a line of the text is; `nil` for the user's own.
  func appendedLine(_ line: Int) -> AppendedLine? {
    let number = line - lastLine - 1
    return appended.indices.contains(number) ? appended[number] : nil
  }

  /// The user's column for a column of the text.
  func userColumn(line: Int, column: Int) -> Int { EditedText.sourceColumn(line: line, column: column, shifts) }

  /// Whether a warning about the line may be about what the overlay made of it: a call of an optional member is no
  /// longer optional.
  func hidesWarning(_ message: String, line: Int) -> Bool {
    optionalCallLines.contains(line) && message.lowercased().contains("optional")
  }

  /// Optional requirements are ordinary ones with an implementation that does nothing.
  private static func defaults(of source: ParsedSource) -> [AppendedLine] {
    source.blocks.filter { $0.kind == .protocolDeclaration && !$0.isLocal && !$0.isHidden }.flatMap { block in
      let methods = block.methods.filter(\.isOptional)
      let properties = block.properties.filter(\.isOptional)
      guard !methods.isEmpty || !properties.isEmpty else { return [AppendedLine]() }
      let access = block.access.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
      func line(_ text: String, _ line: Int) -> AppendedLine {
        AppendedLine(text: text, key: "\(block.name) defaults", userLine: line)
      }
      var lines = [line("extension \(block.name) {", block.line)]
      for method in methods {
        let signature = method.signature.split(whereSeparator: \.isNewline).joined(separator: " ")
        let body = method.returnsVoid ? "{}" : "{ ObjectiveC.absentResult() }"
        lines.append(line("  \(access)\(signature) \(body)", method.line))
      }
      for property in properties {
        let type = property.type ?? "Any"
        lines.append(line("  \(access)var \(property.name): \(type) { ObjectiveC.absentResult() }", property.line))
      }
      return lines + [line("}", block.line)]
    }
  }
}
