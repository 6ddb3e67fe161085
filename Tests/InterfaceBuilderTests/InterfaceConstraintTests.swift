import InterfaceBuilder
import Testing

@Suite struct `A constraint in a document` {
  private func constraint(_ attributes: String) throws -> InterfaceConstraint? {
    try Sample.view("<constraints><constraint \(attributes) id=\"c\"/></constraints>").constraints.first?.constraint
  }

  @Test func `has UIKit's defaults for what is left out`() throws {
    let constraint = try #require(try constraint("firstAttribute=\"height\" constant=\"44\""))
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.priority == 1000)
    #expect(constraint.constant == 44 && !constraint.isSymbolic && !constraint.isPlaceholder && constraint.isInstalled)
  }

  @Test(arguments: [("0.5", 0.5), ("1:2", 0.5), ("1.79:1", 1.79), ("2/3", 2.0 / 3)])
  func `reads a multiplier as a number or a ratio`(text: String, value: Double) throws {
    let constraint = try #require(
      try constraint(
        """
        firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b" secondAttribute="leadingMargin" \
        multiplier="\(text)" priority="750" symbolic="YES" placeholder="YES"
        """))
    #expect(abs(constraint.multiplier - value) < 1e-12 && constraint.priority == 750)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.secondAttribute == "leadingMargin")
    #expect(constraint.isSymbolic && constraint.isPlaceholder)
  }

  @Test func `is none with a multiplier that is no number`() throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"1:0\"") == nil)
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"wide\"") == nil)
  }

  @Test func `may refer to layout guides`() throws {
    let view = try Sample.view("<viewLayoutGuide key=\"safeArea\" id=\"g\"/>")
    #expect(view.layoutGuides.map(\.name) == ["safeArea"] && view.layoutGuides.map(\.id) == ["g"])
  }
}
