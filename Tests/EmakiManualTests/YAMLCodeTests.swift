import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

@testable import EmakiManual

@Suite struct `YAML in the manual` {
  private func scenes(_ text: String) -> [Scene] {
    var options = SceneFileOptions()
    options.files = ManualFiles()
    options.storyboards = ManualFiles()
    return SceneFileReader.read(text, file: "scene.yaml", options: options).value.scenes
  }

  @Test func `is written as blocks where braces would be long`() {
    let text = """
      children:
        - {id: save, kind: button, text: "Save, {name}", on: {tap: toast}, pin: {top: 490, height: 50}}
        - {id: short, pin: {top: 9}}
      motions:
        away: [animate: {duration: 0.5, curve: linear, changes: {card.x: 500, title.alpha: 0}}]
      """
    #expect(
      YAMLCode(text).text == """
        children:
          - id: save
            kind: button
            text: "Save, {name}"
            on: {tap: toast}
            pin: {top: 490, height: 50}
          - {id: short, pin: {top: 9}}
        motions:
          away:
            - animate:
                duration: 0.5
                curve: linear
                changes: {card.x: 500, title.alpha: 0}
        """)
  }

  @Test func `means what the file means`() {
    let files = Recipe.all.map(\.scene) + KeyExample.all.map(\.scene)
    var changed = 0
    for file in files {
      let shown = YAMLCode(file).text
      changed += shown == file ? 0 : 1
      #expect(scenes(shown) == scenes(file), "\(shown)")
      #expect(!scenes(file).isEmpty)
    }
    #expect(changed > 100)
  }

  @Test(arguments: [
    "  - {id: a, text: \"b: c\"} # end", "x: -1.5", "a: it's #1", "- - 'b''c'", "\"open", "",
    "- set: {a.b: [1, \"#FFF\"]}", "  ", "a:b: c, d",
  ])
  func `falls into parts that together are the line`(_ line: String) {
    #expect(YAMLToken.tokens(of: line[...]).map(\.text).joined() == line)
  }

  @Test func `has keys, texts, numbers and notes in different colours`() {
    #expect(
      YAMLCode("a.b: \"<c>\" # d\ne: [1, f]").html == """
        <span class="key">a.b</span><span class="mark">:</span> \
        <span class="string">&quot;&lt;c&gt;&quot;</span> <span class="comment"># d</span>
        <span class="key">e</span><span class="mark">:</span> <span class="mark">[</span>\
        <span class="number">1</span><span class="mark">,</span> f<span class="mark">]</span>
        """)
  }
}
