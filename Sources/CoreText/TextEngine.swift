import Foundation

/// The text engine as a whole.
package enum TextEngine {
  /// Why the engine cannot draw text as it should.
  package enum Failure: Error, CustomStringConvertible {
    /// No folder of fonts was found.
    case missingFonts

    package var description: String {
      "no fonts: neither VITRINE_FONTS nor a fonts folder near the executable; run scripts/make-fonts"
    }
  }

  /// The folder of fonts, which a sandbox must let be read.
  package static var fontsFolder: URL? { FontLibrary.current.folder }

  /// Does once what costs time with the first text: reads the fonts' configuration and loads the usual faces.
  package static func warmUp() throws {
    guard FontLibrary.current.folder != nil else { throw Failure.missingFonts }
    for weight in [400, 500, 600, 700] {
      for size in [17, 28] {
        let attributes = TextAttributes(font: .system(size: CGFloat(size), weight: weight))
        _ = TextLayout(AttributedText("Warm up", attributes), width: .infinity)
      }
    }
  }
}
