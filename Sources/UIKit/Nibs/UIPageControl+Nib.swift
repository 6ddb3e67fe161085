import InterfaceBuilder

extension UIPageControl {
  func applyPageControlAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let value = element.integer("numberOfPages") { numberOfPages = value }
    if let value = element.integer("currentPage") { currentPage = value }
    if let value = element.boolean("hidesForSinglePage") { hidesForSinglePage = value }
    if let color = loader.color(element.color("pageIndicatorTintColor")) { pageIndicatorTintColor = color }
    if let color = loader.color(element.color("currentPageIndicatorTintColor")) {
      currentPageIndicatorTintColor = color
    }
  }
}
