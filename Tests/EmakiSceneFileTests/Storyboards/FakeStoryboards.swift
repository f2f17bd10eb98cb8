import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat

/// `Main.storyboard` with a menu scene (`obj-1`, identifier `Menu`) and a detail scene (`obj-2`), and
/// `Broken.xib`, which cannot be read.
struct FakeStoryboards: StoryboardSource {
  func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>? {
    switch path {
    case "Main.storyboard":
      Diagnosed(
        SceneDocument(
          scenes: [Self.menu(device), Self.detail], segues: [Self.segue], initialScene: "obj-2"),
        diagnostics: [
          Diagnostic(.warning, "odd", at: SourceLocation(file: path, line: 3, column: 1))
        ].filter { _ in device == "iPad Air" })
    case "Broken.xib":
      Diagnosed(
        SceneDocument(scenes: []),
        diagnostics: [
          Diagnostic(.error, "no XML", at: SourceLocation(file: path, line: 1, column: 1))
        ])
    default: nil
    }
  }

  func paths() -> [String] { ["Broken.xib", "Main.storyboard"] }

  /// A panel under outlet and user label, two labels of one name, a constraint under two names, and
  /// an embedded child.
  private static func menu(_ device: String?) -> Scene {
    var panel = View(.containerView, id: "id-panel")
    panel.embeddedController = "obj-3"
    panel.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    var root = View(.view, id: "id-root")
    root.isControllerRoot = true
    root.subviews = [panel, View(.label, id: "id-a"), View(.label, id: "id-b")]
    root.constraints = [
      Constraint(
        Anchor("id-panel", .leading), .equal, Anchor("id-root", .leading),
        identifier: "panelLeading")
    ]
    let child = ViewController(id: "obj-3", view: View(.view, id: "id-inner"))
    let controller = ViewController(
      id: "obj-1", className: "MenuViewController", view: root, children: [child])
    var scene = Scene(id: "obj-1", title: device ?? "Menu of the day", controller: controller)
    scene.aliases = ["Menu", "MenuViewController"]
    scene.names.views = [
      "panel": ["id-panel"], "The Panel": ["id-panel"], "title": ["id-a", "id-b"],
      "inner": ["id-inner"],
    ]
    scene.names.constraints = ["panelLeading": ["panelLeading"], "id-c": ["panelLeading"]]
    return scene
  }

  /// A label under an outlet, which a tap on one of the menu's labels brings in.
  private static let detail: Scene = {
    let root = View(.view, id: "id-detail", subviews: [View(.label, id: "id-word")])
    var scene = Scene(
      id: "obj-2", title: "Detail", controller: ViewController(id: "obj-2", view: root))
    scene.names.views = ["word": ["id-word"], "title": ["id-word"]]
    return scene
  }()

  private static let segue: Segue = {
    var segue = Segue(
      id: "obj-4", kind: .present, identifier: "more", source: "obj-1", destination: "obj-2")
    segue.trigger = "id-a"
    return segue
  }()
}

extension FakeStoryboards {
  static var options: SceneFileOptions {
    var options = SceneFileOptions()
    options.storyboards = FakeStoryboards()
    return options
  }
}
