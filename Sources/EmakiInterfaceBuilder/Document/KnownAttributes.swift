/// The attributes that Interface Builder writes on views and constraints.
///
/// Most say nothing about the picture; they are listed so that only a new one is reported.
enum KnownAttributes {
  /// Whether an attribute is one of them.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = Set(
    [identity, layout, look, text, controls, scrolling, behaviour].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).map(String.init))

  private static let identity = """
    id key customClass customModule customModuleProvider userLabel restorationIdentifier
    reuseIdentifier identifier tag sceneMemberID storyboardIdentifier title type catalog
    simulatedAppContext verifyAmbiguity misplaced ambiguous placeholder propertyAccessControl
    customObjectInstantitationMethod colorLabel notes
    """

  private static let layout = """
    translatesAutoresizingMaskIntoConstraints fixedFrame autoresizesSubviews
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea semanticContentAttribute
    layoutMarginsFollowReadableWidth viewLayoutMarginsFollowReadableWidth
    firstItem firstAttribute secondItem secondAttribute relation constant multiplier priority
    symbolic symbolType axis distribution alignment spacing spacingType baselineRelativeArrangement
    layoutMarginsRelativeArrangement isLayoutMarginsRelativeArrangement
    """

  private static let look = """
    alpha hidden opaque clipsSubviews contentMode clearsContextBeforeDrawing tintAdjustmentMode
    highlighted selected enabled barStyle translucent appearanceType overrideUserInterfaceStyle
    hasAttributedTitle maximumContentSizeCategory minimumContentSizeCategory
    """

  private static let text = """
    text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit
    minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth usesAttributedText
    preferredMaxLayoutWidth adjustsFontForContentSizeCategory allowsDefaultTighteningForTruncation
    borderStyle clearButtonMode clearsOnBeginEditing editable selectable
    allowsEditingTextAttributes showsExpansionTextWhenTruncated lineBreakStrategy findInteractionEnabled
    enablesMarqueeWhenAncestorFocused layoutManager background
    """

  private static let controls = """
    contentHorizontalAlignment contentVerticalAlignment buttonType image highlightedImage
    showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted
    adjustsImageWhenDisabled showsMenuAsPrimaryAction pointerInteraction springLoaded role
    changesSelectionAsPrimaryAction adjustsImageSizeForAccessibilityContentSizeCategory
    on value minValue maxValue minimumValue maximumValue stepValue continuous wraps autorepeat
    minimumValueImage maximumValueImage progress progressImage trackImage progressViewStyle
    segmentControlStyle selectedSegmentIndex apportionsSegmentWidthsByContent momentary
    numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay backgroundStyle direction
    allowsContinuousInteraction style animating hidesWhenStopped datePickerMode minuteInterval
    sliderStyle preferredIndicatorImage preferredCurrentIndicatorImage supportsAlpha supportsEyedropper
    hidesShadow preferredImageDynamicRange buttonSize useCurrentDate countDownDuration roundsToMinuteInterval showsSelectionIndicator searchBarStyle
    showsScopeBar showsCancelButton showsBookmarkButton showsSearchResultsButton
    searchResultsButtonSelected prompt largeTitles prefersLargeTitles itemPositioning itemSpacing
    itemWidth preferredStyle toolTip titleShadowOffset symbolAnimationEnabled preferredBehavioralStyle
    """

  private static let scrolling = """
    scrollEnabled pagingEnabled directionalLockEnabled bounces alwaysBounceVertical
    alwaysBounceHorizontal bouncesZoom minimumZoomScale maximumZoomScale
    showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle delaysContentTouches
    canCancelContentTouches keyboardDismissMode scrollsToTop contentInsetAdjustmentBehavior
    automaticallyAdjustsScrollIndicatorInsets contentViewInsetsToSafeArea dataMode rowHeight
    sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
    estimatedSectionFooterHeight separatorStyle separatorInsetReference allowsSelection
    allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
    sectionIndexMinimumDisplayRowCount prefetchingEnabled remembersLastFocusedIndexPath dragInteractionEnabled
    selectionFollowsFocus allowsFocus allowsFocusDuringEditing fillerRowHeight sectionHeaderTopPadding selfSizingInvalidation
    bouncesHorizontally bouncesVertically transfersVerticalScrollingToParent transfersHorizontalScrollingToParent
    allowsKeyboardScrolling verticalScrollIndicatorInsets
    accessoryType editingAccessoryType selectionStyle indentationLevel indentationWidth
    shouldIndentWhileEditing hidesAccessoryWhenEditing showsReorderControl focusStyle textLabel
    showsSelectionImmediatelyOnTouchBegin detailTextLabel imageView tableViewCell collectionViewCell cellLayoutMarginsFollowReadableWidth
    minimumLineSpacing minimumInteritemSpacing scrollDirection gradientBackground
    """

  private static let behaviour = """
    userInteractionEnabled multipleTouchEnabled exclusiveTouch allowsBackForwardNavigationGestures
    allowsLinkPreview mapType pitchEnabled rotateEnabled zoomEnabled showsCompass showsScale
    showsBuildings showsPointsOfInterest showsTraffic showsUserLocation colorPixelFormat
    depthStencilPixelFormat enableSetNeedsDisplay drawableColorFormat drawableDepthFormat
    drawableStencilFormat drawableMultisample sampleCount scalesPageToFit dataDetectorTypes
    allowsInlineMediaPlayback mediaPlaybackRequiresUserAction suppressesIncrementalRendering
    keyboardDisplayRequiresUserAction paginationBreakingMode paginationMode wantsBestResolutionOpenGLSurface
    antialiasingMode autoenablesDefaultLighting allowsCameraControl jitteringEnabled
    preferredFramesPerSecond accessibilityIdentifier isAccessibilityElement asynchronous
    ignoresSiblingOrder wantsDefaultLighting rendersContinuously focusGroupIdentifier
    largeContentTitle showsLargeContentViewer autoResizeDrawable framebufferOnly
    presentsWithTransaction paused multisamplingMode antialiasing
    """
}
