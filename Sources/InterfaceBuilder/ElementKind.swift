/// What an element's name says about the object that it makes.
public enum ElementKind {
  /// UIKit's class for a view element; nil where the element is no view.
  public static func viewClass(_ element: String) -> String? { views[element] }

  /// UIKit's class for a view controller element; nil where the element is none.
  public static func viewControllerClass(_ element: String) -> String? { viewControllers[element] }

  /// UIKit's class for any object element; nil where the element makes no object or is not known.
  public static func objectClass(_ element: String) -> String? {
    views[element] ?? viewControllers[element] ?? others[element]
  }

  private static let views = [
    "activityIndicatorView": "UIActivityIndicatorView", "adBannerView": "ADBannerView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "button": "UIButton", "calendarView": "UICalendarView",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "colorWell": "UIColorWell", "containerView": "UIView", "datePicker": "UIDatePicker", "glkView": "GLKView",
    "imageView": "UIImageView", "label": "UILabel", "mapView": "MKMapView", "mtkView": "MTKView",
    "navigationBar": "UINavigationBar", "pageControl": "UIPageControl", "pickerView": "UIPickerView",
    "progressView": "UIProgressView", "refreshControl": "UIRefreshControl", "sceneKitView": "SCNView",
    "scrollView": "UIScrollView", "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl",
    "skView": "SKView", "slider": "UISlider", "stackView": "UIStackView", "stepper": "UIStepper",
    "switch": "UISwitch", "tabBar": "UITabBar", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "textField": "UITextField", "textView": "UITextView", "toolbar": "UIToolbar", "view": "UIView",
    "visualEffectView": "UIVisualEffectView", "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
  ]

  private static let viewControllers = [
    "avPlayerViewController": "AVPlayerViewController", "collectionViewController": "UICollectionViewController",
    "glkViewController": "GLKViewController", "hostingController": "UIHostingController",
    "navigationController": "UINavigationController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController",
    "tableViewController": "UITableViewController", "viewController": "UIViewController",
  ]

  private static let others = [
    "barButtonItem": "UIBarButtonItem", "customObject": "NSObject", "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem", "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
    "constraint": "NSLayoutConstraint", "searchDisplayController": "UISearchDisplayController",
    "viewLayoutGuide": "UILayoutGuide", "viewControllerLayoutGuide": "UILayoutGuide",
  ]
}

extension InterfaceElement {
  /// Whether the element makes a view. An unknown element in a list of views counts as one.
  public var isView: Bool {
    if ElementKind.viewClass(name) != nil { return true }
    return id != nil && name != "placeholder" && parent.map { InterfaceElement.viewLists.contains($0.name) } == true
      && parent?.parent?.name != "segmentedControl"
  }

  /// Whether the element makes a view controller.
  public var isViewController: Bool { ElementKind.viewControllerClass(name) != nil }

  /// UIKit's class for the element; `UIView` for an unknown kind of view.
  public var baseClass: String? { ElementKind.objectClass(name) ?? (isView ? "UIView" : nil) }

  /// The custom class, else UIKit's.
  public var className: String? { customClass ?? baseClass }
}
