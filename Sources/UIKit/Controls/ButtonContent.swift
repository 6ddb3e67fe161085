/// What a button shows in each state. A state without a value of its own shows that of the normal state.
struct ButtonContent {
  /// The values of one property.
  struct Values<Value> {
    private var values: [UInt: Value] = [:]

    /// The value set for exactly that state.
    subscript(_ state: UIControl.State) -> Value? {
      get { values[state.rawValue] }
      set { values[state.rawValue] = newValue }
    }

    /// The value that shows in that state: its own, else the normal one.
    func shown(_ state: UIControl.State) -> Value? {
      self[state] ?? self[.normal]
    }
  }

  var titles = Values<String>()
  var attributedTitles = Values<NSAttributedString>()
  var titleColors = Values<UIColor>()
  var titleShadowColors = Values<UIColor>()
  var images = Values<UIImage>()
  var backgroundImages = Values<UIImage>()
  var symbolConfigurations = Values<UIImage.SymbolConfiguration>()
}
