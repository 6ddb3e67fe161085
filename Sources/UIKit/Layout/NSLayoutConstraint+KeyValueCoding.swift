extension NSLayoutConstraint {
  static let constraintDescription = ClassDescription(NSLayoutConstraint.self, name: "NSLayoutConstraint")
    .property("constant", \.constant)
    .property("multiplier", \.multiplier)
    .property("priority", \.priority)
    .property("active", \.isActive)
    .property("isActive", \.isActive)
    .property("identifier", \.identifier)
    .property("firstItem", \.firstItem)
    .property("secondItem", \.secondItem)
    .property("shouldBeArchived", \.shouldBeArchived)
}
