// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
/// The words of the format, by the keys that take them.
public enum SceneWords {
  /// The words of `type`.
  public enum ControllerType: String, SceneConvertible {
    case view, navigation, tabBar, table, collection, split, page, hosting, reference, alert
  }

  /// The words of `preferredDisplayMode`.
  public enum PreferredDisplayMode: String, SceneConvertible {
    case automatic, secondaryOnly, oneBesideSecondary, twoBesideSecondary
  }

  /// The words of `pageTransition`.
  public enum PageTransition: String, SceneConvertible {
    case scroll, pageCurl
  }

  /// The words of `largeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, SceneConvertible {
    case automatic, always, never
  }

  /// The words of `edgesForExtendedLayout`.
  public enum EdgesForExtendedLayout: String, SceneConvertible {
    case none, top
  }

  /// The words of `statusBar`.
  public enum StatusBar: String, SceneConvertible {
    case light, dark
  }

  /// The words of `preferredStyle`.
  public enum PreferredStyle: String, SceneConvertible {
    case alert, actionSheet
  }

  /// The words of `kind`.
  public enum Kind: String, SceneConvertible {
    case
      view, label, button, imageView, icon, textField, textView, stackView, scrollView, tableView,
      collectionView, tableCell, collectionCell, reusableView, contentView, divider, spacer,
      containerView, `switch`, slider, stepper, colorWell, segmentedControl, progressView,
      activityIndicator, pageControl, pickerView, datePicker, searchBar, navigationBar, toolbar,
      tabBar, visualEffectView, webView, mapView, keyboard, glView, custom
  }

  /// The words of `role`.
  public enum Role: String, SceneConvertible {
    case surface, fill, accent, quiet, destructive, transparent, bars
  }

  /// The words of `intrinsicSize`.
  public enum IntrinsicSize: String, SceneConvertible {
    case none, measured
  }

  /// The words of `axis`.
  public enum Axis: String, SceneConvertible {
    case horizontal, vertical
  }

  /// The words of `distribution`.
  public enum Distribution: String, SceneConvertible {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The words of `alignment`.
  public enum Alignment: String, SceneConvertible {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The words of `contentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, SceneConvertible {
    case automatic, scrollableAxes, always, never
  }

  /// The words of `cellStyle`.
  public enum CellStyle: String, SceneConvertible {
    case `default`, subtitle, value1, value2
  }

  /// The words of `align`.
  public enum Align: String, SceneConvertible {
    case natural, left, center, right, trailing, justified
  }

  /// The words of `imagePlacement`.
  public enum ImagePlacement: String, SceneConvertible {
    case leading, trailing, top, bottom
  }

  /// The words of `contentMode`.
  public enum ContentMode: String, SceneConvertible {
    case
      scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The words of `cornerCurve`.
  public enum CornerCurve: String, SceneConvertible {
    case circular, continuous
  }

  /// The words of `maskedCorners`.
  public enum MaskedCorners: String, SceneConvertible {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The words of `direction`.
  public enum Direction: String, SceneConvertible {
    case leftToRight, rightToLeft
  }

  /// The words of `pin`.
  public enum Pin: String, SceneConvertible {
    case edges, center, safeArea, margins
  }

  /// The words of `resize`.
  public enum Resize: String, SceneConvertible {
    case left, width, right, top, height, bottom
  }

  /// The words of `style`.
  public enum SwipeActionStyle: String, SceneConvertible {
    case normal, destructive
  }

  /// The words of `direction`.
  public enum LayoutDirection: String, SceneConvertible {
    case vertical, horizontal
  }

  /// The words of `weight`.
  public enum Weight: String, SceneConvertible {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The words of `break`.
  public enum Break: String, SceneConvertible {
    case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle
  }

  /// The words of `heightClass`.
  public enum HeightClass: String, SceneConvertible {
    case compact, regular
  }

  /// The words of `direction`.
  public enum GradientDirection: String, SceneConvertible {
    case down, up, right, left, downRight, downLeft, upRight, upLeft
  }

  /// The words of `traits`.
  public enum Traits: String, SceneConvertible {
    case
      button, link, header, image, selected, staticText, keyboardKey, searchField, playsSound,
      startsMediaSession, summaryElement, updatesFrequently, adjustable, allowsDirectInteraction,
      causesPageTurn, notEnabled
  }

  /// The words of `spring`.
  public enum Spring: String, SceneConvertible {
    case smooth, snappy, bouncy
  }

  /// The words of `repeat`.
  public enum Repeat: String, SceneConvertible {
    case forever
  }

  /// The words of `extrapolate`.
  public enum Extrapolate: String, SceneConvertible {
    case clamp, extend, identity
  }

  /// The words of `edge`.
  public enum Edge: String, SceneConvertible {
    case left, right, top, bottom
  }

  /// The words of `edge`.
  public enum ScrollEdge: String, SceneConvertible {
    case top, bottom, left, right, leading, trailing
  }

  /// The words of `pace`.
  public enum Pace: String, SceneConvertible {
    case linear, easeIn = "ease-in", easeOut = "ease-out"
  }

  /// The words of `format`.
  public enum Format: String, SceneConvertible {
    case integer, twoDecimals = "two-decimals"
  }

  /// The words of `kind`.
  public enum TransitionKind: String, SceneConvertible {
    case push, pop, present, dismiss, dissolve, flip
  }

  /// The words of `mode`.
  public enum Mode: String, SceneConvertible {
    case linear, discrete, paced, cubic, cubicPaced = "cubic-paced"
  }

  /// The words of `style`.
  public enum AlertActionStyle: String, SceneConvertible {
    case `default`, cancel, destructive
  }

  /// The words of `style`.
  public enum MenuItemStyle: String, SceneConvertible {
    case `default`, destructive, disabled
  }

  /// The words of `kind`.
  public enum SegueKind: String, SceneConvertible {
    case embed, show, present, unwind
  }

  /// The words of `style`.
  public enum SegueStyle: String, SceneConvertible {
    case
      fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext, popover,
      menu, alert, actionSheet
  }

  /// The words of `transition`.
  public enum Transition: String, SceneConvertible {
    case coverVertical, crossDissolve, flipHorizontal
  }

  /// The words of `largestUndimmedDetent`.
  public enum LargestUndimmedDetent: String, SceneConvertible {
    case medium, large
  }

  /// The words of `arrowDirection`.
  public enum ArrowDirection: String, SceneConvertible {
    case up, down, left, right
  }

  /// The words of `to`.
  public enum To: String, SceneConvertible {
    case medium, large
  }

  /// The words of `scene`.
  public enum Scene: String, SceneConvertible {
    case
      sideMenu = "side-menu", pagingMenu = "paging-menu", tabs, articleHeader = "article-header",
      popup, structuredPage = "structured-page", imageEditor = "image-editor",
      cardFlip = "card-flip", accordion, zoom
  }

  /// The words of `orientation`.
  public enum Orientation: String, SceneConvertible {
    case portrait, landscape
  }
}
