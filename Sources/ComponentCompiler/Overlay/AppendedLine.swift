/// One line that the overlay appends to a source.
struct AppendedLine: Sendable {
  var text: String
  /// What is left out to do without this line: a class, or one member of it. Lines with the same key go together.
  var key: String
  /// The user's line that it is about; 0 where it is about none.
  var userLine = 0
}
