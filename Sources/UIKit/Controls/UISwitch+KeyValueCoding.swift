extension UISwitch {
  static let switchDescription = ClassDescription(UISwitch.self, name: "UISwitch")
    .frameInitializer { UISwitch(frame: $0) }
    .property("on", \.isOn)
    .property("isOn", \.isOn)
    .property("onTintColor", \.onTintColor)
    .property("thumbTintColor", \.thumbTintColor)
    .property("onImage", \.onImage)
    .property("offImage", \.offImage)
}
