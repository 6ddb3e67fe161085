import Foundation
import Testing
import UIKit

@MainActor @Suite struct `An exception of a nib` {
  /// What a process that must fail says.
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `names a key that the owner does not have`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture([
        "Card.xib": NibFixture.xib(
          owner: "OwnedCard", outlets: "<outlet property=\"gone\" destination=\"a\" id=\"1\"/>", "<view id=\"a\"/>")
      ])
      fixture.bundle.loadNibNamed("Card", owner: PlainBox(frame: .zero), options: nil)
    }
    #expect(words(result).contains("NSUnknownKeyException"))
    #expect(
      words(result).contains(
        "[<UIKitTests.PlainBox 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone."
      ))
  }

  @Test func `names NSObject where there is no owner`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture([
        "Card.xib": NibFixture.xib(
          owner: "OwnedCard", outlets: "<outlet property=\"contentView\" destination=\"a\" id=\"1\"/>",
          "<view id=\"a\"/>")
      ])
      fixture.bundle.loadNibNamed("Card", owner: nil, options: nil)
    }
    #expect(words(result).contains("[<NSObject 0x…> setValue:forUndefinedKey:]"))
  }

  @Test func `names a nib that is not in the bundle`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture(["Card.xib": NibFixture.xib("")])
      fixture.bundle.loadNibNamed("Other", owner: nil, options: nil)
    }
    #expect(
      words(result).contains("Could not load NIB in bundle: 'NSBundle <Kit.framework> (loaded)' with name 'Other'"))
  }

  @Test func `says that a nib loads itself, rather than overflow the stack`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture([
        "OwnedCard.xib": NibFixture.xib(
          owner: "OwnedCard", outlets: "<outlet property=\"contentView\" destination=\"a\" id=\"1\"/>",
          "<view customClass=\"OwnedCard\" id=\"a\"/>")
      ])
      withExtendedLifetime(fixture) { _ = OwnedCard(frame: .zero) }
    }
    #expect(words(result).contains("the nib 'OwnedCard' loads itself"))
    #expect(words(result).contains("Set File's Owner to OwnedCard"))
  }

  @Test func `says that the main bundle is the tool's at design time`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture(["Card.xib": NibFixture.xib("")], mode: .design)
      DesignTime.report = { issue in FileHandle.standardError.write(Data("told: \(issue.message)\n".utf8)) }
      withExtendedLifetime(fixture) { _ = Bundle.main.loadNibNamed("Card", owner: nil, options: nil) }
    }
    #expect(words(result).contains("told: 'Card' is not in Bundle.main"))
    #expect(words(result).contains("Could not load NIB in bundle"))
  }

  @Test func `names a storyboard identifier that does not exist`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = try NibFixture(["Main.storyboard": NibFixture.storyboard(initial: "a", [])])
      _ = UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateViewController(withIdentifier: "Gone")
    }
    #expect(words(result).contains("doesn't contain a view controller with identifier 'Gone'"))
  }
}
