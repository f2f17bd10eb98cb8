import EmakiLimits
internal import EmakiDrawing
internal import EmakiScenes
internal import EmakiXML

extension CanvasHabits {
  /// One of the habits, for the table in the documentation.
  private struct Quantity: Sendable {
    /// Its name in the table.
    var name: String
    /// Its value in words.
    var value: @Sendable (CanvasHabits) -> String

    init(_ name: String, _ value: @escaping @Sendable (CanvasHabits) -> String) {
      (self.name, self.value) = (name, value)
    }

    static func points(_ name: String, _ length: any KeyPath<CanvasHabits, Double> & Sendable)
      -> Self
    {
      Quantity(name) { CanvasHabits.words($0[keyPath: length]) }
    }

    static func flag(_ name: String, _ flag: any KeyPath<CanvasHabits, Bool> & Sendable) -> Self {
      Quantity(name) { $0[keyPath: flag] ? "yes" : "no" }
    }
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() ? String(Int(clamping: number)) : String(number)
  }

  private static let quantities: [Quantity] = [
    Quantity("system font") { $0.systemFont.rawValue },
    .points("pixels a point for lines of xibs without a device", \.lineScaleOfXibs),
    .flag("no lone word in a label's last line", \.avoidsLoneWords),
    .flag("labels of one line in whole points", \.hasWholePointLabels),
    .flag("text styles at the smallest size", \.showsSmallestText),
    Quantity("switch") { "\(words($0.switchSize.width)) × \(words($0.switchSize.height))" },
    .points("slider, height", \.sliderHeight),
    Quantity("slider, beyond its alignment at each side and below") {
      "\(words($0.sliderInsets.left)) and \(words($0.sliderInsets.bottom))"
    },
    .points("segmented control", \.segmentHeight),
    .points("stepper", \.stepperHeight),
    .points("progress view", \.progressHeight),
    .flag("page controls as wide as their dots", \.hasBareDots),
    .points("search bar", \.searchBarHeight),
    .flag("date pickers without a style are compact", \.datePickersAreCompact),
    .points("compact date picker", \.compactDateHeight),
    .flag("marks of buttons are pictures of 22 points", \.marksArePictures),
    .flag("text fields of 30 points, bare ones as high as a line", \.hasLowFields),
    Quantity("empty text fields without a border") {
      $0.emptyFieldHeight.map(words) ?? "their line"
    },
    .points("navigation bar", \.navigationBarHeight),
    .points("navigation bar as a view on tablets", \.padBarHeight),
    .points("toolbar as a view on notched phones", \.notchToolbarHeight),
    .points("toolbar around a controller, with a home button", \.simulatedToolbarHeight),
    .points("end of the navigation bar in a sheet", \.sheetBar),
    .points("the same with a large title", \.largeSheetBar),
    .points("status bar of phones with a home button", \.phoneStatusBar),
    .points("the same over views of xibs of another size", \.looseStatusBar),
    .flag("status bars can be taken away", \.canHideStatusBar),
    .flag("status bar in container views", \.embeddedHasStatusBar),
    .flag("status bar over what is presented on the whole screen", \.presentedHasStatusBar),
    .flag("notch over what container views show", \.embeddedHasNotch),
    .flag("status bar in container views without a device", \.embeddedSquareHasStatusBar),
    .flag("status bar on the square canvas", \.squareHasStatusBar),
    .flag("all notches are 44 points", \.hasEqualNotches),
    .points("tab bar on notched phones in landscape", \.lowTabBarHeight),
    .points("times that notch and home indicator count, upright", \.notchCount),
    .flag("`retina6_7` is 430 × 932 with an island", \.hasTallPlusPhones),
    .flag("the home indicator covers what has a size of its own", \.looseViewsHaveIndicator),
    .flag("cells of collections in xibs with a safe area are covered", \.safeCellsAreCovered),
    .flag("headers of collections in xibs are covered", \.reusableViewsAreCovered),
    .flag("sheets are shown as sheets", \.showsSheets),
    .flag("the home indicator covers sheets with a bar", \.sheetsWithBarsHaveIndicator),
    .flag("no edge of the device touches what is presented", \.presentsAlone),
    .flag("cells of storyboards have their table's margins", \.storyboardCellsFollowTables),
    .flag("cells of xibs have them", \.xibCellsFollowTables),
    .flag("cells have them without asking", \.allCellsFollowTables),
    .points("margin above and below a cell's content", \.cellMargin),
    .points("margin beside it in a narrow table that is a root", \.rootTableCellSide),
    .points("the same in a table inside another view", \.nestedTableCellSide),
    .points("the same in a cell of a xib", \.looseCellSide),
    .flag("a loose cell has the margins of its own width", \.looseCellsStandAlone),
    .flag("wide cells have the wide margins", \.hasWideCells),
    .flag("so on tablets and on phones in landscape", \.hasWideCellsOnPads),
    .flag("a pixel of a cell's height is the separator's", \.hasSeparatorPixel),
    .flag("so in xibs with size classes", \.xibsHaveSeparatorPixel),
    .points("chevron of a cell", \.chevronWidth),
    .flag("the square canvas has the margins of a narrow phone", \.squareIsNarrow),
    .flag("whole points where no device is named", \.countsWholePoints),
    .flag("safe areas", \.hasSafeAreas),
    .flag("symbolic distances from safe areas are 0", \.symbolicSafeAreasAreZero),
    Quantity("presentation that a segue does not name") { $0.presentation.rawValue },
  ]

  /// The page of the documentation about them.
  static var page: String {
    """
    # Eras of Interface Builder

    What the canvas of each Xcode did that the one before did not.

    The tools that saved a file are named in its first line; where they leave their version open (32700),
    that of the plug-in counts, and without any a file has the habits of the newest. Versions are those of
    the first files that show a habit, so that the Xcode beside them is about right. Lengths are points.
    Generated from the table that the reader works with.

    \(markdown)

    """
  }

  /// The table of the documentation: what each era changed, with the value before and after.
  static var markdown: String {
    var lines = ["| tools from | Xcode | what | before | since |", "|---|---|---|---|---|"]
    var before = CanvasHabits()
    for era in table {
      let after = CanvasHabits(of: era.since)
      for quantity in quantities {
        let (old, new) = (quantity.value(before), quantity.value(after))
        guard old != new else { continue }
        let since = words(era.since)
        lines.append("| \(since) | \(era.xcode) | \(quantity.name) | \(old) | \(new) |")
      }
      before = after
    }
    return lines.joined(separator: "\n")
  }
}

/// The differences of each Xcode's canvas from that of the one before, for manuals.
public enum InterfaceBuilderEras {
  /// A table in Markdown, made from the one that the reader works with.
  public static var markdown: String { CanvasHabits.markdown }
}
