import EmakiDiagnostics
import EmakiDrawing
import EmakiFiles
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe
import Foundation

@testable import EmakiComparison
@testable import EmakiFormats
@testable import EmakiInterfaceBuilder
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
@testable import EmakiXML

/// A reader that takes any bytes and must neither trap nor go on for long.
struct FuzzTarget: Sendable {
  let name: String
  let run: @Sendable ([UInt8]) -> Void

  init(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.run = run
  }

  /// All targets.
  static let all = files + servers

  /// What reads files. Pictures are bounded to a size that a fuzzer has time for.
  private static let files: [FuzzTarget] = [
    FuzzTarget("yaml") { bytes in
      guard case .success(let source) = SourceText.read(bytes, file: "a.yaml") else { return }
      var yaml = YAMLSource(source)
      _ = try? yaml.read()
    },
    FuzzTarget("scene") { bytes in
      _ = SceneFileReader.expand(bytes, file: "a.yaml")
      let read = SceneFileReader.read(bytes, file: "a.yaml")
      if !read.hasErrors { read.value.scenes.prefix(4).forEach(draw) }
    },
    FuzzTarget("storyboard") { bytes in
      readStoryboard(bytes, .canvas)
      readStoryboard(bytes, .device(phone))
    },
    FuzzTarget("svg") { bytes in
      guard let image = try? SVGFile(bytes).image else { return }
      for part in image.parts { precondition(part.path.isFinite) }
    },
    FuzzTarget("svg-path") { bytes in
      precondition(SVGPathData.path(String(decoding: bytes, as: UTF8.self)).isFinite)
    },
    FuzzTarget("png") { bytes in
      _ = try? PNGDecoder(maxPixels: maxPixels).readInfo(bytes)
      _ = try? PNGDecoder(maxPixels: maxPixels).decode(bytes)
    },
    FuzzTarget("apng") { bytes in
      var frames = 0
      try? PNGDecoder(maxPixels: maxPixels).decodeFrames(bytes) { _, _ in
        frames += 1
        return frames < 64
      }
      _ = try? AnimationFrames(bytes)?.frameCount
    },
    FuzzTarget("jpeg") { _ = try? JPEGDecoder(maxPixels: maxPixels).decode($0) },
    FuzzTarget("inflate") { _ = try? Zlib.expanded($0, limit: 1 << 20) },
    FuzzTarget("equation") { bytes in
      var parser = EquationParser(String(decoding: bytes, as: UTF8.self), metrics: ["m": 8])
      _ = try? parser.parse()
    },
    FuzzTarget("visual-format") { bytes in
      _ = try? VisualFormat.parse(
        String(decoding: bytes, as: UTF8.self), views: ["a": "a", "b": "b"], metrics: ["m": 8],
        superview: "root")
    },
    FuzzTarget("reel") { bytes in
      let folder = NSTemporaryDirectory() + "emaki-fuzz-\(UUID().uuidString)"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try? AtomicFile.write(bytes, to: folder + "/reel.json")
      guard let reel = try? FolderFrames(folder) else { return }
      _ = (reel.rate, reel.frameCount)
    },
    FuzzTarget("record") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = LayoutRecord(text: text)
      _ = MotionRecord(text: text)
    },
  ]

  /// The target that a variable names, as the arguments are libFuzzer's.
  static let chosen: FuzzTarget? = {
    let name = ProcessInfo.processInfo.environment["EMAKI_FUZZ"]
    return all.first { $0.name == name }
  }()

  private static let maxPixels = 1 << 20
  private static let phone = RunningDevice(
    name: "iPhone X", size: Size(width: 375, height: 812), scale: 3, safeArea: .zero)

  private static func readStoryboard(_ bytes: [UInt8], _ mode: InterfaceBuilderMode) {
    let reader = InterfaceBuilderReader(InterfaceBuilderOptions(mode))
    guard let read = try? reader.read(bytes, file: "A.storyboard") else { return }
    read.value.scenes.prefix(4).forEach(draw)
  }

  /// Follows a scene and draws three moments of it, without fonts.
  private static func draw(_ scene: Scene) {
    var options = RenderOptions()
    options.theme = .greek
    guard let renderer = try? SceneRenderer(scene: scene, options: options) else { return }
    for share in [0, 0.5, 1] {
      _ = renderer.displayList(at: share * renderer.timeline.duration)
    }
  }
}
