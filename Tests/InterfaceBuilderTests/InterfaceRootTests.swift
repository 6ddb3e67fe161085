import InterfaceBuilder
import Testing

@Suite struct `A document's roots` {
  @Test func `are a storyboard's scenes, the initial one first`() throws {
    func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }
    let document = try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="b"><scenes>
      \(scene("<viewController title=\"First\" id=\"a\"/>"))
      \(scene("<tableViewController storyboardIdentifier=\"Start\" customClass=\"List\" id=\"b\"/>"))
      \(scene("<viewController customClass=\"List\" id=\"c\"/>"))\(scene("<viewController customClass=\"List\" id=\"d\"/>"))
      \(scene("<viewController id=\"e\"><view key=\"view\" id=\"v\"/></viewController>"))
      </scenes></document>
      """)
    #expect(document.roots.map(\.id) == ["b", "a", "c", "d", "e"])
    #expect(document.roots[4].view?.id == "v" && document.roots[0].view == nil)
  }

  @Test func `are a xib's top-level views`() throws {
    let document = try Sample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view customClass="Card" id="a"/>
      <tapGestureRecognizer id="g"/><view userLabel="Content" id="b"/><view id="c"/>
      """)
    #expect(document.roots.map(\.id) == ["a", "b", "c"])
  }
}
