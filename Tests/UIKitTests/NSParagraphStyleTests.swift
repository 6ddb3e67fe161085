import Testing
import UIKit

@Suite struct `A paragraph style` {
  @Test func `equals another of the same values`() {
    let one = NSMutableParagraphStyle()
    one.lineSpacing = 4
    #expect(one != NSParagraphStyle.default)
    #expect((one.copy() as? NSParagraphStyle) == one)
  }

  @Test func `is independent of its copy`() throws {
    let one = NSMutableParagraphStyle()
    let copy = try #require(one.mutableCopy() as? NSMutableParagraphStyle)
    copy.alignment = .center
    #expect(one.alignment == .natural)
    one.setParagraphStyle(copy)
    #expect(one.alignment == .center)
  }

  @Test func `keeps tab stops in order`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 50])
  }
}
