public import Emaki
import EmakiCairo
public import EmakiLayout
import EmakiFormats
public import EmakiRendering
public import EmakiScenes
public import EmakiWireframe
public import PixelDiff
import EmakiDrawing

/// Expects a scene to look as in its baseline, `__Snapshots__/<TestFile>/<test>.<name>.png`.
///
/// A difference fails the test and says which pixels changed, which views moved, and how to accept it.
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - time: a moment of the motion, in seconds; `nil` shows the scene at rest, unless a motion is
///     named: then its start.
///   - motion: by name; `nil` takes the scene's default motion.
///   - device: `nil` takes the scene's, else the options'.
///   - theme: `nil` takes the options'.
///   - options: further settings of how the scene is drawn.
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - comparison: the limits for a difference; `nil` takes the trait's, else every one counts.
///   - record: when the baseline is written; `nil` asks the trait, then the environment
///     (`EMAKI_RECORD`, `SNAPSHOT_TESTING_RECORD`).
public func expectSnapshot(
  of scene: Scene, at time: Double? = nil, motion: String? = nil, on device: Device? = nil,
  theme: Theme? = nil, options: RenderOptions = RenderOptions(), named name: String? = nil,
  comparing comparison: PixelComparison? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = Expectation(
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function),
    name: name, record: record, comparison: comparison)
  expectation.check {
    try PictureSnapshot(
      scene, at: time, motion: motion, on: device, theme: theme, options: options, expectation)
  }
}

/// Expects a screen to look as in its baseline; otherwise as for a scene.
///
/// A fault of the screen fails the test and says where it is.
public func expectSnapshot(
  of screen: some Screen, at time: Double? = nil, motion: SceneValue? = nil,
  on device: Device? = nil, theme: Theme? = nil, options: RenderOptions = RenderOptions(),
  named name: String? = nil, comparing comparison: PixelComparison? = nil,
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  let expectation = Expectation(
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function),
    name: name, record: record, comparison: comparison)
  expectation.check {
    try PictureSnapshot(
      screen.scene, at: time, motion: motion?.written, on: device, theme: theme, options: options,
      expectation)
  }
}

extension PictureSnapshot {
  /// A moment of a scene, as it is drawn.
  fileprivate init(
    _ scene: Scene, at time: Double?, motion: String?, on device: Device?, theme: Theme?,
    options: RenderOptions, _ expectation: Expectation
  ) throws {
    var options = options
    if let theme { options.theme = theme }
    let isMoving = time != nil || motion != nil
    let renderer = try SceneRenderer(
      scene, motion: isMoving ? scene.chosenMotion(motion) : nil, device: device, options: options)
    let moment = time ?? 0
    let list = renderer.displayList(at: moment)
    let picture = try renderer.painter.image(of: list, scale: options.scale)
    self.init(
      picture: picture.pixels, comparison: expectation.chosenComparison,
      metadata: PNGMetadata(
        scale: options.scale, fonts: renderer.fonts.fonts(of: list),
        layout: renderer.layout(at: moment)),
      notes: renderer.fontNotes)
  }
}
