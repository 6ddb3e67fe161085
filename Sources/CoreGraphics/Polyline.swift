import Foundation

/// A subpath as points joined by lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false
}
