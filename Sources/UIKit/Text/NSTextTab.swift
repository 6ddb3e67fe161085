import Foundation

/// A place in a line where text after a tab goes on.
open class NSTextTab: NSObject {
  /// Further options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end the column, for decimal tabs. Not regarded in layout.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at the stop. Layout regards every stop as a left one.
  open private(set) var alignment: NSTextAlignment
  /// In points from the line's start.
  open private(set) var location: CGFloat
  /// Further options.
  open private(set) var options: [OptionKey: Any]

  /// A tab stop `loc` points from the line's start.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = loc
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}
