/// The round, shadowed knob of switches and sliders. The shadow comes near that in pictures of a switch on a device.
@MainActor enum ThumbLook {
  static func apply(to layer: CALayer, color: UIColor, _ traits: UITraitCollection) {
    layer.backgroundColor = color.resolvedColor(with: traits).cgColor
    layer.cornerRadius = 13.5
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.13, 4, CGSize(width: 0, height: 3))
  }
}
