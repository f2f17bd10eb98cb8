internal import EmakiDrawing
internal import EmakiLayout

/// What the first lines of a file say about all of it.
struct DocumentHeader: Sendable, Hashable {
  /// Whether there are scenes, or top-level views.
  var isStoryboard: Bool
  /// The version of Interface Builder that saved the file; see `CanvasEra`.
  var era: CanvasEra
  /// Whether an app that is built of the file has the wide switches of Xcode 26.
  var hasWideSwitches: Bool
  /// Without Auto Layout every view is placed by its mask.
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
  var isBeforeDevices: Bool { device == nil && era < .namesDevice }

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

  /// The version of the plug-in tells it where that of the tools is left open.
  private static func hasWideSwitches(_ root: XMLElement, _ era: CanvasEra) -> Bool {
    if era.isKnown { return era >= .wideSwitches }
    let plugIn = root.child("dependencies")?.child("plugIn")?["version"]
    let saved = CanvasEra(toolsVersion: plugIn)
    return saved.isKnown && saved >= .wideSwitches
  }

  /// Reads the header off the root element.
  init(_ root: XMLElement) {
    let device = root.child("device")
    isStoryboard = root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true
    let era = CanvasEra(toolsVersion: root["toolsVersion"])
    self.era = era
    hasWideSwitches = Self.hasWideSwitches(root, era)
    usesAutoLayout = root.flag("useAutolayout")
    usesSizeClasses = root.flag("useTraitCollections")
    self.device = device?["id"].map { CanvasDevice(identifier: $0, era: era) }
    orientation =
      device?["orientation"] == "landscape"
      ? .landscape : Self.simulatedOrientation(root, hasDevice: device != nil)
    showsSmallestText =
      era >= .smallestText && era < .newStatusBars && root.child("accessibilityOverrides") == nil
    initialController = root["initialViewController"]
  }
}
