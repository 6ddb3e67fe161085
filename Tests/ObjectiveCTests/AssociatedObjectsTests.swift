import Foundation
import ObjectiveC
import Testing

private final class Thing {
  var calls = 0
}

@Suite struct `An associated object` {
  private nonisolated(unsafe) static var key: UInt8 = 0
  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  @Test func `is found under its key until it is taken away`() {
    let thing = Thing()
    objc_setAssociatedObject(thing, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(thing, &Self.otherKey, 7, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(thing, &Self.key) as? String == "value")
    objc_setAssociatedObject(thing, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
    #expect(objc_getAssociatedObject(thing, &Self.otherKey) as? Int == 7)
    objc_removeAssociatedObjects(thing)
    #expect(objc_getAssociatedObject(thing, &Self.otherKey) == nil)
  }

  @Test func `is not another object's`() {
    for _ in 0..<500 {
      let thing = Thing()
      #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
      objc_setAssociatedObject(thing, &Self.key, Thing(), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `is let go where it is only assigned`() {
    let thing = Thing()
    objc_setAssociatedObject(thing, &Self.key, Thing(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
  }
}

@Suite struct `A selector given to Foundation` {
  private func describeThing() {
    ClassDescription(Thing.self, name: "Thing")
      .method("count:") { thing, _ in
        thing.calls += 1
        return nil
      }.register()
  }

  @Test func `is called for a notification while the observer lives`() {
    describeThing()
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var thing: Thing? = Thing()
    center.addObserver(thing as Any, selector: "count:", name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(thing?.calls == 1)
    weak let gone = thing
    thing = nil
    center.post(name: name, object: nil)
    #expect(gone == nil)
  }

  @Test func `is called by a timer`() {
    describeThing()
    let thing = Thing()
    let timer = Timer(timeInterval: 1, target: thing, selector: "count:", userInfo: nil, repeats: false)
    timer.fire()
    #expect(thing.calls == 1)
  }
}
