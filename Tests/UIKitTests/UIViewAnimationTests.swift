import Testing
import UIKit

@MainActor @Suite struct `Animations` {
  @Test func `are finished at once`() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.25 }, completion: { finished = $0 })
    #expect(view.alpha == 0.25 && finished == true)
  }

  @Test func `that repeat do not end`() {
    var ended = false
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {}) { _ in ended = true }
    #expect(!ended)
  }

  @Test func `that start themselves again come to an end`() {
    var rounds = 0
    func pulse() {
      UIView.animate(withDuration: 1, animations: { rounds += 1 }, completion: { _ in pulse() })
    }
    pulse()
    #expect(rounds > 1 && rounds < 100)
  }

  @Test func `of an animator are made when it starts`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5 && position == .end && animator.state == .inactive)
  }
}
