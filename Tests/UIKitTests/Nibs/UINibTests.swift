import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A nib` {
  private let rootCard = NibFixture.xib(
    """
    <view customClass="RootCard" customModule="Kit" id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
    <subviews>
    <label text="Old" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="8" y="8" width="40" height="20"/><color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></label><view tag="7" hidden="YES" alpha="0.5" id="part"/></subviews>
    <constraints><constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="12" priority="750" identifier="edge" id="c1"/>
    <constraint firstItem="title" firstAttribute="width" secondItem="root" secondAttribute="height" multiplier="1:2" id="c2"/>
    </constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><outlet property="titleLabel" destination="title" id="o1"/>
    <outlet property="width" destination="c2" id="o2"/>
    <outletCollection property="parts" destination="title" id="o3"/>
    <outletCollection property="parts" destination="part" id="o4"/></connections></view>
    """)

  @Test func `makes the view at its top, connects it, sets runtime attributes, then wakes it`() throws {
    let fixture = try NibFixture(["RootCard.xib": rootCard])
    let objects = UINib(nibName: "RootCard", bundle: fixture.bundle).instantiate(withOwner: nil, options: nil)
    let card = try #require(objects.first as? RootCard)
    #expect(objects.count == 1 && card.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(card.titleLabel.text == "New" && card.layer.cornerRadius == 6)
    #expect(card.parts.map { $0 is UILabel } == [true, false])
    #expect(NibComponents.log == ["title New", "RootCard awake, title New"])
    #expect(fixture.messages == [])
  }

  @Test func `sets what the document says of each view`() throws {
    let fixture = try NibFixture(["RootCard.xib": rootCard])
    let card = try #require(fixture.bundle.loadNibNamed("RootCard", owner: nil)?.first as? RootCard)
    let part = try #require(card.viewWithTag(7))
    #expect(part.isHidden && part.alpha == 0.5 && card.subviews.count == 2)
    #expect(card.titleLabel.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!card.titleLabel.translatesAutoresizingMaskIntoConstraints)
    #expect(card.titleLabel.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
  }

  @Test func `makes constraints and connects them`() throws {
    let fixture = try NibFixture(["RootCard.xib": rootCard])
    let card = try #require(fixture.bundle.loadNibNamed("RootCard", owner: nil)?.first as? RootCard)
    let edge = try #require(card.constraints.first { $0.identifier == "edge" })
    #expect(edge.firstItem === card.titleLabel && edge.secondItem === card && edge.constant == 12)
    #expect(edge.priority == .defaultHigh && edge.firstAttribute == .leading && edge.isActive)
    #expect(card.width.multiplier == 0.5 && card.width.secondAttribute == .height)
  }

  @Test func `connects File's Owner, whose weak outlets live until the owner has taken them`() throws {
    let fixture = try NibFixture([
      "OwnedCard.xib": NibFixture.xib(
        owner: "OwnedCard",
        outlets: """
          <outlet property="contentView" destination="content" id="1"/><outlet property="titleLabel" destination="l" id="2"/>
          """, "<view id=\"content\"><subviews><label text=\"Hello\" id=\"l\"/></subviews></view>")
    ])
    let card = OwnedCard(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(card.titleLabel.text == "Hello" && card.contentView.superview === card)
    #expect(card.contentView.frame == card.bounds)
    // UIKit wakes every object of a nib but its owner.
    #expect(NibComponents.log == [])
    #expect(fixture.messages == [])
  }

  @Test func `lets an object put another in its place before anything is connected`() throws {
    let fixture = try NibFixture([
      "Host.xib": NibFixture.xib(
        """
        <view id="host"><subviews><view customClass="ReplacedCard" id="card"/></subviews><constraints><constraint \
        firstItem="card" firstAttribute="width" constant="30" id="c"/></constraints></view>
        """),
      "ReplacedCard.xib": NibFixture.xib(
        "<view customClass=\"ReplacedCard\" tag=\"3\" id=\"r\"><subviews><label id=\"l\"/></subviews></view>"),
    ])
    let host = try #require(fixture.bundle.loadNibNamed("Host", owner: nil)?.first as? UIView)
    #expect(host.subviews.first?.tag == 3 && host.subviews.first is ReplacedCard)
    #expect(host.constraints.first?.firstItem === host.subviews.first)
  }

  @Test func `warns of a runtime attribute that the object does not have, and goes on`() throws {
    let fixture = try NibFixture([
      "Odd.xib": NibFixture.xib(
        """
        <view customClass="PlainBox" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="sparkle"><real key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)
    ])
    #expect(fixture.bundle.loadNibNamed("Odd", owner: nil)?.first is PlainBox)
    #expect(fixture.messages.count == 1)
    #expect(
      fixture.messages[0].hasPrefix("Failed to set (sparkle) user defined inspected property on (UIKitTests.PlainBox)"))
    #expect(fixture.issues[0].severity == .warning && fixture.issues[0].line == 7)
  }

  @Test func `makes the base class of a class that does not exist, and says so`() throws {
    let fixture = try NibFixture(["Odd.xib": NibFixture.xib("<label customClass=\"Missing\" text=\"x\" id=\"a\"/>")])
    let label = try #require(fixture.bundle.loadNibNamed("Odd", owner: nil)?.first as? UILabel)
    #expect(label.text == "x")
    #expect(fixture.messages[0].hasPrefix("Unknown class Missing in Interface Builder file."))
  }

  @Test func `draws an unknown view as a plain one, and says so`() throws {
    let fixture = try NibFixture([
      "Odd.xib": NibFixture.xib("<view id=\"a\"><subviews><mapView tag=\"5\" id=\"m\"/></subviews></view>")
    ])
    let view = try #require(fixture.bundle.loadNibNamed("Odd", owner: nil)?.first as? UIView)
    #expect(view.viewWithTag(5) != nil)
    #expect(fixture.messages[0].contains("MKMapView"))
  }

  @Test func `leaves out the outlets of a view that it does not know`() throws {
    let fixture = try NibFixture([
      "Odd.xib": NibFixture.xib(
        """
        <view id="a"><subviews><mapView tag="5" id="m"><connections><outlet property="delegate" destination="-1" id="o"/>
        </connections></mapView></subviews></view>
        """)
    ])
    let owner = PlainBox(frame: .zero)
    #expect((fixture.bundle.loadNibNamed("Odd", owner: owner)?.first as? UIView)?.viewWithTag(5) != nil)
    #expect(fixture.messages.count == 1)
  }

  @Test func `makes a table's cells from prototypes, and adopts their own parts`() throws {
    let fixture = try NibFixture([
      "Table.xib": NibFixture.xib(
        """
        <tableView style="grouped" rowHeight="60" id="t"><prototypes><tableViewCell reuseIdentifier="row" \
        style="IBUITableViewCellStyleDefault" textLabel="l" id="c"><tableViewCellContentView key="contentView" id="v">
        <subviews><label text="Hello" tag="4" id="l"/><view tag="6" id="w"/></subviews></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
        """)
    ])
    let table = try #require(fixture.bundle.loadNibNamed("Table", owner: nil)?.first as? UITableView)
    #expect(table.style == .grouped && table.rowHeight == 60)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    let second = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(first !== second && first.reuseIdentifier == "row")
    #expect(first.textLabel?.text == "Hello" && first.textLabel?.tag == 4)
    #expect(first.contentView.viewWithTag(6) != nil)
  }

  @Test func `keeps a view that is not installed out of its superview, and connects it`() throws {
    let fixture = try NibFixture([
      "RootCard.xib": NibFixture.xib(
        """
        <view customClass="RootCard" id="root"><subviews><label text="a" id="l"/></subviews>
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
        </constraints><variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <connections><outletCollection property="parts" destination="l" id="o"/>
        <outlet property="titleLabel" destination="l" id="p"/></connections></view>
        """)
    ])
    let card = try #require(fixture.bundle.loadNibNamed("RootCard", owner: nil)?.first as? RootCard)
    #expect(card.subviews.isEmpty && card.parts.count == 1 && card.constraints.isEmpty)
  }

  @Test func `is found among localised documents`() throws {
    let fixture = try NibFixture(["Base.lproj/Card.xib": NibFixture.xib("<view tag=\"1\" id=\"a\"/>")])
    #expect((fixture.bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 1)
  }

  @Test func `in Bundle.main is the component's at run time`() throws {
    let fixture = try NibFixture(["Card.xib": NibFixture.xib("<view tag=\"1\" id=\"a\"/>")])
    #expect((Bundle.main.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 1)
    #expect(fixture.messages == [])
  }
}
