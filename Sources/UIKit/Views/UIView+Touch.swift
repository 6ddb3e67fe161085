extension UIView {
  func replaceGestureRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in recognizers { recognizer.view = nil }
    recognizers = []
    for recognizer in new { attach(recognizer) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    recognizers.removeAll { $0 === recognizer }
  }

  func attach(_ interaction: UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
