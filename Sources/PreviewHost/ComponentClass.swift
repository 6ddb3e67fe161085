import Foundation
import PreviewMessages
import UIKit

/// A class of a component's module that can be drawn.
@MainActor struct ComponentClass {
  /// The class itself: of a view, or of a view controller.
  let type: AnyClass
  /// `Module.Class`.
  let name: String

  /// The class of that plain name in a module. Throws ``PreviewError``.
  init(named plain: String, in module: PreviewModule?) throws {
    let qualified = module.map { "\($0.name).\(plain)" } ?? plain
    guard let type = ClassTable.type(named: qualified) ?? NSClassFromString(qualified) ?? ClassTable.type(named: plain)
    else { throw PreviewError.missingClass(name: plain, module: module?.name ?? "that was given") }
    guard type is UIView.Type || type is UIViewController.Type else { throw PreviewError.notDrawable(plain) }
    self.type = type
    name = ClassTable.qualifiedName(type)
  }

  /// Whether it is a view controller's.
  var isController: Bool { type is UIViewController.Type }

  /// Makes an instance as Interface Builder does, with `init(frame:)`. Throws ``PreviewError``.
  func make(frame: CGRect) throws -> UIView {
    guard let make = ClassTable.record(of: type)?.makeWithFrame, let view = make(frame) as? UIView else {
      throw PreviewError.noFrameInitializer(name)
    }
    return view
  }

  /// Makes a view controller as an app does: without a storyboard where `init()` serves, else as out of one. Throws
  /// ``PreviewError``.
  func makeController() throws -> UIResponder {
    guard let controller = ClassTable.record(of: type)?.make?() as? UIResponder else { return try decode(frame: nil) }
    return controller
  }

  /// Makes an instance as a nib does, with `init(coder:)` and a coder that has nothing in it but a frame; what
  /// `awakeAfter(using:)` replaces it by, where it does. Throws ``PreviewError``.
  func decode(frame: CGRect?) throws -> UIResponder {
    let coder = UINibDecoder.empty(frame: frame)
    let object: UIResponder? =
      switch type {
      case let type as UIView.Type: type.init(coder: coder)
      case let type as UIViewController.Type: type.init(coder: coder)
      default: nil
      }
    guard let object else { throw PreviewError.failedInitializer(name) }
    return object.awakeAfter(using: coder) as? UIResponder ?? object
  }
}
