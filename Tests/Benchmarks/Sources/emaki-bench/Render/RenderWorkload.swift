import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiWireframe
import Foundation

/// The screen of `render-workload.yaml` as boxes and texts, for programs that do not read it.
struct RenderWorkload {
  /// A box or a text, in points.
  struct Item {
    var rect: Rect
    var radius: Double
    var fill: Color
    var stroke: Color?
    var text: TextContent?
    var moves: Bool
  }

  let renderer: SceneRenderer
  let times: [Double]
  let items: [Item]
  /// How far the moving items are to the right in each frame, in points.
  let offsets: [Double]
  let size: Size
  let scale = 2.0

  /// Reads the scene file.
  init(framesPerSecond: Double = 60) throws {
    let text = try String(contentsOf: Settings.workload, encoding: .utf8)
    guard let scene = SceneFileReader.read(text, file: "render-workload.yaml").value.scenes.first
    else { throw WorkloadError() }
    var options = RenderOptions()
    options.theme = .color
    renderer = try SceneRenderer(
      scene: scene, motion: scene.defaultMotion.flatMap { scene.motion(named: $0) },
      options: options)
    times = try Sampling.fps(framesPerSecond).times(duration: renderer.timeline.duration)
    let snapshot = renderer.timeline.snapshot(at: 0)
    size = snapshot.screen.size
    items = snapshot.items
    let moving = snapshot.screen.nodes.firstIndex { $0.view.id == "screen" } ?? 0
    offsets = times.map { [renderer] time in
      let x = renderer.timeline.snapshot(at: time).presentations[moving].frame.minX
      return (x * 2).rounded() / 2
    }
  }

  /// What `plain-cairo` reads.
  var text: String {
    let head = "\(Int(size.width)) \(Int(size.height)) \(scale) \(items.count) \(offsets.count)"
    return ([head] + items.map(Self.line) + offsets.map { "\($0)" }).joined(separator: "\n") + "\n"
  }

  private static func line(_ item: Item) -> String {
    let place = "\(item.moves ? 1 : 0) \(item.rect.minX) \(item.rect.minY) \(channels(item.fill))"
    if let text = item.text {
      let isBold = text.font.weight >= .semibold
      return "text \(place) \(text.font.size) \(isBold ? 1 : 0) \(text.string)"
    }
    return "rect \(place) \(item.rect.width) \(item.rect.height) \(item.radius) "
      + "\(item.stroke == nil ? 0 : 1) \(channels(item.stroke ?? .black))"
  }

  private static func channels(_ color: Color) -> String {
    [color.red, color.green, color.blue].map { "\(Double($0) / 255)" }.joined(separator: " ")
  }

  /// A frame as SVG with text, for renderers of SVG.
  func svg(frame: Int) -> String {
    let body = items.map { item in
      let x = item.rect.minX + (item.moves ? offsets[frame] : 0)
      let fill = Self.hexadecimal(item.fill)
      if let text = item.text {
        let weight = text.font.weight >= .semibold ? " font-weight=\"bold\"" : ""
        return "<text x=\"\(x)\" y=\"\(item.rect.minY + 0.93 * text.font.size)\" "
          + "font-family=\"DejaVu Sans, Noto Sans CJK JP\" font-size=\"\(text.font.size)\"\(weight) "
          + "fill=\"\(fill)\">\(text.string)</text>"
      }
      let half = item.stroke == nil ? 0 : 0.25
      let stroke = item.stroke.map { " stroke=\"\(Self.hexadecimal($0))\" stroke-width=\"0.5\"" }
      return "<rect x=\"\(x + half)\" y=\"\(item.rect.minY + half)\" "
        + "width=\"\(item.rect.width - 2 * half)\" height=\"\(item.rect.height - 2 * half)\" "
        + "rx=\"\(item.radius)\" fill=\"\(fill)\"\(stroke ?? "")/>"
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width * scale)\" "
      + "height=\"\(size.height * scale)\" viewBox=\"0 0 \(size.width) \(size.height)\">\n"
      + body.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func hexadecimal(_ color: Color) -> String {
    String(format: "#%02x%02x%02x", color.red, color.green, color.blue)
  }
}

/// The scene file could not be read.
struct WorkloadError: Error {}

extension Snapshot {
  /// Every view that shows a box or a text.
  fileprivate var items: [RenderWorkload.Item] {
    let transforms = screenTransforms()
    return screen.nodes.indices.compactMap { index in
      let (node, own) = (screen.nodes[index], presentations[index])
      let isText = node.view.text != nil
      guard isText || own.backgroundColor != nil, node.parent != nil else { return nil }
      let place = transforms[index].apply(to: .zero)
      return RenderWorkload.Item(
        rect: Rect(origin: place, size: own.frame.size), radius: own.cornerRadius,
        fill: (isText ? own.textColor : own.backgroundColor) ?? .black,
        stroke: node.view.borderWidth > 0 ? node.view.borderColor : nil, text: node.view.text,
        moves: node.parent.map { screen.nodes[$0].view.id == "screen" } ?? false)
    }
  }
}
