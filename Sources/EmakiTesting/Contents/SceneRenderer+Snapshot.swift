import EmakiCairo
import EmakiLayout
import EmakiRendering
import EmakiScenes

extension SceneRenderer {
  /// Draws a scene on the device that was asked for, or else the scene's, or the standard one.
  ///
  /// The fonts are this renderer's alone, so that a baseline tells those of its picture alone.
  convenience init(
    _ scene: Scene, motion: Motion?, device: Device?, options: RenderOptions
  ) throws(SceneError) {
    var options = options
    if let device = device ?? scene.device.flatMap(Device.named) { options.device = device }
    if device == nil, let orientation = scene.orientation { options.orientation = orientation }
    try self.init(scene: scene, motion: motion, options: options)
  }

  /// The diagnostics of the fonts about the pictures drawn so far.
  var fontNotes: [String] {
    fonts.takeDiagnostics().map { "\($0.message) (\($0.hint))" }
  }
}

extension Scene {
  /// The motion of this name, or the default one, which may be none.
  func chosenMotion(_ name: String?) throws(SnapshotError) -> Motion? {
    guard let name = name ?? defaultMotion else { return nil }
    guard let motion = motion(named: name) else {
      throw .unknownMotion(name, known: listedMotions.map(\.name))
    }
    return motion
  }
}
