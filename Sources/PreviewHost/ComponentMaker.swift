import Foundation
import PreviewMessages
import UIKit

/// Makes a component and sets it up, in the order of Interface Builder or of the app.
@MainActor struct ComponentMaker {
  private let component: ComponentClass
  private let request: PreviewRequest

  init(_ component: ComponentClass, _ request: PreviewRequest) {
    self.component = component
    self.request = request
  }

  /// A view or a view controller, ready for layout. Throws ``PreviewError``.
  func make(_ issues: IssueCollector) throws -> UIResponder {
    // Never empty: a view that loads a nib in `init(frame:)` and fits it to its bounds by autoresizing would lose the
    // nib's proportions for good.
    let size = request.size.map { CGSize(width: $0.width, height: $0.height) } ?? PreviewStage.standardSize
    let frame = CGRect(origin: .zero, size: size)
    // A controller's code runs only in the app; Interface Builder never makes one, so there is but one way.
    let isDesigned = request.mode == .design && !component.isController
    let object: UIResponder =
      if component.isController { try component.makeController() } else if isDesigned {
        try component.make(frame: frame)
      } else { try component.decode(frame: frame) }
    for setting in request.settings { apply(setting, to: object, issues) }
    if isDesigned { object.prepareForInterfaceBuilder() } else if !component.isController { object.awakeFromNib() }
    return object
  }

  private func apply(_ setting: PropertySetting, to object: UIResponder, _ issues: IssueCollector) {
    let value = PropertyText(setting.value).value(for: setting.key, of: object)
    do {
      try KeyValueCoder.catching { object.setValue(value, forKeyPath: setting.key) }
    } catch {
      issues.add(
        PreviewDiagnostic(
          .warning,
          "Ignoring user defined runtime attribute for key path \"\(setting.key)\" on instance of \"\(component.name)\". "
            + "Hit an exception when attempting to set its value: \(error)"))
    }
  }
}
