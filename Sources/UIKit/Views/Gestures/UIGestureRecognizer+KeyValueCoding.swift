extension UIGestureRecognizer {
  /// Registers each class of gesture recognisers.
  static let gestureDescriptions: [() -> Void] = [
    { recognizer.register() }, { tap.register() }, { longPress.register() }, { pan.register() },
    { screenEdgePan.register() }, { swipe.register() }, { pinch.register() }, { rotation.register() },
    { ClassDescription(UIHoverGestureRecognizer.self, name: "UIHoverGestureRecognizer").register() },
  ]

  private static let recognizer = ClassDescription(UIGestureRecognizer.self, name: "UIGestureRecognizer")
    .property("enabled", \.isEnabled)
    .property("delegate", \.delegate)
    .property("view", \.view)
    .property("state", \.state)
    .property("name", \.name)
    .property("cancelsTouchesInView", \.cancelsTouchesInView)
    .property("delaysTouchesBegan", \.delaysTouchesBegan)
    .property("delaysTouchesEnded", \.delaysTouchesEnded)
  private static let tap = ClassDescription(UITapGestureRecognizer.self, name: "UITapGestureRecognizer")
    .property("numberOfTapsRequired", \.numberOfTapsRequired)
    .property("numberOfTouchesRequired", \.numberOfTouchesRequired)
  private static let longPress = ClassDescription(
    UILongPressGestureRecognizer.self, name: "UILongPressGestureRecognizer"
  )
  .property("numberOfTapsRequired", \.numberOfTapsRequired)
  .property("numberOfTouchesRequired", \.numberOfTouchesRequired)
  .property("minimumPressDuration", \.minimumPressDuration)
  .property("allowableMovement", \.allowableMovement)
  private static let pan = ClassDescription(UIPanGestureRecognizer.self, name: "UIPanGestureRecognizer")
    .property("minimumNumberOfTouches", \.minimumNumberOfTouches)
    .property("maximumNumberOfTouches", \.maximumNumberOfTouches)
  private static let screenEdgePan = ClassDescription(
    UIScreenEdgePanGestureRecognizer.self, name: "UIScreenEdgePanGestureRecognizer"
  )
  .property("edges", \.edges)
  private static let swipe = ClassDescription(UISwipeGestureRecognizer.self, name: "UISwipeGestureRecognizer")
    .property("direction", \.direction)
    .property("numberOfTouchesRequired", \.numberOfTouchesRequired)
  private static let pinch = ClassDescription(UIPinchGestureRecognizer.self, name: "UIPinchGestureRecognizer")
    .property("scale", \.scale)
  private static let rotation = ClassDescription(UIRotationGestureRecognizer.self, name: "UIRotationGestureRecognizer")
    .property("rotation", \.rotation)
}
