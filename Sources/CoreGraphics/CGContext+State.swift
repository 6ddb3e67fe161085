import Foundation

extension CGContext {
  /// The width of lines, in user space; 0 means the thinnest line, one pixel.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// How the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// How the corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// How long, in line widths, the tip of a corner may be before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Lengths, in user space, of what is drawn and what is left out in turn, beginning `phase` into them.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashLengths) = (phase, lengths)
  }
  /// Does nothing: curves are always drawn exactly enough.
  public func setFlatness(_ flatness: CGFloat) {}

  /// How opaque everything is, 0 to 1, times its colour's alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// How new colours are mixed with those that are there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Does nothing: colours outside the gamut are clipped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// A shadow of black with an alpha of a third. The offset is measured in base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow; none without a colour. The offset is measured in base space.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }

  /// The colour that areas are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }
  /// The colour that areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceRGB, [red, green, blue, alpha]))
  }
  /// The colour that areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(space: .deviceGray, [gray, alpha])) }
  /// The colour that areas are filled with.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceCMYK, [cyan, magenta, yellow, black, alpha]))
  }
  /// The colour that areas are filled with: components of the fill colour space, then the alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }
  /// What fill components mean; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if space.model != .pattern { state.fillColor = .initial(of: space) }
  }
  /// A pattern that areas are filled with.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    CGColor(patternSpace: state.fillSpace, pattern: pattern, components: colorComponents).map(setFillColor)
  }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }
  /// The colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceRGB, [red, green, blue, alpha]))
  }
  /// The colour of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceGray, [gray, alpha]))
  }
  /// The colour of lines.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceCMYK, [cyan, magenta, yellow, black, alpha]))
  }
  /// The colour of lines: components of the stroke colour space, then the alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }
  /// What stroke components mean; the colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if space.model != .pattern { state.strokeColor = .initial(of: space) }
  }
  /// A pattern that lines are drawn with.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents).map(setStrokeColor)
  }
  /// How far patterns are moved, in base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// How images are smoothed when they are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  /// Whether the edges of shapes are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  /// Whether the edges of shapes are smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiases = allowsAntialiasing }
  /// Does nothing: text is drawn in shades of gray, as on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: text is drawn in shades of gray, as on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing: glyphs are always placed between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: glyphs are always placed between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Does nothing: glyphs are always placed between pixels.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Does nothing: glyphs are always placed between pixels.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Where the next text begins, in text space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// What drawing text does.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// The space added after each glyph, in text space.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  /// The size of text.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// What drawing text does.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  /// The space added after each glyph, in text space.
  package var characterSpacing: CGFloat { state.characterSpacing }
  /// The colour that areas and text are filled with.
  package var fillColor: CGColor { state.fillColor }
  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }
}

extension CGColor {
  /// Opaque black, the colour that a colour space begins with.
  fileprivate static func initial(of space: CGColorSpace) -> CGColor {
    let black: [CGFloat] = space.model == .cmyk ? [0, 0, 0, 1] : Array(repeating: 0, count: space.numberOfComponents)
    return CGColor(space: space, black + [1])
  }
}
