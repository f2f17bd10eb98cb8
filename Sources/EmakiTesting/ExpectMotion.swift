public import Emaki
public import EmakiLayout
import EmakiMotion
public import EmakiRendering
public import EmakiScenes
public import EmakiWireframe
public import PixelDiff

/// Expects a motion of a scene to look as in its baseline, an animated PNG that browsers play:
/// `__Snapshots__/<TestFile>/<test>.<name>.apng`.
///
/// A difference is reported by its meaning where the views' positions explain it, such as
/// `menu: +2 frames`, and by the frames and pixels that changed.
///
/// - Parameters:
///   - motion: by name; `nil` takes the scene's default motion.
///   - rate: frames a second.
///   - device: `nil` takes the scene's, else the options'.
///   - theme: `nil` takes the options'.
///   - options: further settings of how the scene is drawn.
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - comparison: the limits for a difference of a frame; `nil` takes the trait's, else every one
///     counts.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectMotion(
  of scene: Scene, motion: String? = nil, rate: Int = 60, on device: Device? = nil,
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
    try MotionSnapshot(
      scene, motion: motion, rate: rate, on: device, theme: theme, options: options, expectation)
  }
}

/// Expects a motion of a screen to look as in its baseline; otherwise as for a scene.
///
/// A fault of the screen fails the test and says where it is.
public func expectMotion(
  of screen: some Screen, motion: SceneValue? = nil, rate: Int = 60, on device: Device? = nil,
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
    try MotionSnapshot(
      screen.scene, motion: motion?.written, rate: rate, on: device, theme: theme, options: options,
      expectation)
  }
}

extension MotionSnapshot {
  /// A motion of a scene, as it is drawn.
  fileprivate init(
    _ scene: Scene, motion: String?, rate: Int, on device: Device?, theme: Theme?,
    options: RenderOptions, _ expectation: Expectation
  ) throws {
    var options = options
    if let theme { options.theme = theme }
    let renderer = try SceneRenderer(
      scene, motion: scene.chosenMotion(motion), device: device, options: options)
    self.init(
      renderer: renderer, scale: options.scale, framesPerSecond: rate,
      times: try Sampling.fps(Double(rate)).times(duration: renderer.timeline.duration),
      comparison: expectation.chosenComparison)
  }
}
