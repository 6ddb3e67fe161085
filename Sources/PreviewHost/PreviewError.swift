import Foundation

/// Why there is no picture.
enum PreviewError: Error, CustomStringConvertible {
  /// The module has no class of that name.
  case missingClass(name: String, module: String)
  /// The class is neither a view nor a view controller.
  case notDrawable(String)
  /// Interface Builder makes views with `init(frame:)`, and the class has none.
  case noFrameInitializer(String)
  /// `init(coder:)` gave nothing.
  case failedInitializer(String)
  /// The size in points makes no picture.
  case impossibleSize(CGSize)
  /// The picture cannot be drawn or written.
  case noPicture(String)
  /// The document has no such scene or view, or none at all.
  case missingObject(String?)

  var description: String {
    switch self {
    case .missingClass(let name, let module): "the module \(module) has no class \(name)"
    case .notDrawable(let name): "\(name) is neither a UIView nor a UIViewController, so there is nothing to draw"
    case .noFrameInitializer(let name):
      "Use of unimplemented initializer 'init(frame:)' for class '\(name)': Interface Builder makes views with it; add "
        + "`override init(frame: CGRect)`, or draw it with `--mode runtime`"
    case .failedInitializer(let name): "init(coder:) of \(name) gave nil"
    case .impossibleSize(let size):
      "a picture of \(size.width)×\(size.height) points cannot be drawn; give the view a size between 1 and "
        + "\(PreviewStage.greatestSide) points"
    case .noPicture(let reason): "the picture cannot be made: \(reason)"
    case .missingObject(let id?): "the document has no scene or top-level view \(id)"
    case .missingObject(nil): "the document has no scene and no top-level view to draw"
    }
  }
}
