import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiSceneFile
import EmakiScenes
import EmakiWireframe
import EmakiWorkspace
import Foundation
import TestSupport

/// How an app is recorded.
struct BenchRecording: Sendable {
  var name: String
  var theme = Theme.color
  var scale = 1.0
  /// Frames a second that are drawn.
  var rate = 60.0
  /// The quality of H.264: 18 good, 35 bad.
  var quality = 23
  var bezel = false
  var fingers = false
  /// Whether another font is used.
  var otherFont = false
  /// What ffmpeg keeps of the frames.
  var filter = "null"
  /// Every so many frames one is shown twice, instead of the next.
  var doublesEvery: Int?

  static let all = [
    BenchRecording(name: "wireframe, crf 18", theme: .wireframe, quality: 18),
    BenchRecording(name: "2×, crf 28", scale: 2, quality: 28),
    BenchRecording(name: "3×, crf 35, dark", theme: Theme.color.dark, scale: 3, quality: 35),
    BenchRecording(name: "30 fps, crf 28", rate: 30, quality: 28),
    BenchRecording(
      name: "frames dropped", quality: 23, filter: "select='not(eq(mod(n,7),3))'"),
    BenchRecording(name: "frames doubled", quality: 23, doublesEvery: 6),
    BenchRecording(name: "touch indicator, other font", fingers: true, otherFont: true),
    BenchRecording(name: "bezel, 2×", scale: 2, bezel: true),
    BenchRecording(
      name: "variable rate, blueprint", theme: .wireframe, scale: 2,
      filter: "select='gt(scene,0)+eq(n,0)+gt(n,70)'"),
  ]

  /// Seconds at rest before the motion is triggered.
  static let lead = 0.4
  private static let tail = 0.5

  /// Whether ffmpeg with an encoder of H.264 is here.
  static let canEncode: Bool = {
    guard let run = ChildProcess(running: "ffmpeg", ["-hide_banner", "-encoders"]) else {
      return false
    }
    return String(decoding: run.output, as: UTF8.self).contains("libx264")
  }()

  /// Records a version of a motion.
  func record(
    _ motion: BenchMotion, _ version: BenchMotion.Version, to path: String
  ) throws {
    let renderer = try renderer(motion, version.edits)
    let length = renderer.timeline.duration * version.speed + version.delay
    let count = Int((rate * (Self.lead + length + Self.tail)).rounded())
    let duration = renderer.timeline.duration
    try encode(to: path, count: count) { index in
      var index = index
      if let every = doublesEvery, index % every == every - 1 { index -= 1 }
      let time = Double(index) / rate - Self.lead
      let moment = time < 0 ? 0 : motion.moment(at: time, of: version)
      let list = renderer.displayList(at: min(max(moment, 0), duration))
      return try renderer.painter.image(of: list, scale: scale).pixels
    }
  }

  private func renderer(
    _ motion: BenchMotion, _ edits: [(String, String)]
  ) throws -> SceneRenderer {
    let path = Self.example(motion.file)
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in edits {
      guard let range = text.range(of: old) else { throw Failure("no \(old) in \(motion.file)") }
      text.replaceSubrange(range, with: new)
    }
    let read = SceneFileReader.read(text, file: path, options: SceneFileOptions(beside: path))
    guard let scene = read.value.scenes.first else { throw Failure("\(read.diagnostics)") }
    var options = RenderOptions()
    options.device = try ScreenSettings().resolvedDevice(fileDevice: scene.device)
    options.theme = theme
    options.scale = scale
    options.showsBezel = bezel
    options.showsFingers = fingers
    let fonts = otherFont ? FontBook(systemFolder: try Self.fontsWithoutInter()) : FontBook()
    return try SceneRenderer(
      scene: scene, motion: scene.motion(called: motion.motion, in: path), options: options,
      fonts: fonts)
  }

  /// A folder as that of the system's fonts, in which texts are drawn with Noto for want of Inter.
  private static func fontsWithoutInter() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-other-fonts/opentype")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = folder.appendingPathComponent("noto").path
    if !FileManager.default.fileExists(atPath: link) {
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "/usr/share/fonts/opentype/noto")
    }
    return folder.deletingLastPathComponent().path
  }

  static func example(_ file: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/\(file)").path
  }

  private func encode(
    to path: String, count: Int, _ picture: (Int) throws -> PixelBuffer
  ) throws {
    let first = try picture(0)
    let arguments =
      ["-nostdin", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba"]
      + ["-s", "\(first.width)x\(first.height)", "-r", "\(rate)", "-i", "pipe:0"]
      + ["-vf", "\(filter),pad=ceil(iw/2)*2:ceil(ih/2)*2", "-fps_mode", "vfr"]
      + ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "\(quality)", "-pix_fmt", "yuv420p"]
      + ["file:" + path]
    let run = try ChildProcess(running: "ffmpeg", arguments) { write in
      for index in 0..<count { if !write(try picture(index).bytes) { return } }
    }
    guard let run, run.status == 0 else {
      throw Failure("ffmpeg: \(String(decoding: run?.messages ?? [], as: UTF8.self))")
    }
  }
}
