internal import CPango
import Foundation

/// Turns the characters of one paragraph into clusters, in logical order.
struct ParagraphShaper {
  private let text: [UInt8]
  private let runs: [AttributedText.Run]

  /// A paragraph without the characters that end it.
  init(text: [UInt8], runs: [AttributedText.Run]) {
    self.text = text
    self.runs = runs
  }

  /// What of one look is as wide as a word, say an ellipsis.
  static func shape(_ string: String, _ attributes: TextAttributes) -> [Cluster] {
    let text = Array(string.utf8)
    return ParagraphShaper(text: text, runs: [.init(length: text.count, attributes: attributes)])
      .shape(direction: .natural).clusters
  }

  /// The clusters, and whether the paragraph runs from right to left.
  func shape(direction: ParagraphSettings.Direction) -> (clusters: [Cluster], isRightToLeft: Bool) {
    guard !text.isEmpty else { return ([], direction == .rightToLeft) }
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return ([], false) }
        return FontLibrary.current.exclusively { shape(base, direction) }
      }
    }
  }

  private func shape(
    _ characters: UnsafePointer<CChar>, _ direction: ParagraphSettings.Direction
  ) -> (clusters: [Cluster], isRightToLeft: Bool) {
    let length = Int32(text.count)
    let isRightToLeft =
      switch direction {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: startsRightToLeft
      }
    let attributes = makeAttributes()
    let breaks = CharacterBreaks(characters, length: length)
    let items = pango_itemize_with_base_dir(
      FontLibrary.current.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, characters, 0, length,
      attributes, nil)
    pango_attr_list_unref(attributes)
    var clusters: [Cluster] = []
    var next = items
    while let entry = next {
      let item = entry.pointee.data.assumingMemoryBound(to: PangoItem.self)
      appendClusters(of: item, characters, breaks, to: &clusters)
      pango_item_free(item)
      next = entry.pointee.next
    }
    g_list_free(items)
    return (clusters, isRightToLeft)
  }

  /// Whether the first letter is of a script that is written from right to left.
  private var startsRightToLeft: Bool {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// Fonts and features for Pango. Everything else of a look is ours.
  private func makeAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for run in runs {
      let font = run.attributes.font
      let description = font.makeDescription()
      insert(pango_attr_font_desc_new(description), start, run.length, into: list)
      pango_font_description_free(description)
      if !font.features.isEmpty {
        insert(pango_attr_font_features_new(font.features), start, run.length, into: list)
      }
      start += run.length
    }
    return list
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ length: Int, into list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = UInt32(start)
    attribute?.pointee.end_index = UInt32(start + length)
    pango_attr_list_insert(list, attribute)
  }

  /// Shapes an item, once for each look within it.
  private func appendClusters(
    of item: UnsafeMutablePointer<PangoItem>, _ characters: UnsafePointer<CChar>, _ breaks: CharacterBreaks,
    to clusters: inout [Cluster]
  ) {
    let (first, end) = (Int(item.pointee.offset), Int(item.pointee.offset + item.pointee.length))
    var start = 0
    for run in runs {
      let part = max(first, start)..<max(max(first, start), min(end, start + run.length))
      start += run.length
      guard !part.isEmpty else { continue }
      appendClusters(part, run.attributes, &item.pointee.analysis, characters, breaks, to: &clusters)
    }
  }

  private func appendClusters(
    _ part: Range<Int>, _ attributes: TextAttributes, _ analysis: inout PangoAnalysis,
    _ characters: UnsafePointer<CChar>, _ breaks: CharacterBreaks, to clusters: inout [Cluster]
  ) {
    guard let glyphString = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(glyphString) }
    pango_shape_full(
      characters + part.lowerBound, Int32(part.count), characters, Int32(text.count), &analysis, glyphString)
    let count = Int(glyphString.pointee.num_glyphs)
    let glyphs = (0..<count).map { Glyph(glyphString.pointee.glyphs[$0]) }
    let run = ShapedRun(
      attributes: attributes, glyphs: glyphs, level: Int(analysis.level), face: UnsafeMutableRawPointer(analysis.font))
    let starts = (0..<count).map { Int(glyphString.pointee.log_clusters[$0]) + part.lowerBound }
    appendClusters(of: run, starts: starts, breaks, to: &clusters)
  }

  /// Groups glyphs by the characters they stand for. From right to left the first characters' glyphs come last.
  private func appendClusters(
    of run: ShapedRun, starts: [Int], _ breaks: CharacterBreaks, to clusters: inout [Cluster]
  ) {
    var groups: [Range<Int>] = []
    var low = 0
    for index in 1..<max(starts.count + 1, 1) where index == starts.count || starts[index] != starts[low] {
      groups.append(low..<index)
      low = index
    }
    if run.level % 2 == 1 { groups.reverse() }
    for group in groups where !group.isEmpty {
      clusters.append(cluster(of: run, group, start: starts[group.lowerBound], breaks))
    }
  }

  private func cluster(
    of run: ShapedRun, _ glyphs: Range<Int>, start: Int, _ breaks: CharacterBreaks
  ) -> Cluster {
    let attributes = run.attributes
    let kind = kind(at: start, attributes)
    var width =
      run.isColored
      ? CGFloat(glyphs.count) * Self.emojiAdvance(size: attributes.font.size)
      : run.glyphs[glyphs].reduce(0) { $0 + $1.advance }
    width += attributes.kern + attributes.font.tracking * attributes.font.size
    switch kind {
    case .attachment(let attachment): width = attachment.bounds.width + attributes.kern
    case .tab, .lineSeparator: width = 0
    case .glyphs, .whitespace: break
    }
    return Cluster(
      run: run, glyphs: glyphs, width: width, kind: kind, canBreakBefore: breaks.allowsLineBreak(before: start),
      isCharacterStart: breaks.isCharacterStart(start), start: start)
  }

  /// How wide an emoji of iOS is, in points: the smaller the text, the larger it is beside the letters. Measured on frames
  /// of labels that hold a single emoji: 43 points wide at 38, 50 at 45, 52 at 48.
  private static func emojiAdvance(size: CGFloat) -> CGFloat {
    size * min(max(1.25 - 0.0054 * (size - 16), 1), 1.25)
  }

  private func kind(at start: Int, _ attributes: TextAttributes) -> Cluster.Kind {
    switch text[start] {
    case UInt8(ascii: "\t"): return .tab
    case UInt8(ascii: " "): return .whitespace
    case 0xE2 where text[start...].starts(with: [0xE2, 0x80, 0xA8]): return .lineSeparator
    case 0xE2 where text[start...].starts(with: [0xE2, 0x80, 0x83]): return .whitespace
    case 0xE3 where text[start...].starts(with: [0xE3, 0x80, 0x80]): return .whitespace
    case 0xEF where text[start...].starts(with: [0xEF, 0xBF, 0xBC]):
      return attributes.attachment.map { .attachment($0) } ?? .glyphs
    default: return .glyphs
    }
  }
}

extension Glyph {
  fileprivate init(_ info: PangoGlyphInfo) {
    let scale = CGFloat(PANGO_SCALE)
    index = info.glyph
    advance = CGFloat(info.geometry.width) / scale
    offset = CGPoint(x: CGFloat(info.geometry.x_offset) / scale, y: CGFloat(info.geometry.y_offset) / scale)
  }
}
