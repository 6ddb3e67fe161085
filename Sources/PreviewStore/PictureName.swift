import Foundation

/// The file name of a preview's picture. Names come from components and documents, so nothing in them may lead out of
/// the output folder.
public enum PictureName {
  /// `Showcase/ProfileCard~dark` at 2 pixels a point is `Showcase/ProfileCard~dark@2x.png`, relative to the output folder.
  public static func path(of preview: String, scale: Double) -> String {
    let parts = preview.split(separator: "/", omittingEmptySubsequences: true).map(safe)
    let suffix = scale == 1 ? "" : "@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x"
    return (parts.isEmpty ? ["_"] : parts).joined(separator: "/") + suffix + ".png"
  }

  /// One component of a preview's name, from any text: without slashes, control characters or a leading dot.
  public static func component(_ text: String) -> String {
    safe(text.replacingOccurrences(of: "/", with: "_")[...])
  }

  private static func safe(_ text: Substring) -> String {
    var name = ""
    for character in text {
      let isPlain = character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
      name.append(isPlain && character != "/" ? character : "_")
      if name.utf8.count >= 120 { break }
    }
    if name.isEmpty || name.hasPrefix(".") { name = "_" + name.dropFirst() }
    return name
  }
}
