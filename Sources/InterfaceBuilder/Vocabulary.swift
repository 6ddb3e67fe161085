/// The elements and attributes that Interface Builder is known to write.
///
/// A name outside of it is kept like any other and reported, since it may be misspelt or from a later Xcode.
enum Vocabulary {
  /// What in the elements is not known, at most so many, and each name once.
  static func warnings(for elements: [InterfaceElement], limit: Int) -> [InterfaceWarning] {
    var seen: Set<String> = []
    var warnings: [InterfaceWarning] = []
    for element in elements where warnings.count < limit {
      for words in unknown(in: element) where seen.insert(words).inserted {
        warnings.append(InterfaceWarning(message: words, line: element.line, column: element.column))
      }
    }
    return warnings
  }

  private static func unknown(in element: InterfaceElement) -> [String] {
    guard Vocabulary.elements.contains(element.name) else { return ["unknown element <\(element.name)> is left out"] }
    return element.attributes.keys.filter { !Vocabulary.attributes.contains($0) }.sorted()
      .map { "unknown attribute \($0) of <\(element.name)> is ignored" }
  }

  private static let elements = words(
    """
    accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView adBannerView adaptation
    alertController animations array arscnView arskView attributedString attributes audiovisualMediaTypes
    autoresizingMask avPlayerViewController backgroundConfiguration barAppearance barButtonItem
    barButtonItemAppearance blurEffect bool button buttonConfiguration calendarView capability cells class classes
    collectionReusableView collectionView collectionViewCell collectionViewCellContentView
    collectionViewCompositionalLayout collectionViewController collectionViewFlowLayout collectionViewLayout color
    colorWell command connections constraint constraints containerView contentUnavailableConfiguration customFonts
    customObject dataDetectorType dataDetectorTypes dataSet date datePicker dependencies deployment designable
    designables development device directionalEdgeInsets document dragInteraction dropInteraction edgeInset
    edgeInsets exclude exit extendedEdge float font fontDescription fragment frame freeformSimulatedSizeMetrics
    gestureRecognizers glkView glkViewController highlightedImage hostingController hoverGestureRecognizer image
    imageAsset imageReference imageSymbolConfiguration imageView include indentationBehavior
    inferredMetricsTieBreakers inset integer items keyCommand keyCommands label labelView
    largeContentViewerInteraction layoutGuides listContentConfiguration locale longPressGestureRecognizer mapView
    mask menu menuItem mtkView mutableArray mutableData mutableString namedColor navigationBar
    navigationBarAppearance navigationController navigationItem nil nonInferredMetrics objects offsetWrapper outlet
    outletCollection pageControl pageViewController pageViewControllerOptions panGestureRecognizer paragraphStyle
    pencilInteraction pickerView pinchGestureRecognizer placeholder plugIn point pongPressGestureRecognizer
    popoverArrowDirection popoverPassthroughViews preferredSymbolConfiguration progressView prototypes range real
    rect refreshControl relationship relationships resources rightBarButtonItems rotationGestureRecognizer scene
    sceneKitView scenes scopeButtonTitles scopeTitles screenEdgePanGestureRecognizer scrollView searchBar
    searchController searchDisplayController sections segment segmentedControl segments segue shadow
    simulatedFreeformSizeMetrics simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics
    simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
    simulatedTopBarMetrics size skView slider splitView splitViewController splitViewItem stackView state stepper
    string subviews swipeGestureRecognizer switch symbolConfiguration systemColor tab tabBar tabBarAppearance
    tabBarController tabBarItem tabBarItemAppearance tabGroup tableView tableViewCell tableViewCellContentView
    tableViewController tableViewHeaderFooterView tableViewSection tapGestureRecognizer textAttachment
    textAttributes textField textInputMode textInputTraits textView timeZone toolTipInteraction toolbar
    toolbarAppearance toolbarItem toolbarItems touchBar userDefinedRuntimeAttribute userDefinedRuntimeAttributes
    value variation vibrancyEffect view viewController viewControllerLayoutGuide viewControllerPlaceholder
    viewLayoutGuide visualEffectView visualEffectViewContentView webView window wkPreferences wkWebView
    wkWebViewConfiguration
    """)

