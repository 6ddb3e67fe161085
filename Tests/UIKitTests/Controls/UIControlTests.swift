import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A control` {
  final class Target: UIResponder {
    var calls: [String] = []

    static let targetDescription = ClassDescription(Target.self, name: "ControlTestTarget")
      .method("tapped:") { target, arguments in
        target.calls.append("tapped \(arguments.first.flatMap { $0 } is UIControl)")
        return nil
      }
  }

  let control = UIControl(frame: .zero)
  let target = Target()

  init() { Target.targetDescription.register() }

  @Test func `calls the methods of its targets on their events`() {
    control.addTarget(target, action: "tapped:", for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.calls.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped true"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 1)
  }

  @Test func `runs actions with itself as the sender`() {
    var senders: [AnyObject?] = []
    control.addAction(UIAction { senders.append($0.sender as AnyObject?) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === control)
  }

  @Test func `tells its state from its flags`() {
    #expect(control.state == .normal)
    (control.isEnabled, control.isSelected) = (false, true)
    #expect(control.state == [.disabled, .selected])
  }
}
