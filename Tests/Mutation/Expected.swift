import EmakiDiagnostics
import EmakiDrawing
import EmakiFormats
import EmakiMotion
import EmakiRendering
import EmakiScenes
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
@testable import EmakiTesting
import PixelDiff

/// What a snapshot test says of a baseline that was changed.
struct Expected {
  let mutation: Mutation

  init(_ mutation: Mutation) { self.mutation = mutation }

  func told(in folder: String) throws -> Told {
    let file = BaselineFile(
      folder: "\(folder)/snapshots", testFile: "T", stem: mutation.id,
      fileExtension: String(mutation.subject.ending.dropFirst()))
    try Entry.makeFolder(file.folder)
    try mutation.after?.write(to: file.path)
    let check = SnapshotCheck(file: file, mode: .never, artifacts: nil, acceptingCommand: "")
    // Nothing of another process, so that a test waits for nothing that never comes.
    do {
      let verdict: SnapshotCheck.Verdict
      let bytes = mutation.before?.bytes ?? []
      switch mutation.subject {
      case .picture:
        verdict = try check.verdict(
          on: PictureSnapshot(picture: PixelBuffer(png: bytes), comparison: .exact))
      case .animation: verdict = try check.verdict(on: Self.moving)
      default:
        verdict = try check.verdict(on: TextSnapshot(text: String(decoding: bytes, as: UTF8.self)))
      }
      guard case .failed(let text, _) = verdict else { return Told(code: 0, words: "") }
      return Told(code: 1, words: text)
    } catch {
      return Told(code: 2, words: "\(error) \(file.path)")
    }
  }

  /// The motion that the animations show.
  private static var moving: MotionSnapshot {
    get throws {
      let scene = SceneFileReader.read(Mutation.moving, file: "moving.yaml").value.scenes[0]
      var options = RenderOptions()
      options.scale = 0.25
      let renderer = try SceneRenderer(
        scene, motion: scene.motion(named: "open"), device: nil, options: options)
      return MotionSnapshot(
        renderer: renderer, scale: 0.25, framesPerSecond: 10,
        times: try Sampling.fps(10).times(duration: renderer.timeline.duration), comparison: .exact)
    }
  }
}
