/// Sizes of controls that changed from one version of iOS to another.
@MainActor struct ControlMetrics {
  /// The size of a switch.
  var switchSize = CGSize(width: 51, height: 31)
  /// The size of a stepper.
  var stepperSize = CGSize(width: 94, height: 32)
  /// The height of a segmented control, without the point that its frame has below.
  var segmentedHeight: CGFloat = 31
  /// The height of a slider, without what its frame has around it.
  var sliderHeight: CGFloat = 33
  /// What a slider's frame has around what constraints align.
  var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  /// The height of a progress bar.
  var progressHeight: CGFloat = 4
  /// The least height of a text field with a rounded frame.
  var roundedFieldHeight: CGFloat = 34
  /// The height of a toolbar.
  var toolbarHeight: CGFloat = 44
  /// The height of a search bar.
  var searchBarHeight: CGFloat = 56
  /// The sizes of a page control.
  var pageControl = PageControlMetrics()
  /// What a text field without a frame has above and below a line of 15 points or more, together.
  var plainFieldRoom: CGFloat = 1.5

  /// The sizes of iOS 17.
  static let current = ControlMetrics()

  /// The sizes of iOS 17.
  init() {}

  /// The sizes that Interface Builder laid out with, by the version of its plug-in that wrote a document; as frames
  /// stored in documents show.
  init(plugInVersion: Int) {
    if plugInVersion < 13_000 { searchBarHeight = 44 }
    if plugInVersion < 15_000 {
      stepperSize.height = 29
      segmentedHeight = 28
      roundedFieldHeight = 30
      plainFieldRoom = 0
    }
    if plugInVersion >= 15_000 { toolbarHeight = 49 }
    if plugInVersion < 16_000 { progressHeight = 2 }
    if plugInVersion < 17_000 { pageControl = .old }
    if plugInVersion < 23_700 { sliderHeight = 30 }
    if plugInVersion >= 24_000 {
      switchSize = CGSize(width: 63, height: 28)
      sliderHeight = 34
      sliderInsets = .zero
      searchBarHeight = 64
    }
  }
}

/// A control whose size depends on the version of iOS.
@MainActor protocol ControlMetricsAdopting: UIView {
  /// The sizes that count.
  var metrics: ControlMetrics { get set }
}

extension UISwitch: ControlMetricsAdopting {}
extension UISlider: ControlMetricsAdopting {}
extension UIStepper: ControlMetricsAdopting {}
extension UISegmentedControl: ControlMetricsAdopting {}
extension UIProgressView: ControlMetricsAdopting {}
extension UITextField: ControlMetricsAdopting {}
extension UIToolbar: ControlMetricsAdopting {}
extension UISearchBar: ControlMetricsAdopting {}
extension UIPageControl: ControlMetricsAdopting {}
