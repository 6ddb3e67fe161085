/// A guide that follows something on the screen. Nothing moves at design time, so constraints that hold only near or away
/// from an edge are kept as they are given and not activated.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
