import CoreGraphics

/// One of the nine parts of a resizable image: where it is in the image and where it goes, in points.
struct ResizablePart {
  var source: CGRect
  var target: CGRect
  var repeatsAcross: Bool
  var repeatsDown: Bool
}
