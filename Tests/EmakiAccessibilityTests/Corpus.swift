import EmakiAccessibility
import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiWireframe
import Testing

/// A small screen with what is wrong with it; `nil` for nothing.
struct Case: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: AccessibilityFinding.Rule?
  let scene: String

  init(_ name: String, _ rule: AccessibilityFinding.Rule?, _ scene: String) {
    (self.name, self.rule, self.scene) = (name, rule, scene)
  }

  var testDescription: String { name }
}

/// Screens and what is found in them.
enum Corpus {
  private static let fonts = FontBook()
  private static let measurer = PangoTextMeasurer(fonts: fonts)
  private static let engine = LayoutEngine(measurer: measurer)

  /// What is found in the only scene of a text, with letters of every size from the usual one on.
  static func findings(
    in text: String, _ level: ContrastLevel = .aa, appearance: Appearance = .light
  ) throws -> [AccessibilityFinding] {
    let scene = try self.scene(text, appearance: appearance)
    let theme = appearance == .dark ? Theme.color.dark : .color
    let audit = AccessibilityAudit(
      wireframe: Wireframe(theme: theme, measurer: measurer), painter: Painter(fonts: fonts),
      level: level)
    let sizes = TextSize.allCases.drop { $0 != .large }
    let snapshots = try sizes.map {
      ($0, try snapshot(of: self.scene(text, appearance: appearance, $0)))
    }
    return try audit.findings(in: snapshot(of: scene), of: scene)
      + AccessibilityAudit.cutTexts(in: snapshots, measurer: measurer)
      + scene.motions.compactMap {
        AccessibilityAudit.finding(of: $0, in: scene, try timeline(of: scene, $0))
      }
  }

  /// A scene at rest.
  static func snapshot(of scene: Scene) throws -> Snapshot {
    try timeline(of: scene, nil).snapshot(at: 0)
  }

  private static func timeline(of scene: Scene, _ motion: Motion?) throws -> Timeline {
    try Timeline(
      of: scene, motion: motion, engine: engine, environment: Device.standard.environment())
  }

  /// The only scene of a text that must read without a word.
  static func scene(
    _ text: String, appearance: Appearance = .light, _ size: TextSize = .large
  ) throws -> Scene {
    var options = SceneFileOptions()
    options.traits = SceneTraits(appearance: appearance, textSize: size)
    let read = SceneFileReader.read(text, file: "test.yaml", options: options)
    try #require(read.diagnostics.isEmpty, "\(read.diagnostics)")
    return try #require(read.value.scenes.first)
  }
}
