/// The `toolsVersion` of a file: which habits of Interface Builder its frames follow.
///
/// The thresholds are read off saved files; the Xcode versions beside them are approximate.
struct CanvasEra: Sendable, Hashable, Comparable {
  /// 5056 (Xcode 5) … 24000 (Xcode 26).
  var version: Double

  /// Reads `14460.31` and the like; what is missing or 32700 counts as the newest.
  init(toolsVersion: String?) {
    let parts = toolsVersion?.split(separator: ".").prefix(2).joined(separator: ".") ?? ""
    let number = Double(parts) ?? 32700
    version = number >= 32000 ? 99999 : number
  }

  /// Makes an era of a version.
  init(_ version: Double) {
    self.version = version
  }

  /// The older first.
  static func < (a: CanvasEra, b: CanvasEra) -> Bool { a.version < b.version }

  /// Whether the file says it.
  var isKnown: Bool { version < 32000 }

  /// Xcode 6.1: lines of text end at half points.
  static let halfPointLines = CanvasEra(6250)
  /// Xcode 6.2: cells of files with size classes have separators.
  static let separators = CanvasEra(6700)
  /// Xcode 7: the system font is San Francisco, no longer Helvetica Neue.
  static let sanFrancisco = CanvasEra(8000)
  /// Xcode 8: files name a device.
  static let namesDevice = CanvasEra(10000)
  /// Xcode 9: safe areas.
  static let safeAreas = CanvasEra(13000)
  /// Xcode 9.1: cells have the margins of the table also where they do not ask for them.
  static let wideCellMargins = CanvasEra(13500)
  /// Xcode 11: sheets are shown as sheets, controls grow.
  static let sheets = CanvasEra(14800)
  /// Xcode 11: 31 pt segments, cells without room for the separator.
  static let tallSegments = CanvasEra(15000)
  /// Xcode 11.4: the content view of a cell is as high as the cell.
  static let fullHeightContent = CanvasEra(15500)
  /// Xcode 12: the cells of narrow phones have their 16 pt at the sides again.
  static let looseCells = CanvasEra(17000)
  /// Xcode 12: the system font is variable, its letters stand a little closer.
  static let variableSystemFont = CanvasEra(17000)
  /// Xcode 12.5, up to 13.4: text styles at the smallest size of Dynamic Type.
  static let smallestText = CanvasEra(18000)
  /// Xcode 13: thicker progress views, lower page controls.
  static let thickProgress = CanvasEra(18000)
  /// Xcode 14: status bars are back on home-button devices.
  static let newStatusBars = CanvasEra(20500)
  /// Xcode 14.3: `simulatedStatusBarMetrics` no longer counts.
  static let fixedStatusBars = CanvasEra(21000)
  /// Xcode 15: xibs have a status bar on home-button devices, freeform ones too.
  static let xibStatusBars = CanvasEra(22000)
  /// Xcode 26: wide switches.
  static let wideSwitches = CanvasEra(24500)

  /// Xcode 11.3 to 11.7: the cells of narrow phones have 15 pt at the sides.
  var hasNarrowCells: Bool { self >= .fullHeightContent && self < .looseCells }
}
