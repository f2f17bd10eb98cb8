import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct YAMLTests {
  @Test func `JSON says the same as YAML`() {
    let yaml = "title: A\nchildren:\n  - id: a\n    alpha: 0.5\n    pin: {top: 8}\n"
    let json =
      #"{"title": "A", "children": [{"id": "a", "alpha": 0.5, "pin": {"top": 8}}]}"#
    #expect(
      SceneFileReader.read(yaml, file: "f").value == SceneFileReader.read(json, file: "f").value)
  }

  @Test func `JSON may be indented with tabs`() {
    #expect(Reading.notices("{\n\t\"title\": \"A\"\n}") == [])
  }

  @Test func `anchors, aliases and merges save words`() throws {
    let scene = try Reading.scene(
      """
      children:
        - &base {id: a, alpha: 0.5, hidden: true}
        - {<<: *base, id: b, alpha: 1}
      """)
    let view = try #require(scene.controller.view.first("b"))
    #expect(view.alpha == 1)
    #expect(view.isHidden)
  }

  @Test func `a byte order mark is skipped`() {
    let read = SceneFileReader.read([0xEF, 0xBB, 0xBF] + Array("title: A".utf8), file: "f")
    #expect(read.value.scenes.first?.title == "A")
  }

  @Test func `JSON escapes characters beyond sixteen bits in two halves`() throws {
    let json = #"{"title": "a\uD83D\uDE00\u00e9\ud834\uDD1E\\uD83D", "children": []}"#
    #expect(SceneFileReader.read(json, file: "f").value.scenes.first?.title == "a😀é𝄞\\uD83D")
    #expect(Reading.notices(json) == [])
  }

  @Test func `columns behind two halves are those of the file`() {
    let json = #"{"title": "\uD83D\uDE00", "alpa": 1}"#
    #expect(
      Reading.notices(json).first?.hasPrefix("1:27 error") == true, "\(Reading.notices(json))")
    let broken = #"{"title": "\uD83D\uDE00" "alpha": 1}"#
    #expect(Reading.notices(broken).first?.hasPrefix("1:26 error") == true)
  }

  @Test func `half a character is an error with its place`() {
    let notices = Reading.notices(#"{"title": "\uD83D"}"#)
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("1:") == true && notices.first?.contains("error") == true)
  }

  @Test func `columns count characters`() {
    #expect(Reading.notices("children: [{text: 👨‍👩‍👧, alpa: 1}]").first?.hasPrefix("1:22 ") == true)
  }

  @Test func `lines may end with carriage returns`() {
    #expect(Reading.notices("title: A\r\nalpa: 1\r\n").first?.hasPrefix("2:1 error") == true)
  }

  @Test func `a key that stands twice is told where it stands again`() {
    let notices = Reading.notices("title: A\nchildren: [{id: a, alpha: 1, 'alpha': 0}]\n")
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("2:30 error: duplicate key \"alpha\"") == true, "\(notices)")
  }

  @Test func `each key that stands twice is told, with what ends the text`() {
    let text = "title: A\ntitle: B\ntitle: C\nchildren: [{id: a, alpha: 1, alpha: 0}]\n"
    #expect(
      Reading.notices(text).map { $0.prefix { $0 != "|" } } == [
        "2:1 error: duplicate key \"title\" ", "3:1 error: duplicate key \"title\" ",
        "4:30 error: duplicate key \"alpha\" ",
      ])
    #expect(Reading.notices(text + "a: [").count == 4)
  }

  @Test(arguments: ["? [a, b]\n: 1", "{[a]: 1}", "a: &x 1\n*x : 2", "? {a: 1}\n: 2"])
  func `a key that is no word is an error`(text: String) {
    let notices = Reading.notices(text)
    #expect(notices.count == 1 && notices.first?.contains("a key is a word") == true, "\(notices)")
  }

  @Test func `an alias inside of its own anchor has none yet`() {
    let notices = Reading.notices("children: &all [{text: *all}]")
    #expect(notices.first?.hasPrefix("1:24 error: there is no anchor") == true, "\(notices)")
  }

  @Test func `aliases count as deep as what they stand for`() {
    // Each line nests the one before 50 levels deeper.
    let open = String(repeating: "[", count: 50)
    let close = String(repeating: "]", count: 50)
    let lines = (1...5).map { "- &a\($0) \(open)\($0 == 1 ? "1" : "*a\($0 - 1)")\(close)" }
    let notices = Reading.notices("children:\n" + lines.joined(separator: "\n"))
    let column = "- &a4 ".count + 51
    #expect(
      notices.first?.hasPrefix("5:\(column) error: values are nested deeper") == true, "\(notices)")
  }
}
