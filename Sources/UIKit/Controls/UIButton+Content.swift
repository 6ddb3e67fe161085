extension UIButton {
  /// The title's font without another being set: 15 points for system buttons, 18 for custom ones.
  var defaultFont: UIFont {
    UIFont.systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  // Observers of properties do not run in initialisers, but do in these.

  func become(_ type: ButtonType) { buttonType = type }

  func adopt(_ configuration: Configuration) { self.configuration = configuration }

  func buttonTypeDidChange() {
    parts.label?.font = defaultFont
    if let symbol = BuiltInButtonImage(buttonType) { setImage(symbol.image, for: .normal) }
    contentDidChange()
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The title's colour where none was set: the tint for system buttons, white for custom ones.
  func defaultTitleColor(_ state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func contentDidChange() {
    showContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func bringConfigurationUpToDate() {
    guard configuration != nil else { return }
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  /// Gives the parts what they show in the present state.
  func showContent() {
    if let configuration { return show(configuration) }
    showTitle()
    showImages()
  }

  private func showTitle() {
    let attributed = currentAttributedTitle
    guard attributed != nil || currentTitle != nil || parts.label != nil else { return }
    let label = parts.label(in: self)
    if let attributed {
      label.attributedText = inheriting(attributed, label)
    } else {
      if label.text != currentTitle { label.text = currentTitle }
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    label.alpha = buttonType != .custom && isHighlighted ? 0.2 : 1
  }

  /// A title with attributes has the button's font and colour where it has none of its own.
  private func inheriting(_ title: NSAttributedString, _ label: UILabel) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: title)
    let whole = NSRange(location: 0, length: result.length)
    result.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes[.font] == nil { result.addAttribute(.font, value: label.font as Any, range: range) }
      if attributes[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: currentTitleColor, range: range)
      }
    }
    return result
  }

  private func showImages() {
    if currentImage != nil || parts.image != nil {
      let view = parts.imageView(in: self)
      view.image = currentImage.map(tinted)
      let isFaint = buttonType != .custom && !isEnabled
      view.tintColor = isFaint ? .tertiaryLabel : nil
      view.isHidden = currentImage == nil
      view.alpha = buttonType != .custom && isHighlighted ? 0.2 : 1
    }
    if currentBackgroundImage != nil || parts.background != nil {
      parts.backgroundView(in: self).image = currentBackgroundImage
    }
  }

  /// Images of system buttons are templates unless they say otherwise.
  private func tinted(_ image: UIImage) -> UIImage {
    guard buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
