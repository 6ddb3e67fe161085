import Foundation
import PreviewMessages
import UIKit

/// The window in which a preview gets its size, its traits and its layout.
@MainActor struct PreviewStage {
  /// The greatest width and height of a view, in points.
  nonisolated static let greatestSide: CGFloat = 8192
  /// The greatest width and height of a picture, in pixels; the daemon's side takes no greater one.
  nonisolated static let greatestPixels: CGFloat = 16384
  /// The size of a view that has none of its own and is given none, in points.
  nonisolated static let standardSize = CGSize(width: 240, height: 128)

  /// What is drawn.
  let view: UIView
  /// The view's own size in points, −1 on an axis without one; `nil` for a controller's view.
  let intrinsicContentSize: PreviewSize?
  private let window: UIWindow

  /// Lays out a view, in the size asked for or else its own, or a view controller's view, in the size asked for or else
  /// the screen's.
  init(_ subject: UIResponder, size: PreviewSize?) {
    let asked = size.map { CGSize(width: $0.width, height: $0.height) }
    if let controller = subject as? UIViewController {
      intrinsicContentSize = nil
      window = UIWindow(frame: CGRect(origin: .zero, size: asked ?? UIScreen.main.bounds.size))
      window.rootViewController = controller
      view = controller.view
    } else {
      view = subject as? UIView ?? UIView()
      let own = view.intrinsicContentSize
      intrinsicContentSize = PreviewSize(width: Self.plain(own.width), height: Self.plain(own.height))
      let size = asked ?? Self.size(intrinsic: own)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      view.frame = CGRect(origin: .zero, size: size)
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    settle()
  }

  /// Lays out a scene or view of a document in that size.
  init(_ root: LoadedRoot, size: CGSize) {
    view = root.view
    let own = root.view.intrinsicContentSize
    intrinsicContentSize = PreviewSize(width: Self.plain(own.width), height: Self.plain(own.height))
    window = root.show(at: size)
    window.makeKeyAndVisible()
    settle()
  }

  /// Each axis by itself: the intrinsic size where there is one, else the standard size.
  static func size(intrinsic: CGSize) -> CGSize {
    CGSize(
      width: intrinsic.width > 0 ? intrinsic.width : standardSize.width,
      height: intrinsic.height > 0 ? intrinsic.height : standardSize.height)
  }

  /// Lays out, lets run what was put off to the main queue, and lays out again what that has changed.
  private func settle() {
    window.layoutIfNeeded()
    for _ in 0..<Self.greatestTurns where RunLoop.main.run(mode: .default, before: Date()) {}
    window.layoutIfNeeded()
  }

  private static let greatestTurns = 3

  /// JSON has no infinite numbers.
  private static func plain(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : -1 }
}
