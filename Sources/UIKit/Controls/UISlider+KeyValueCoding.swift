extension UISlider {
  static let sliderDescription = ClassDescription(UISlider.self, name: "UISlider")
    .frameInitializer { UISlider(frame: $0) }
    .property("value", \.value)
    .property("minimumValue", \.minimumValue)
    .property("maximumValue", \.maximumValue)
    .property("continuous", \.isContinuous)
    .property("minimumValueImage", \.minimumValueImage)
    .property("maximumValueImage", \.maximumValueImage)
    .property("minimumTrackTintColor", \.minimumTrackTintColor)
    .property("maximumTrackTintColor", \.maximumTrackTintColor)
    .property("thumbTintColor", \.thumbTintColor)
}
