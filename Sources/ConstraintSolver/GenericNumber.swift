/// Numbers without relations to one another, to move what is open by: what then stays where it is depends on none of it.
enum GenericNumber {
  /// A number from 0.5 to 1.5, the same for the same index.
  static func at(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
