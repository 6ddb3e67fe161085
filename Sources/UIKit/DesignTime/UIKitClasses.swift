/// UIKit's classes, for key-value coding, nibs and layers.
package enum UIKitClasses {
  /// Makes the classes known. To be called once, in the warm host, before anything of a component runs.
  @MainActor package static func registerAll() {
    QuartzCoreClasses.registerAll()
    TextLayerBridge.connect()
    registerViews()
    registerLayout()
    registerContainers()
    registerControls()
    registerText()
  }

  @MainActor private static func registerViews() {
    UIResponder.responderDescription.register()
    UIView.viewDescription.register()
    UIWindow.windowDescription.register()
    UIScrollView.scrollViewDescription.register()
    UIVisualEffectView.visualEffectViewDescription.register()
    for description in UIGestureRecognizer.gestureDescriptions { description() }
  }

  @MainActor private static func registerLayout() {
    NSLayoutConstraint.constraintDescription.register()
    UIStackView.stackViewDescription.register()
  }

  @MainActor private static func registerControls() {
    UIControl.controlDescription.register()
    UIButton.buttonDescription.register()
    UIImageView.imageViewDescription.register()
    UIActivityIndicatorView.activityDescription.register()
    UITextField.textFieldDescription.register()
    UISwitch.switchDescription.register()
    UISlider.sliderDescription.register()
    UIProgressView.progressDescription.register()
    UISegmentedControl.segmentedDescription.register()
    UIPageControl.pageDescription.register()
    UIStepper.stepperDescription.register()
  }

  @MainActor private static func registerText() {
    UILabel.labelDescription.register()
    UITextView.textViewDescription.register()
  }

  @MainActor private static func registerContainers() {
    UIViewController.controllerDescription.register()
    UIBarItem.barItemDescription.register()
    UIBarButtonItem.barButtonItemDescription.register()
    UITabBarItem.tabBarItemDescription.register()
    UINavigationItem.navigationItemDescription.register()
    UINavigationBar.navigationBarDescription.register()
    UIToolbar.toolbarDescription.register()
    UITabBar.tabBarDescription.register()
    UINavigationController.navigationDescription.register()
    UITabBarController.tabBarControllerDescription.register()
    UISearchBar.searchBarDescription.register()
    UITableView.tableViewDescription.register()
    UITableViewCell.tableViewCellDescription.register()
    UITableViewController.tableViewControllerDescription.register()
    UICollectionView.collectionViewDescription.register()
    UICollectionViewCell.collectionCellDescription.register()
    UICollectionViewFlowLayout.flowLayoutDescription.register()
    UICollectionViewController.collectionControllerDescription.register()
  }
}
