import Foundation
import PreviewMessages
import UIKit

/// Looks whether a view that came out empty would have content had it been made with the other initialiser: a nib or
/// subviews that are set up in only one of the two are a common mistake.
@MainActor struct InitializerComparison {
  private let component: ComponentClass
  private let request: PreviewRequest

  init(_ component: ComponentClass, _ request: PreviewRequest) {
    self.component = component
    self.request = request
  }

  /// Whether nothing in the view could have been drawn but its background.
  static func isWorthwhile(for view: UIView) -> Bool {
    guard view.subviews.isEmpty, (view.layer.sublayers ?? []).isEmpty, view.layer.contents == nil else { return false }
    return !view.drawsItself && type(of: view.layer) == CALayer.self
  }

  /// Makes a second instance. It may crash, as an `init(coder:)` that is not implemented does: so nothing may depend on
  /// its return.
  func run() -> [PreviewDiagnostic] {
    let isDesign = request.mode == .design
    let frame = CGRect(origin: .zero, size: PreviewStage.standardSize)
    let other = isDesign ? try? component.decode(frame: frame) as? UIView : try? component.make(frame: frame)
    guard let other, !Self.isWorthwhile(for: other) else { return [] }
    let name = component.name
    let message =
      isDesign
      ? "\(name) sets up its content only in init(coder:); Interface Builder uses init(frame:), so nothing is drawn. "
        + "Do the same in both initializers"
      : "\(name) sets up its content only in init(frame:); a nib uses init(coder:), so nothing is drawn. "
        + "Do the same in both initializers"
    return [PreviewDiagnostic(.warning, message)]
  }
}
