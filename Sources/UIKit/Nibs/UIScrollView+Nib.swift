import InterfaceBuilder

extension UIScrollView {
  func applyScrollViewAttributes(_ element: InterfaceElement) {
    if let value = element.boolean("scrollEnabled") { isScrollEnabled = value }
    if let value = element.boolean("pagingEnabled") { isPagingEnabled = value }
    if let value = element.boolean("bounces") { bounces = value }
    if let value = element.boolean("alwaysBounceVertical") { alwaysBounceVertical = value }
    if let value = element.boolean("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
    if let value = element.boolean("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = value }
    if let value = element.boolean("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = value }
    if let insets = element.insets("contentInset") { contentInset = UIEdgeInsets(insets) }
    if let value = element.number("minimumZoomScale") { minimumZoomScale = CGFloat(value) }
    if let value = element.number("maximumZoomScale") { maximumZoomScale = CGFloat(value) }
    if let value = element["contentInsetAdjustmentBehavior"].flatMap({ Self.adjustmentBehaviors[$0] }) {
      contentInsetAdjustmentBehavior = value
    }
  }

  private static let adjustmentBehaviors: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
