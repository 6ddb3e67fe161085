import Foundation

extension UIFont {
  /// The families that can be named, those that stand-ins are known for and those of the component.
  public class var familyNames: [String] {
    var names = FontFamily.names
    names = names.enumerated().filter { $0.offset == 0 || names[$0.offset - 1] != $0.element }.map(\.element)
    return names
  }
}
