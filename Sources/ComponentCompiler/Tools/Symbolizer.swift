import Foundation

/// Turns places in a component library into places in the user's sources.
public struct Symbolizer: Sendable {
  private let configuration: CompilerConfiguration

  /// Uses the toolchain's `llvm-symbolizer`.
  public init(_ configuration: CompilerConfiguration) {
    self.configuration = configuration
  }

  /// The places of `offsets` from where the library is loaded, in the same order; `nil` where nothing is known.
  /// Throws ``CompilerError`` where the tool cannot be used.
  public func locations(
    of offsets: [UInt64], in library: URL, cancellation: Cancellation = Cancellation()
  ) throws -> [SourceLocation?] {
    guard !offsets.isEmpty else { return [] }
    let addresses = offsets.map { "0x" + String($0, radix: 16) }
    let tool = configuration.tool("llvm-symbolizer").path
    let process = Subprocess(
      arguments: configuration.wrapper + [tool, "--obj=\(library.path)", "--output-style=JSON", "--no-inlines"]
        + addresses,
      timeLimit: configuration.timeLimit)
    let output = try process.run(cancellation).output
    let answers = output.split(whereSeparator: \.isNewline).flatMap(Self.answers)
    return offsets.indices.map { answers.indices.contains($0) ? answers[$0] : nil }
  }

  private struct Answer: Decodable {
    struct Symbol: Decodable {
      var fileName: String
      var functionName: String
      var line: Int

      enum CodingKeys: String, CodingKey {
        case fileName = "FileName"
        case functionName = "FunctionName"
        case line = "Line"
      }
    }

    var symbols: [Symbol]?

    enum CodingKeys: String, CodingKey {
      case symbols = "Symbol"
    }
  }

  /// A line holds an answer, or an array of them.
  private static func answers(_ line: Substring) -> [SourceLocation?] {
    let data = Data(line.utf8)
    let decoder = JSONDecoder()
    let answers = (try? decoder.decode([Answer].self, from: data)) ?? (try? [decoder.decode(Answer.self, from: data)])
    return (answers ?? []).map { answer in
      guard let symbol = answer.symbols?.first, !symbol.fileName.isEmpty else { return nil }
      return SourceLocation(
        file: symbol.fileName, line: symbol.line,
        function: symbol.functionName.isEmpty ? nil : demangled(symbol.functionName))
    }
  }
}

/// A place in a source.
public struct SourceLocation: Sendable, Hashable {
  /// The user's own file, as the compiler was given it.
  public var file: String
  /// From 1; 0 where none is known, as in code that the compiler made up.
  public var line: Int
  /// The function, demangled.
  public var function: String?
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

private func demangled(_ name: String) -> String {
  guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return name }
  defer { free(text) }
  return String(cString: text)
}
