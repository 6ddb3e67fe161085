/// Tells Foundation's C part that an object is one of Swift.
///
/// Attributed strings compare their attributes with `CFEqual`, which on Linux looks for a C type's number in the first
/// word after an object's header. Where bits 8 to 17 of it are 0 it takes the object for one of no type and stops the
/// program; where they are the number of a type that is another class, it asks `isEqual(_:)`, as it should. So what may be
/// an attribute has this as its first stored property.
struct FoundationMark: Sendable {
  private let word = 0x3FF00
}
