import UIKit

/// What is shown while something loads, laid out in its xib.
class LoadingView: UIView {
  @IBOutlet weak var indicator: UIActivityIndicatorView!
  @IBOutlet weak var messageLabel: UILabel!
}

/// The view that storyboards place: it adds the loading view from the xib when the app wakes it, and when Interface
/// Builder prepares it.
@IBDesignable class LoadingSuperview: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    addXibView()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    addXibView()
  }

  func addXibView() {
    if let loadingView = Bundle(for: LoadingView.self)
      .loadNibNamed("\(LoadingView.self)", owner: nil, options: nil)?.first as? UIView
    {
      addSubview(loadingView)
      loadingView.frame = bounds
    }
  }
}