  private static let attributes = words(
    """
    accessoryType actionName adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adjustsLetterSpacingToFitWidth adjustsTextSpacingToFitWidth alignment allowableMovement
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsDefaultTighteningForTruncation
    allowsEditingTextAttributes allowsFocus allowsFocusDuringEditing allowsLinkPreview allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous ambiguousLayout
    animates animating appearance appends apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets automaticallyUpdateForSelection
    automaticallyUpdatesConfiguration autoresizesArchivedViewToFullSize autoresizesSubviews axis background
    backgroundImage badgeValue barStyle base64-UTF8 baseWritingDirection baselineAdjustment baselineOffset
    behavioralStyle black blue borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonSize buttonType
    canCancelContentTouches cancelsTouchesInView catalog changesSelectionAsPrimaryAction clearButtonMode
    clearsContextBeforeDrawing clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor collectionClass
    colorLabel colorMatched colorPixelFormat colorSpace configurationType constant content
    contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment
    contentViewInsetsToSafeArea continuous cornerStyle countDownDuration currentPage customClass customColorSpace
    customModule customModuleProvider cyan dataMode datePickerMode defaultTabInterval defersCurrentPageDisplay
    definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded depthStencilPixelFormat
    destination destinationCreationSelector detailTextLabel direction directionalLockEnabled
    directionalPressGestureRecognizer discoverabilityTitle displayModeButtonVisibility distribution doubleSided down
    dragInteractionEnabled dynamicTypePreference edges editable editingAccessoryType editingInteractionConfiguration
    enableSetNeedsDisplay enabled enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars family firstAttribute firstItem
    firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY fontFeatureSettings
    footerTitle green hasAttributedTitle hasBorder headIndent header headerTitle height heightSizable hidden
    hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage hidesSharedBackground hidesWhenStopped
    highlightedImage hint horizontal horizontalCompressionResistancePriority horizontalHuggingPriority
    hyphenationFactor id identifier image imagePadding imagePlacement imageView indentationLevel indentationWidth
    indicatorStyle inheritsFrom initialViewController input inputAssistantItem insetsContentViewsToSafeArea
    insetsLayoutMarginsFromSafeArea key keyEquivalent keyPath keyboardDismissMode keyboardKey keyboardType kind
    label landscapeImage largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles launchScreen
    layout layoutMarginsFollowReadableWidth leading left length lineBreakMode lineHeightMultiple lineSpacing link
    location macIdiomStyle magenta mapType maskedCorners maxValue maxX maxY maximumDate maximumLineHeight
    maximumNumberOfTouches maximumValue maximumValueImage maximumZoomScale metaFont minToolsVersion minValue minX
    minY minimumDate minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumValue
    minimumValueImage minimumZoomScale minuteInterval misplaced modalInPresentation modalPresentationStyle
    modalTransitionStyle modifierFlags momentary multipleTouchEnabled multiplier name navigationBarHidden
    navigationOrientation none notEnabled numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired
    on opaque orientation pageIndicatorTintColor pageSpacing pagingEnabled paragraphSpacing paragraphSpacingBefore
    passwordRules placeholder placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicSize
    placeholderIntrinsicWidth pointSize pointerInteraction popoverAnchorBarButtonItem popoverAnchorView
    preferredBehavioralStyle preferredContentMode preferredDisplayMode preferredFramesPerSecond
    preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction preferredStyle preferredVibrancy prefersLargeTitles
    prefersSideBySide prefetchingEnabled presentsWithGesture preservesSuperviewLayoutMargins primaryBackgroundStyle
    primaryEdge priority progress progressImage progressViewStyle prompt prompted property propertyAccessControl
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation relationship
    remembersLastFocusedIndexPath renderingMode resizesToFitContent restorationIdentifier returnKeyType
    reuseIdentifier reversesTitleShadowWhenHighlighted right role roundsToStraightLine rowHeight scale sceneID
    sceneMemberID scrollDirection scrollEnabled searchBarStyle searchField secondAttribute secondItem secondaryText
    sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexMinimumDisplayRowCount
    sectionInsetReference secureTextEntry segmentControlStyle selectable selected selectedImage selectedSegmentIndex
    selectionFollowsFocus selectionStyle selector semanticContentAttribute separatorInsetReference separatorStyle
    shouldIndentWhileEditing showsActivityIndicator showsCancelButton showsExpansionTextWhenTruncated
    showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction showsReorderControl
    showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted showsVerticalScrollIndicator
    simulatedAppContext size smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType
    spellCheckingType spineLocation splitViewControllerStyle springLoaded staticText statusBarStyle stepValue
    storyboardIdentifier storyboardName strokeWidth style subtitle summaryElement symbolScale symbolType symbolic
    systemColor systemItem systemVersion tableViewCell tag tailIndent targetRuntime text textAlignment
    textContentType textDragInteraction textLabel textStyle tighteningFactor tighteningFactorForTruncation
    timeIntervalSinceReferenceDate title titleAlignment titlePadding titleVisibility toolTip toolbarHidden
    toolsVersion top trackImage trailing transitionStyle translatesAutoresizingMaskIntoConstraints translucent type
    underlineStyle unwindAction up useAutolayout useCurrentDate useDefaultBackground useSafeAreas
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled userLabel
    usesAttributedText value verifyAmbiguity version vertical verticalCompressionResistancePriority
    verticalHuggingPriority verticalScrollElasticity videoGravity weight white width widthSizable wraps x
    xcode11CocoaTouchSystemColor y yellow
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
