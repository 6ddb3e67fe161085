import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite struct `A view without constraints in a document` {
  @Test func `keeps its frame and follows its autoresizing mask`() throws {
    let label = """
      <label text="Hue" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="30" y="40" width="90" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></label>
      """
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(label)</subviews></view>
      """
    let fixture = try NibFixture(["Fixed.xib": NibFixture.xib(root)])
    let subject = try #require(fixture.subject("Fixed.xib").load())
    subject.show(at: subject.storedSize)
    let stored = try #require(subject.inspect().first { $0.id == "label" })
    #expect(stored.frame == CGRect(x: 30, y: 40, width: 90, height: 21))
    #expect(!stored.isAmbiguous)
    subject.show(at: CGSize(width: 340, height: 200))
    let wider = try #require(subject.inspect().first { $0.id == "label" })
    #expect(wider.frame == CGRect(x: 70, y: 40, width: 90, height: 21))
  }
}
