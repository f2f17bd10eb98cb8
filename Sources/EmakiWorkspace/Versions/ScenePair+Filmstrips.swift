import EmakiFiles
import EmakiPreview
import EmakiRendering
import EmakiScenes

extension ScenePair {
  /// The number of moments that a filmstrip shows.
  private static let moments = 5

  /// Writes `NAME-before-motion.png` and `NAME-after-motion.png`: moments of the default motion
  /// side by side, of the sides that move.
  func writeFilmstrips(into folder: String, named name: String, _ outputs: OutputFiles) throws {
    for (scene, side) in [(before, "before"), (after, "after")] {
      guard let scene, scene.plan.renderer.timeline.duration > 0 else { continue }
      var options = PreviewOptions()
      options.composition = .filmstrip(count: Self.moments)
      options.isEven = true
      let writer = PreviewWriter(reel: MotionFrames(scene.plan), format: .png, options: options)
      let path = Folder.path(folder, "\(name)-\(side)-motion.png")
      try outputs.check(path)
      try AtomicFile.write(writer.file(), to: path, isRegular: true)
    }
  }
}
