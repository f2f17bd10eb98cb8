import EmakiDiagnostics
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct ImportTests {
  private func read(
    _ text: String, _ files: [String: String], folder: String = ""
  ) -> (root: View?, notices: [String]) {
    let read = SceneFileReader.read(
      text, file: "main.yaml", options: MemoryFiles.options(files, folder: folder))
    return (
      read.value.scenes.first?.controller.assembledView(), read.diagnostics.map(\.description)
    )
  }

  @Test func `components, controllers and metrics of other files can be used`() throws {
    let result = read(
      """
      import: [parts/rows.yaml]
      children:
        - {component: row, id: a, pin: {top: 0}}
        - {id: c, embed: page}
      constraints: [a.height == gap]
      """,
      [
        "parts/rows.yaml": "import: ../deep.yaml\nmetrics: {gap: 7}\ncontrollers: {page: {id: p}}",
        "deep.yaml": "components: {row: {children: [{id: label, text: T}]}}",
      ])
    #expect(result.notices == [])
    #expect(result.root?.first("a-label")?.text?.string == "T")
    #expect(result.root?.first("p") != nil)
    #expect(result.root?.first("a")?.constraints.last?.constant == 7)
  }

  @Test func `several scenes share the imports and components of their file`() {
    let text = """
      import: lib.yaml
      components: {b: {id: x}}
      scenes:
        one: {children: [{component: a}, {component: b}]}
        two: {children: [{component: b}, {component: a}]}
      """
    let read = SceneFileReader.read(
      text, file: "f", options: MemoryFiles.options(["lib.yaml": "components: {a: {alpha: 0}}"]))
    #expect(read.diagnostics == [])
    let ids = read.value.scenes.map { $0.controller.view.subviews.map(\.id) }
    #expect(ids == [["a", "b"], ["b", "a"]])
  }

  @Test func `a file that two others import is no contradiction`() {
    let result = read(
      "import: [a.yaml, b.yaml]\nchildren: [{component: c}]",
      [
        "a.yaml": "import: c.yaml", "b.yaml": "import: c.yaml",
        "c.yaml": "components: {c: {alpha: 1}}",
      ])
    #expect(result.notices == [])
  }

  @Test func `two components of one name are one too many`() {
    let result = read(
      "import: a.yaml\ncomponents: {c: {alpha: 0}}", ["a.yaml": "components: {c: {alpha: 1}}"])
    #expect(
      result.notices == [
        "main.yaml:2:14: error: \"c\" of components is defined twice\n"
          + "  hint: the other stands in a.yaml:1"
      ])
  }

  @Test func `files that import one another are named`() {
    let result = read(
      "import: a.yaml", ["a.yaml": "import: sub/b.yaml", "sub/b.yaml": "import: ../a.yaml"])
    #expect(
      result.notices == [
        "sub/b.yaml:1:9: error: files import one another: a.yaml → sub/b.yaml → a.yaml"
      ])
    #expect(
      read("import: main.yaml", [:]).notices == [
        "main.yaml:1:9: error: files import one another: main.yaml → main.yaml"
      ])
  }

  @Test(arguments: ["../a.yaml", "x/../../a.yaml"])
  func `nothing outside the folder of the scene is read`(_ path: String) {
    #expect(
      read("import: \(path)", ["a.yaml": "alpha: 1"]).notices == [
        "main.yaml:1:9: error: \"\(path)\" lies outside the folder of the scene\n"
          + "  hint: --root FOLDER allows a folder above it"
      ])
  }

  @Test(arguments: ["/etc/passwd", "~/a.yaml", "https://example.com/a.yaml"])
  func `a path is relative`(_ path: String) {
    let notices = read("import: \(path)", [:]).notices
    #expect(notices.count == 1)
    #expect(notices[0].hasPrefix("main.yaml:1:9: error: \"\(path)\" is not a relative path"))
  }

  @Test func `a root above the scene allows more`() {
    let files = ["shared/a.yaml": "components: {c: {alpha: 0}}"]
    let result = read(
      "import: ../shared/a.yaml\nchildren: [{component: c}]", files, folder: "screens")
    #expect(result.notices == [])
    #expect(read("import: ../../a.yaml", files, folder: "screens").notices.count == 1)
  }

  @Test func `what is wrong in an imported file is told with its name`() {
    let result = read(
      "import: a.yaml\nchildren: [{component: c}, {component: d}, {component: c, with: {x: 1}}]",
      ["a.yaml": "components:\n  c: {alpha: much}\n  d: {parameters: {t: ~}}\nchildrn: []"])
    #expect(
      result.notices == [
        "a.yaml:2:14: error: expected a number from 0 to 1 for \"alpha\", got \"much\"",
        "a.yaml:4:1: error: unknown key \"childrn\" in file\n  hint: did you mean \"children\"?",
        "main.yaml:2:28: error: component \"d\" needs a value for \"t\"\n"
          + "  hint: with: {t: …}, or a default in line 3",
        "main.yaml:2:66: error: component \"c\" has no parameter \"x\"\n  hint: it has none",
      ])
  }

  @Test func `a file that is not there or no YAML is told`() {
    #expect(
      read("import: a.yaml", [:]).notices
        == [
          "main.yaml:1:9: error: there is no file \"a.yaml\"\n"
            + "  hint: paths start from the folder of the file that names them"
        ])
    #expect(read("import: a.yaml", ["a.yaml": "a: [1"]).notices.first?.hasPrefix("a.yaml:") == true)
  }
}
