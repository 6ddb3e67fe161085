/// The guides that a view has without being given them.
enum StandardGuide: Hashable {
  case margins
  case safeArea
  case readableContent
  case scrollContent
  case scrollFrame
}
