import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct `Own icons` {
  private let files = [
    "icons/rocket.svg": "24", "icons/odd.svg": "24 text", "icons/broken.svg": "x",
  ]

  private func read(_ text: String) -> (scene: Scene?, notices: [String]) {
    let read = SceneFileReader.read(text, file: "f", options: MemoryFiles.options(files))
    return (read.value.scenes.first, read.diagnostics.map(\.description))
  }

  private func image(_ scene: Scene?) -> ImageContent? {
    scene?.controller.view.subviews.first?.image
  }

  @Test func `an icon of the folder is drawn in the tint, others are Emaki's`() {
    let own = read("icons: icons\nchildren: [{kind: icon, icon: rocket}]")
    #expect(image(own.scene)?.picture?.name == "icons/rocket.svg")
    #expect(image(own.scene)?.isTemplate == true)
    #expect(image(own.scene)?.size == Size(width: 24, height: 24))
    #expect(own.notices == [])
    let other = read(
      "icons: icons\nchildren: [{kind: icon, icon: rocket}, {kind: icon, icon: star}]")
    #expect(other.scene?.controller.view.subviews.last?.image?.picture == nil)
    #expect(other.notices == [])
  }

  @Test func `without the key the folder is not looked at`() {
    #expect(image(read("children: [{kind: icon, icon: rocket}]").scene)?.picture == nil)
  }

  @Test func `buttons, changes and the items of bars show them`() {
    let read = read(
      """
      icons: icons
      children:
        - {id: b, kind: button, text: Go, icon: rocket}
        - {id: bar, kind: tabBar, items: [{icon: rocket, title: Start}, "star: Stars"]}
      motions:
        m: [animate: {duration: 1, changes: {b.icon: rocket}}]
      """)
    let views = read.scene?.controller.view.subviews ?? []
    #expect(views.first?.image?.picture?.name == "icons/rocket.svg")
    #expect(
      views.last?.control.items.map(\.image?.picture?.name) == ["icons/rocket.svg", nil])
    let changes = read.scene?.motions.flatMap(\.steps).flatMap(\.changes) ?? []
    guard case .view(_, .image(let image))? = changes.first else {
      Issue.record("no change of the icon")
      return
    }
    #expect(image.picture?.name == "icons/rocket.svg")
  }

  @Test func `a folder without any of the icons is a warning`() {
    #expect(
      read("icons: ikons\nchildren: [{kind: icon, icon: rocket}]").notices == [
        "f:1:8: warning: no icon comes from the folder \"ikons\"\n  hint: icon: rocket shows its "
          + "rocket.svg; the path starts from this file's folder"
      ])
  }

  @Test func `what a drawing lacks, and one that is broken, are warnings`() {
    #expect(
      read("icons: icons\nchildren: [{kind: icon, icon: odd}]").notices == [
        "f:2:12: warning: \"icons/odd.svg\" is drawn without its text\n  hint: Emaki draws the "
          + "areas and lines of an SVG file in plain colours"
      ])
    let broken = read("icons: icons\nchildren: [{kind: icon, icon: broken}]").notices
    #expect(
      broken.first?.hasPrefix("f:2:12: warning: \"icons/broken.svg\" cannot be drawn") == true)
  }

  @Test(arguments: ["../icons/rocket", "a/b", "", " "])
  func `a name leads to no file outside of the folder`(name: String) {
    let read = read("icons: icons\nchildren: [{kind: icon, icon: \"\(name)\"}]")
    #expect(image(read.scene)?.picture == nil)
  }

  @Test func `a drawing is as large as it says, or as fewer points say`() {
    #expect(
      image(read("children: [{image: icons/rocket.svg}]").scene)?.size
        == Size(width: 24, height: 24))
  }
}
