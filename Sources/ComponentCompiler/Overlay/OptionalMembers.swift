/// The base names of optional members of UIKit's own protocols, which are called as `delegate?.name?(…)`.
enum OptionalMembers {
  static let names: Set<String> = [
    // UIScrollViewDelegate
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidEndZooming",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    // UITableViewDataSource, UITableViewDelegate, UICollectionView's
    "tableView", "numberOfSections", "sectionIndexTitles", "collectionView", "indexTitles",
    // UITextFieldDelegate
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
    "textField", "textFieldShouldClear", "textFieldShouldReturn", "textFieldDidChangeSelection",
    // UITextViewDelegate
    "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing",
    "textView", "textViewDidChange", "textViewDidChangeSelection",
    // UIGestureRecognizerDelegate
    "gestureRecognizerShouldBegin", "gestureRecognizer",
    // UISearchBarDelegate
    "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "searchBarBookmarkButtonClicked",
    // UIPickerViewDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate
    "pickerView", "tabBarController", "tabBar", "navigationController", "pageViewController",
    "presentationControllerDidDismiss", "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
    // CALayerDelegate, CAAnimationDelegate
    "animationDidStart", "animationDidStop", "layoutSublayers", "layerWillDraw",
  ]
}
