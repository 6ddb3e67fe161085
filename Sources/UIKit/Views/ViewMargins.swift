/// What a view was told about its layout margins.
struct ViewMargins {
  /// The margins it was given; the default where none.
  var own: UIEdgeInsets?
  var preservesSuperview = false
  var countsFromSafeArea = true
  /// The safe area that was last reported to the view.
  var reportedSafeArea = UIEdgeInsets.zero
}
