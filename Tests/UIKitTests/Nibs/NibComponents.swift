import Foundation
import UIKit

/// The components that the nib tests load, with what the compiler's tables would say of them.
@MainActor enum NibComponents {
  static var bundle = Bundle.main
  static var log: [String] = []

  static func register() {
    ClassDescription(OwnedCard.self, name: "OwnedCard").frameInitializer { OwnedCard(frame: $0) }
      .property("contentView", \.contentView).property("titleLabel", \.titleLabel).register()
    ClassDescription(RootCard.self, name: "RootCard").frameInitializer { RootCard(frame: $0) }
      .property("titleLabel", \.titleLabel).property("title", \.title).property("parts", \.parts)
      .property("width", \.width).register()
    ClassDescription(ReplacedCard.self, name: "ReplacedCard").frameInitializer { ReplacedCard(frame: $0) }.register()
    ClassDescription(Gauge.self, name: "Gauge").designable().frameInitializer { Gauge(frame: $0) }
      .property("level", \.level).register()
    ClassDescription(PlainBox.self, name: "PlainBox").frameInitializer { PlainBox(frame: $0) }.register()
    ClassDescription(StartController.self, name: "StartController")
      .property("badge", \.badge).property("label", \.label)
      .method("tapped:") { controller, arguments in controller.tapped(argument(arguments, 0)) }
      .register()
  }
}

/// File's Owner of its nib; loads it in both initialisers and keeps its parts weakly.
final class OwnedCard: UIView {
  weak var contentView: UIView!
  weak var titleLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  override func awakeFromNib() { NibComponents.log.append("OwnedCard awake") }

  private func load() {
    NibComponents.bundle.loadNibNamed("OwnedCard", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// The class of the view at the top of its nib.
final class RootCard: UIView {
  weak var titleLabel: UILabel!
  var parts: [UIView] = []
  weak var width: NSLayoutConstraint!
  var title = "" {
    didSet {
      titleLabel.text = title
      NibComponents.log.append("title \(title)")
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibComponents.log.append("RootCard awake, title \(titleLabel.text ?? "")")
  }
}

/// Puts the view out of its nib in its own place while it is decoded.
final class ReplacedCard: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    return NibComponents.bundle.loadNibNamed("ReplacedCard", owner: nil, options: nil)?.first
  }
}

/// A designable that tells what is called.
final class Gauge: UIView {
  var level: CGFloat = 0 {
    didSet { NibComponents.log.append("level \(level), \(backgroundColor == nil ? "bare" : "coloured")") }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    NibComponents.log.append("Gauge frame \(Int(frame.width))")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibComponents.log.append("Gauge coder")
  }

  override func awakeFromNib() { NibComponents.log.append("Gauge awake") }
  override func prepareForInterfaceBuilder() { NibComponents.log.append("Gauge prepare") }
}

/// A class of the component that is not designable.
final class PlainBox: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibComponents.log.append("PlainBox coder")
  }
  override init(frame: CGRect) { super.init(frame: frame) }
}

/// The controller of a scene.
final class StartController: UIViewController {
  weak var label: UILabel!
  var badge = "" { didSet { NibComponents.log.append("badge \(badge)") } }

  func tapped(_ sender: Any?) { NibComponents.log.append("tapped") }
  override func awakeFromNib() { NibComponents.log.append("awake, label \(label == nil ? "nil" : "set")") }
  override func viewDidLoad() { NibComponents.log.append("viewDidLoad, label \(label?.text ?? "nil")") }
}
