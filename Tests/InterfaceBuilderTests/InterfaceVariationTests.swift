import InterfaceBuilder
import Testing

@Suite struct `A variation` {
  private let text = """
    <subviews><label text="wide" id="a"/><label id="b"><fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="heightClass=compact" hidden="YES">
    <fontDescription key="fontDescription" type="system" pointSize="20"/></variation></label></subviews>
    <constraints><constraint firstAttribute="width" constant="1" id="c">
    <variation key="widthClass=compact" constant="2"/><variation key="heightClass=regular-widthClass=compact" constant="3"/>
    </constraint><constraint firstAttribute="height" constant="1" id="d"/></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>
    <mask key="constraints"><exclude reference="d"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
    <variation key="userInterfaceIdiom=mac" alpha="0.0"/>
    """

  @Test func `leaves out what the masks exclude and brings in what they include`() throws {
    let view = try Sample.view(text)
    let compact = view.resolved(for: InterfaceTraits(width: .compact, height: .regular))
    let regular = view.resolved(for: InterfaceTraits(width: .regular, height: .regular))
    #expect(compact.subviews.map(\.isInstalled) == [false, true])
    #expect(regular.subviews.map(\.isInstalled) == [true, true])
    #expect(compact.constraints.map(\.constraint.isInstalled) == [true, false])
    #expect(compact["alpha"] == nil)
  }

  @Test func `replaces attributes and values, the more specific one last`() throws {
    let view = try Sample.view(text)
    let portrait = view.resolved(for: InterfaceTraits(width: .compact, height: .regular))
    let landscape = view.resolved(for: InterfaceTraits(width: .compact, height: .compact))
    #expect(portrait.constraints[0].constraint.constant == 3 && landscape.constraints[0].constraint.constant == 2)
    #expect(view.constraints[0].constraint.constant == 1)
    #expect(portrait.subviews[1].font("fontDescription") == .system(size: 10, weight: "regular"))
    #expect(landscape.subviews[1].font("fontDescription") == .system(size: 20, weight: "regular"))
    #expect(landscape.subviews[1].boolean("hidden") == true && portrait.subviews[1].boolean("hidden") == nil)
  }
}
