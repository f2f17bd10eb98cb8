internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The statements in the first lines of a file about all of it.
struct DocumentHeader: Sendable, Hashable {
  /// Whether there are scenes, or top-level views.
  var isStoryboard: Bool
  /// The version of the tools that saved the file; see `toolsVersion(_:)`.
  var toolsVersion: Double
  /// That whose controls an app has that is built of the file.
  var runningVersion: Double
  /// The behaviour of the canvas on which the file was saved.
  var habits: CanvasHabits
  /// The behaviour of controls in an app that is built of the file: as in Xcode 15, or in Xcode 26.
  var runningHabits: CanvasHabits
  /// Without Auto Layout every view is positioned by its mask.
  var usesAutoLayout: Bool
  /// Whether constraints may vary with the size class of the screen.
  var usesSizeClasses: Bool
  /// The device on the canvas; `nil` for the canvas of "any" size of Xcode 5 to 7.
  var device: CanvasDevice?
  /// How the canvas holds it.
  var orientation: Orientation
  /// Whether the canvas shows the styles of Dynamic Type at the smallest size, as it did for a
  /// time in files that name no size.
  var showsSmallestText: Bool
  /// The controller that an app starts with.
  var initialController: String?

  /// Whether the canvas counts in whole points, as it did before it knew devices.
  var isBeforeDevices: Bool { device == nil && habits.countsWholePoints }

  /// The grid of the canvas.
  var grid: CanvasGrid { CanvasGrid(header: self) }

  /// The size of a screen on the canvas.
  var canvasSize: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

  /// How a document without a device simulates it to be held.
  private static func simulatedOrientation(_ root: XMLElement, hasDevice: Bool) -> Orientation {
    if hasDevice { return .portrait }
    let metrics = root.child("simulatedMetricsContainer", key: "defaultSimulatedMetrics")
    return metrics?.child("simulatedOrientationMetrics")?.simulatedOrientation ?? .portrait
  }

  /// The version of the tools that saved the file: 5056 (Xcode 5) … 24765 (Xcode 26); that of the
  /// plug-in where the file leaves it open with 32700, and without any the newest.
  private static func toolsVersion(_ root: XMLElement) -> Double {
    let plugIn = root.child("dependencies")?.child("plugIn")
    let versions = [root["toolsVersion"], plugIn?["version"]].compactMap { text in
      text.flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }
    }
    return versions.first { $0 < 32000 } ?? .infinity
  }

  /// The saved sizes of the views of controllers, and of those that stand alone.
  private static func roots(of root: XMLElement) -> [Size] {
    let views = SceneTable(root).entries.compactMap(\.controller.rootView)
    return (views + root.list("objects").filter(LayoutItems.isView)).compactMap {
      SavedFrame($0)?.size
    }
  }

  /// Reads the header off the root element.
  init(_ root: XMLElement) {
    let device = root.child("device")
    isStoryboard = root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true
    toolsVersion = Self.toolsVersion(root)
    runningVersion = toolsVersion >= 24000 && toolsVersion.isFinite ? .infinity : 22000
    let habits = CanvasHabits(of: toolsVersion)
    self.habits = habits
    runningHabits = CanvasHabits(of: runningVersion)
    runningHabits.datePickersAreCompact = true
    usesAutoLayout = root.flag("useAutolayout")
    usesSizeClasses = root.flag("useTraitCollections")
    self.device = device?["id"].map { identifier in
      CanvasDevice(identifier: identifier, habits, roots: Self.roots(of: root))
    }
    orientation =
      device?["orientation"] == "landscape"
      ? .landscape : Self.simulatedOrientation(root, hasDevice: device != nil)
    showsSmallestText = habits.showsSmallestText && root.child("accessibilityOverrides") == nil
    initialController = root["initialViewController"]
  }
}
