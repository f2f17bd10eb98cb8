import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Foundation
import Testing

/// A file of the Fixtures folder, read and laid out.
struct Fixture {
  var document: SceneDocument
  var diagnostics: [Diagnostic]

  /// An iPhone 8: no notch, 375 × 667.
  static let phone = RunningDevice(
    name: "iPhone 8", size: Size(width: 375, height: 667), scale: 2,
    safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))

  init(
    _ name: String, _ mode: InterfaceBuilderMode = .canvas, language: String? = nil,
    neighbours: any NeighbouringFiles = NoFiles()
  ) throws {
    let result = try InterfaceBuilderReader(InterfaceBuilderOptions(mode, language: language))
      .read(Self.bytes(name), file: name, neighbours: neighbours)
    document = result.value
    diagnostics = result.diagnostics
  }

  /// Reads what a test wrote itself.
  init(
    text: String, _ mode: InterfaceBuilderMode = .canvas, textSize: TextSize = .large,
    neighbours: any NeighbouringFiles = NoFiles()
  ) throws {
    let result = try InterfaceBuilderReader(InterfaceBuilderOptions(mode, textSize: textSize))
      .read(Array(text.utf8), file: "Main.storyboard", neighbours: neighbours)
    document = result.value
    diagnostics = result.diagnostics
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures"))
    return Array(try Data(contentsOf: url))
  }

  func scene(_ id: String) throws -> Scene {
    try #require(document.scenes.first { $0.answers(to: id) })
  }

  /// The view of an id, in whatever scene it is.
  func view(_ id: String) throws -> View {
    let views = document.scenes.compactMap { $0.controller.assembledView().first(ViewID(id)) }
    return try #require(views.first)
  }

  /// The frames of a scene as (x, y, width, height) by id, rounded to a thousandth.
  func frames(
    _ scene: String? = nil, size: Size = phone.size, direction: LayoutDirection = .leftToRight
  ) throws -> [String: [Double]] {
    let scene = try scene ?? #require(document.scenes.first).id
    let found = try self.scene(scene)
    let environment =
      found.environment
      ?? LayoutEnvironment(
        size: size, scale: Self.phone.scale, safeArea: Self.phone.safeArea, direction: direction)
    let screen = LayoutEngine(measurer: TenPoints())
      .layOut(found.controller.assembledView(), in: environment)
    return Dictionary(
      screen.nodes.map { node in
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return (node.view.id.rawValue, numbers.map { ($0 * 1000).rounded() / 1000 })
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Top, left, bottom and right of a scene's safe area.
  func safeArea(_ id: String) throws -> [Double] {
    let insets = try #require(try scene(id).environment?.safeArea)
    return [insets.top, insets.left, insets.bottom, insets.right]
  }
}

/// Each character is 10 pt wide; lines break anywhere.
struct TenPoints: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    let room = max(1, request.width.map { Int($0 / 10) } ?? .max)
    var rest = Substring(request.text)
    var lines: [TextLine] = []
    while !rest.isEmpty, request.maximumLines == 0 || lines.count < request.maximumLines {
      let line = rest.prefix(room)
      lines.append(TextLine(text: String(line), width: Double(line.count) * 10))
      rest = rest.dropFirst(room)
    }
    return lines
  }
}

/// Files that only exist in a test.
struct FakeFiles: NeighbouringFiles {
  var files: [String: String]

  func bytes(at path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
  func names(in folder: String) -> [String] { files.keys.sorted() }
}
