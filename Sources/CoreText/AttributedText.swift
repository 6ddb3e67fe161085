import Foundation

/// A string with the looks of its runs.
package struct AttributedText {
  /// Some characters that look alike.
  package struct Run {
    /// In bytes of UTF-8.
    var length: Int
    package var attributes: TextAttributes
  }

  package private(set) var string = ""
  package private(set) var runs: [Run] = []
  /// What an empty string would look like, which gives it its height.
  package var defaults: TextAttributes

  /// An empty text.
  package init(defaults: TextAttributes) { self.defaults = defaults }

  /// A text of one look.
  package init(_ string: String, _ attributes: TextAttributes) {
    self.init(defaults: attributes)
    append(string, attributes)
  }

  /// Adds characters of one look.
  package mutating func append(_ part: String, _ attributes: TextAttributes) {
    guard !part.isEmpty else { return }
    string += part
    runs.append(Run(length: part.utf8.count, attributes: attributes))
  }

  /// The same with every look changed.
  package func mapAttributes(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].attributes) }
    change(&text.defaults)
    return text
  }

  package var isEmpty: Bool { string.isEmpty }
}
