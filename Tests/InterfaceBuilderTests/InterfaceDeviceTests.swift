import Foundation
import InterfaceBuilder
import Testing

@Suite struct `A device` {
  @Test func `is found by id or by a name it is sold under`() {
    #expect(InterfaceDevice.device(named: "retina6_1")?.portraitSize == CGSize(width: 414, height: 896))
    #expect(InterfaceDevice.device(named: "iPhone 15")?.id == "retina6_12")
    #expect(InterfaceDevice.device(named: "iphone_15")?.id == "retina6_12")
    #expect(InterfaceDevice.device(named: "iPhone 8 Plus")?.scale == 3)
    #expect(InterfaceDevice.device(named: "toaster") == nil)
  }

  @Test func `has size classes`() throws {
    let phone = try #require(InterfaceDevice.device(id: "retina4_7"))
    #expect(phone.traits() == InterfaceTraits(width: .compact, height: .regular))
    #expect(phone.traits(isLandscape: true) == InterfaceTraits(width: .compact, height: .compact))
    let large = try #require(InterfaceDevice.device(id: "retina6_1"))
    #expect(large.traits(isLandscape: true) == InterfaceTraits(width: .regular, height: .compact))
    #expect(try #require(InterfaceDevice.device(id: "ipad9_7")).traits().width == .regular)
  }

  @Test func `has a safe area that depends on the version that wrote the document`() {
    let phone = InterfaceDevice.standard
    #expect(phone.safeArea(plugInVersion: 17_126) == InterfaceInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(plugInVersion: 22_685).top == 48)
    #expect(phone.safeArea(isLandscape: true, plugInVersion: 22_685).left == 48)
    #expect(phone.size(isLandscape: true) == CGSize(width: 896, height: 414))
  }

  @Test func `has an id of its own`() {
    #expect(Set(InterfaceDevice.all.map(\.id)).count == InterfaceDevice.all.count)
  }
}
