internal import CPango
import Foundation

/// The fonts that text is drawn with, and Pango's set-up to find and shape them.
///
/// There is one a process, since fontconfig and Pango keep state of the process; it reads only the folder of fonts that
/// set-up makes, so that pictures do not change with what else a machine has installed.
final class FontLibrary {
  nonisolated(unsafe) static let current = FontLibrary()

  /// The folder that holds `fonts.conf`; `nil` where there is none and the machine's own fonts are used.
  let folder: URL?
  /// A `PangoContext`.
  let context: OpaquePointer
  private let configuration: OpaquePointer
  private let lock = NSRecursiveLock()
  private let map: UnsafeMutablePointer<PangoFontMap>

  private init() {
    folder = Self.findFolder()
    configuration = Self.makeConfiguration(folder)
    FcConfigSetCurrent(configuration)
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    Self.configure(context)
  }

  /// Glyphs are placed at full precision and never fitted to pixels. The language is fixed, since it picks fonts.
  private static func configure(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  private static func makeConfiguration(_ folder: URL?) -> OpaquePointer {
    guard let folder, let configuration = FcConfigCreate() else { return FcInitLoadConfigAndFonts() }
    _ = FcConfigParseAndLoad(configuration, folder.appendingPathComponent("fonts.conf").path, FcBool(1))
    FcConfigBuildFonts(configuration)
    return configuration
  }

  /// `VITRINE_FONTS` where it is set, else the nearest `fonts` or `.build/fonts` above the executable.
  private static func findFolder() -> URL? {
    if let path = ProcessInfo.processInfo.environment["VITRINE_FONTS"] { return URL(fileURLWithPath: path) }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      for candidate in ["fonts", ".build/fonts"].map(folder.appendingPathComponent)
      where FileManager.default.fileExists(atPath: candidate.appendingPathComponent("fonts.conf").path) {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Pango may be called from one thread at a time; components measure text on others than the main one, too.
  func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: - The component's own fonts

  private var registered: [String: FontFace] = [:]

  /// Adds the faces of a font file, and answers their PostScript names.
  func register(_ file: URL) -> [String] {
    guard let set = FcFontSetCreate(), let blanks = FcStrSetCreate() else { return [] }
    defer {
      FcFontSetDestroy(set)
      FcStrSetDestroy(blanks)
    }
    guard FcFileScan(set, blanks, nil, nil, file.path, FcBool(1)) != 0 else { return [] }
    let faces = (0..<Int(set.pointee.nfont)).compactMap { index in
      set.pointee.fonts[index].flatMap { FontFace(pattern: $0) }
    }
    guard !faces.isEmpty, FcConfigAppFontAddFile(configuration, file.path) != 0 else { return [] }
    pango_fc_font_map_config_changed(OpaquePointer(map))
    for face in faces { registered[face.postScriptName] = face }
    return faces.map(\.postScriptName)
  }

  /// A registered face by its PostScript name.
  func face(named name: String) -> FontFace? { registered[name] }

  /// The registered faces of a family.
  func faces(ofFamily family: String) -> [FontFace] {
    registered.values.filter { $0.family == family }.sorted { $0.postScriptName < $1.postScriptName }
  }

  /// The families of registered faces.
  var families: [String] { Set(registered.values.map(\.family)).sorted() }
}
