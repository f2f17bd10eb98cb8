internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes

/// The behaviour in which the canvas of one Interface Builder differs from another's.
///
/// The initial values are those of the oldest files; `table` holds the changes of each Xcode. All
/// are read off saved frames. Lengths are points.
struct CanvasHabits: Sendable, Hashable {
  // MARK: Letters

  /// The letters of the system.
  var systemFont = SystemFont.helveticaNeue
  /// Pixels a point to which lines of xibs are rounded on canvases in whole points.
  var lineScaleOfXibs = 1.0
  /// Whether the last line of a label does not hold a single word.
  var avoidsLoneWords = false
  /// Whether labels of one line take whole points; see `CanvasGrid`.
  var hasWholePointLabels = true
  /// Whether text styles are at the smallest size where the file names none.
  var showsSmallestText = false

  // MARK: Controls

  /// The alignment rectangle of a switch.
  var switchSize = Size(width: 49, height: 31)
  /// The height of a slider's alignment rectangle.
  var sliderHeight = 30.0
  /// How far a slider reaches out of it.
  var sliderInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
  /// The height of a segmented control's alignment rectangle.
  var segmentHeight = 28.0
  /// The height of a stepper.
  var stepperHeight = 29.0
  /// The height of a progress view.
  var progressHeight = 2.0
  /// Whether page controls are their dots of 7 points with 9 points between them.
  var hasBareDots = true
  /// The height of a search bar's field with its margins.
  var searchBarHeight = 44.0
  /// Whether date pickers that name no style are compact.
  var datePickersAreCompact = false
  /// The height of a compact date picker.
  var compactDateHeight = 35.0
  /// Whether the marks of information and adding are pictures, not symbols.
  var marksArePictures = true
  /// Whether text fields are 30 points high, bare ones no higher than their line.
  var hasLowFields = true
  /// The height of a text field without a border that holds no text; `nil` where it is that of its
  /// line.
  var emptyFieldHeight: Double?

  // MARK: Bars

  /// The height of a navigation bar.
  var navigationBarHeight = 44.0
  /// The height of a navigation bar that is a view on a tablet.
  var padBarHeight = 44.0
  /// The height of a toolbar that is a view on a notched phone.
  var notchToolbarHeight = 44.0
  /// The height that a toolbar around a controller takes on devices with a home button.
  var simulatedToolbarHeight = 44.0
  /// Where the navigation bar of a sheet ends.
  var sheetBar = 56.0
  /// The same of one with a large title.
  var largeSheetBar = 108.0

  // MARK: Edges of the screen

  /// The status bar of phones with a home button.
  var phoneStatusBar = 20.0
  /// The same over top-level views of xibs that are not as large as the screen.
  var looseStatusBar = 0.0
  /// Whether a controller can take the status bar away.
  var canHideStatusBar = true
  /// Whether there is one over what a container view shows on the canvas of a device.
  var embeddedHasStatusBar = true
  /// Whether there is one over what a segue presents on the whole screen.
  var presentedHasStatusBar = true
  /// Whether a notch covers what a container view shows.
  var embeddedHasNotch = false
  /// Whether there is one over what a container view shows on the square canvas.
  var embeddedSquareHasStatusBar = true
  /// Whether there is one over the square canvas.
  var squareHasStatusBar = true
  /// Whether all notches are 44 points high.
  var hasEqualNotches = true
  /// The height that a tab bar takes on a notched phone in landscape.
  var lowTabBarHeight = 49.0
  /// How often the notch and home indicator of an upright phone are counted.
  var notchCount = 1.0
  /// Whether iPhones of 6.7 inches have the screen and the island of the later ones.
  var hasTallPlusPhones = false
  /// Whether the edges of the device cover cells of collections in xibs that have a safe area.
  var safeCellsAreCovered = false
  /// Whether the edges of the device cover headers and footers of collections in xibs.
  var reusableViewsAreCovered = false
  /// Whether the home indicator covers views and controllers no wider than the screen that have
  /// custom sizes.
  var looseViewsHaveIndicator = false
  /// Whether sheets are shown as sheets.
  var showsSheets = false
  /// Whether the home indicator covers sheets with a navigation bar.
  var sheetsWithBarsHaveIndicator = true
  /// Whether no edge of the device touches what is presented.
  var presentsAlone = false

  // MARK: Cells

  /// Whether cells of storyboards have the margins of their table.
  var storyboardCellsFollowTables = false
  /// Whether cells of xibs have.
  var xibCellsFollowTables = false
  /// Whether cells have that do not ask for them.
  var allCellsFollowTables = false
  /// The margins above and below a cell's content.
  var cellMargin = 8.0
  /// The margins beside the content of narrow cells whose table is a controller's root.
  var rootTableCellSide = 15.0
  /// The same of cells whose table lies in another view.
  var nestedTableCellSide = 15.0
  /// The same of cells of xibs, which have no table.
  var looseCellSide = 16.0
  /// Whether a cell of a xib that does not ask for its table's margins has those of its width.
  var looseCellsStandAlone = true
  /// Whether wide cells of phones have the wide margins.
  var hasWideCells = false
  /// Whether cells of tablets and of phones in landscape have them.
  var hasWideCellsOnPads = true
  /// Whether a pixel below a cell's content is the separator's.
  var hasSeparatorPixel = true
  /// Whether it is so in xibs with size classes.
  var xibsHaveSeparatorPixel = true
  /// The part of a cell's width that a chevron takes, on narrow phones.
  var chevronWidth = 34.0

  // MARK: Margins and constraints

  /// Whether the square canvas has the margins of a narrow phone.
  var squareIsNarrow = true
  /// Whether the canvas counts in whole points where no device is named.
  var countsWholePoints = true
  /// Whether safe areas add to margins.
  var hasSafeAreas = false
  /// Whether symbolic distances from a safe area are 0.
  var symbolicSafeAreasAreZero = false
  /// How a segue presents that does not say it.
  var presentation = ModalPresentation.Style.fullScreen
}

extension CanvasHabits {
  /// The letters of the system.
  enum SystemFont: String, Sendable, Hashable {
    case helveticaNeue = "Helvetica Neue"
    case sanFrancisco = "San Francisco"
    /// Its letters stand a little closer.
    case variable = "San Francisco, variable"
  }

  /// The habits of a version of the tools.
  init(of version: Double) {
    for era in Self.table where era.since <= version { era.change(&self) }
  }

  /// The habits of the newest Xcode that is known.
  static let newest = CanvasHabits(of: .infinity)
}
