import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiWireframe

/// Draws a scene of the manual as SVG, moving where it has a motion.
struct ManualPicture {
  /// The drawn part of the screen, and how it is drawn.
  struct Options: Hashable, Sendable {
    /// The part of the screen, from its top left corner; `nil` for all of it.
    var shown: Size?
    var theme = Theme.color
    var showsBezel = false
    /// Moments side by side instead of the motion.
    var filmstrip: Int?
    /// The chart of what the motion changes instead of the motion.
    var isSpec = false
    var appearance = Appearance.light
    var textSize = TextSize.large
    var direction = LayoutDirection.leftToRight

    /// As the words of a recipe say: themes, `dark`, `filmstrip`, `spec`, `largeText`, `rtl`.
    init(look: [String] = []) {
      showsBezel = true
      for word in look {
        switch word {
        case "dark": appearance = .dark
        case "filmstrip": filmstrip = 4
        case "spec": isSpec = true
        case "largeText": textSize = .accessibility1
        case "rtl": direction = .rightToLeft
        default: theme = Theme.all.first { $0.name == word } ?? theme
        }
      }
      if appearance == .dark { theme = theme.dark }
    }
  }

  /// The picture, and the diagnostics found while it was drawn.
  let drawn: Diagnosed<String>

  /// - Parameter file: what messages call the scene.
  init(of scene: String, file: String, options: Options) {
    var reading = SceneFileOptions()
    reading.files = ManualFiles()
    reading.storyboards = ManualFiles()
    reading.traits = SceneTraits(appearance: options.appearance, textSize: options.textSize)
    let read = SceneFileReader.read(scene, file: file, options: reading)
    guard !read.hasErrors, let scene = read.value.scenes.first else {
      drawn = Diagnosed("", diagnostics: read.diagnostics)
      return
    }
    do {
      drawn = Diagnosed(try Self.draw(scene, options), diagnostics: read.diagnostics)
    } catch {
      let problem = Diagnostic(.error, "\(error)", at: SourceLocation(file: file))
      drawn = Diagnosed("", diagnostics: read.diagnostics + [problem])
    }
  }

  private static func draw(_ scene: Scene, _ options: Options) throws -> String {
    var rendering = RenderOptions()
    rendering.device = scene.device.flatMap(Device.named) ?? .standard
    rendering.theme = options.theme
    rendering.showsBezel = options.showsBezel && options.shown == nil
    rendering.direction = options.direction
    let renderer = try SceneRenderer(scene: scene, options: rendering)
    let duration = renderer.timeline.duration
    let times = duration > 0 ? try Sampling.fps(rate).times(duration: duration) : [0]
    let reel = MotionFrames(
      scene: scene.title ?? scene.id, motion: scene.defaultMotion, device: rendering.device.name,
      renderer: renderer, scale: 1, times: times)
    if options.isSpec { return try MotionSpec(reel).text(.svg) }
    var preview = PreviewOptions()
    preview.composition = options.filmstrip.map { .filmstrip(count: $0) }
    preview.hold = 1
    let file = try PreviewWriter(reel: reel, format: .svg, options: preview).file()
    return cut(String(decoding: file, as: UTF8.self), to: options.shown)
  }

  /// The size of a drawing, as its first element says.
  static func size(of svg: String) -> Size? {
    guard let head = svg.prefixMatch(of: #/<svg [^>]*?width="([0-9.]+)" height="([0-9.]+)"/#),
      let width = Double(head.1), let height = Double(head.2)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Frames a second: between them a browser moves things evenly.
  private static let rate = 30.0

  /// A drawing of which only a part is in the frame.
  private static func cut(_ svg: String, to size: Size?) -> String {
    guard let size, let end = svg.firstIndex(of: ">") else { return svg }
    let (width, height) = (Int(clamping: size.width), Int(clamping: size.height))
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\"" + svg[end...]
  }
}
