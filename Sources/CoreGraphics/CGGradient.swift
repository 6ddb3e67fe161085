internal import CCairo
import Foundation

/// Colours along a line from 0 to 1, mixed between their places.
public final class CGGradient: @unchecked Sendable {
  /// One colour and its place.
  struct Stop {
    var location: CGFloat
    var color: CGColor
  }

  /// The colours, by rising place.
  let stops: [Stop]

  /// Colours of `space`, `count` of them, each of the space's components and an alpha; evenly spread without locations.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard space.model != .pattern, count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(space: space, (0..<size).map { components[index * size + $0] })
    }
    stops = Self.stops(colors, locations)
  }

  /// The given colours (`CGColor`s), evenly spread without locations.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  private static func stops(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) -> [Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(location: locations.map { $0[index] } ?? CGFloat(index) / last, color: color)
    }
    return stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Gives a cairo gradient the colours. Where it goes on at one end only, the other end's last stop is transparent.
  func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions, alpha: CGFloat) {
    let (before, after) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    if after && !before { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
    if let first = stops.first, first.location > 0 { add(first.color, at: 0, to: pattern, alpha) }
    for stop in stops { add(stop.color, at: stop.location, to: pattern, alpha) }
    if let last = stops.last, last.location < 1 { add(last.color, at: 1, to: pattern, alpha) }
    if before && !after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
  }

  private func add(_ color: CGColor, at location: CGFloat, to pattern: OpaquePointer, _ alpha: CGFloat) {
    let color = color.standard
    cairo_pattern_add_color_stop_rgba(
      pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha * alpha))
  }
}
