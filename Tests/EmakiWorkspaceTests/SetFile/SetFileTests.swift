import EmakiDiagnostics
import EmakiSceneFormat
@testable import EmakiWorkspace
import Testing

@Suite struct `A set's file` {
  private func read(_ text: String) -> (set: SetFile, told: [String]) {
    let read = SetFile.read(Array(text.utf8), file: "emaki.yaml", themes: ["wireframe", "color"])
    return (read.value, read.diagnostics.map(\.description))
  }

  @Test func `says inputs, axes, frames and tolerances`() {
    let (set, told) = read(
      """
      inputs: screens
      exclude: [screens/drafts, '**/old*']
      devices: [own, iphone-8]
      appearances: [light, dark]
      motions: [default, open]
      fps: 10
      scale: 1
      bezel: true
      baselines: expected
      tolerances:
        'map*': {metric: perceptual, area: 0.1%, ignore: ['#clock', '0,0,10,10'], noise: false}
      """)
    #expect(told.isEmpty)
    #expect(set.inputs.map(\.text) == ["screens"] && set.inputs[0].place.line == 1)
    #expect(set.exclude.map(\.text) == ["screens/drafts", "**/old*"])
    #expect(set.axes["devices"]?.map(\.text) == ["own", "iphone-8"])
    #expect(set.axes["motions"]?.map(\.text) == ["default", "open"])
    #expect(set.axes["themes"] == nil)
    #expect(set.sampling?.key == "fps" && set.sampling?.value == 10)
    #expect(set.numbers["scale"] == 1 && set.flags["bezel"] == true)
    #expect(set.baselines == "expected" && set.changes == "changes")
    #expect(
      set.tolerances.map(\.options) == [
        ["--metric", "perceptual", "--area", "0.1%", "--ignore", "#clock", "--ignore", "0,0,10,10"]
      ])
  }

  @Test(arguments: [
    ("devises: [iphone-8]", "emaki.yaml:1:1: error: unknown key \"devises\"", "\"devices\"?"),
    ("theme: color", "emaki.yaml:1:1: error: unknown key \"theme\"", "themes: [color]"),
    ("themes: [colour]", "emaki.yaml:1:10: error: expected one of wireframe, color", "\"color\"?"),
    ("devices: [iphone-99]", "emaki.yaml:1:11: error: there is no device", "devices"),
    ("fps: 5\nat: 1", "emaki.yaml:2:1: error: \"at\" and \"fps\" both say", "one of fps"),
    ("children: []", "emaki.yaml:1:1: error: unknown key \"children\"", "file of its own"),
    ("", "emaki.yaml:1:1: error: the file is empty", "devices: ["),
    ("devices: []", "emaki.yaml:1:10: error: \"devices\" is empty", "leave it out"),
    ("changes: baselines", "emaki.yaml:1:10: error: baselines and changes are the same", "own"),
    ("tolerances: {a: {metrik: exact}}", "emaki.yaml:1:18: error: unknown key", "\"metric\"?"),
  ])
  func `with a mistake is refused with its place and a hint`(
    _ text: String, _ message: String, _ hint: String
  ) {
    let told = read(text).told
    #expect(told.count == 1 && told.first?.hasPrefix(message) == true, "\(told)")
    #expect(
      told.first?.contains("\n  hint: ") == true && told.first?.contains(hint) == true, "\(told)")
  }

  @Test func `has a schema with the same keys`() {
    let schema = SceneFileSchema.ofSets(themes: ["wireframe", "color"])
    for key in ["inputs", "exclude", "devices", "themes", "motions", "tolerances", "changes"] {
      #expect(schema.contains("\"\(key)\": {"), "\(key)")
    }
    #expect(!schema.contains("placeholder") && !schema.contains("#/$defs/pair"))
  }
}
