internal import EmakiDrawing
internal import EmakiScenes

/// A version of Interface Builder that changed something on its canvas.
struct CanvasEra: Sendable {
  /// The first `toolsVersion` whose files show it.
  var since: Double
  /// About which Xcode that is.
  var xcode: String
  /// The change that it made to the habits.
  var change: @Sendable (inout CanvasHabits) -> Void

  init(_ since: Double, _ xcode: String, _ change: @escaping @Sendable (inout CanvasHabits) -> Void)
  {
    (self.since, self.xcode, self.change) = (since, xcode, change)
  }
}

extension CanvasHabits {
  /// The changes with their versions, the oldest first. The next Xcode is one more row.
  static let table: [CanvasEra] = [
    CanvasEra(6250, "6.1") { habits in
      habits.lineScaleOfXibs = 2
      habits.xibsHaveSeparatorPixel = false
    },
    CanvasEra(6700, "6.2") { $0.xibsHaveSeparatorPixel = true },
    CanvasEra(8000, "7") { habits in
      habits.systemFont = .sanFrancisco
      habits.squareIsNarrow = false
    },
    CanvasEra(10000, "8") { habits in
      habits.countsWholePoints = false
      habits.storyboardCellsFollowTables = true
      habits.embeddedSquareHasStatusBar = false
    },
    CanvasEra(13000, "9") { habits in
      habits.rootTableCellSide = 16
      habits.hasWideCells = true
      habits.hasSafeAreas = true
      habits.symbolicSafeAreasAreZero = true
      habits.squareHasStatusBar = false
      habits.xibCellsFollowTables = true
      habits.cellMargin = 11
      habits.avoidsLoneWords = true
    },
    CanvasEra(13500, "9.1") { $0.allCellsFollowTables = true },
    CanvasEra(14313, "10") { $0.searchBarHeight = 56 },
    CanvasEra(14800, "11") { habits in
      habits.showsSheets = true
      habits.presentation = .pageSheet
      habits.phoneStatusBar = 0
      habits.embeddedHasStatusBar = false
      habits.marksArePictures = false
      habits.hasLowFields = false
      habits.padBarHeight = 50
      habits.looseCellSide = 15
      habits.simulatedToolbarHeight = 49
    },
    CanvasEra(15000, "11") { habits in
      habits.segmentHeight = 31
      habits.stepperHeight = 32
      habits.chevronWidth = 27
      habits.symbolicSafeAreasAreZero = false
    },
    CanvasEra(15500, "11.3") { habits in
      habits.hasSeparatorPixel = false
      habits.looseCellsStandAlone = false
    },
    CanvasEra(17000, "12") { habits in
      habits.systemFont = .variable
      habits.hasWholePointLabels = false
      habits.looseCellSide = 16
      habits.nestedTableCellSide = 16
    },
    CanvasEra(17156, "12") { habits in
      habits.progressHeight = 4
      habits.notchToolbarHeight = 49
    },
    CanvasEra(18000, "12.5") { habits in
      habits.hasBareDots = false
      habits.showsSmallestText = true
    },
    CanvasEra(19162, "13") { $0.sheetsWithBarsHaveIndicator = false },
    CanvasEra(20000, "13.3") { $0.embeddedHasNotch = true },
    CanvasEra(20500, "14") { habits in
      habits.showsSmallestText = false
      habits.presentsAlone = true
      habits.hasWideCellsOnPads = false
      habits.notchToolbarHeight = 44
    },
    CanvasEra(21000, "14.2") { habits in
      habits.canHideStatusBar = false
      habits.chevronWidth = 26.5
    },
    CanvasEra(21220, "14.1") { $0.hasEqualNotches = false },
    CanvasEra(21701, "14.3") { habits in
      habits.phoneStatusBar = 20
      habits.looseViewsHaveIndicator = true
      habits.safeCellsAreCovered = true
    },
    CanvasEra(22000, "15") { habits in
      habits.looseStatusBar = 20
      habits.reusableViewsAreCovered = true
    },
    CanvasEra(22505, "15") { habits in
      habits.presentedHasStatusBar = false
      habits.embeddedHasStatusBar = true
    },
    CanvasEra(23000, "16") { $0.hasTallPlusPhones = true },
    CanvasEra(23727, "16.3") { habits in
      habits.notchCount = 2
      habits.sliderHeight = 33
    },
    CanvasEra(24093, "26") { habits in
      habits.navigationBarHeight = 54
      habits.sheetBar = 70
      habits.largeSheetBar = 126
    },
    CanvasEra(24127, "26") { habits in
      habits.switchSize = Size(width: 61, height: 28)
      habits.searchBarHeight = 64
      habits.cellMargin = 15
      habits.sliderHeight = 34
      habits.sliderInsets = .zero
      habits.emptyFieldHeight = 22
      habits.datePickersAreCompact = true
      habits.compactDateHeight = 36
    },
    CanvasEra(24412, "26") { $0.lowTabBarHeight = 31 },
  ]
}
