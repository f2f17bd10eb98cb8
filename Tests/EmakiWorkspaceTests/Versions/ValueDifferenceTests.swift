import EmakiDiagnostics
import EmakiDrawing
import EmakiFiles
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

@testable import EmakiWorkspace

/// What is told of two values, by their own words.
@Suite struct `A difference of meanings` {
  private static let scene = """
    children:
      - {id: title, text: A, pin: {top: 100, left: 20}, on: {tap: go}}
      - {id: list, kind: scrollView, pin: {top: 200, horizontal: 0, height: 300}}
      - {id: box, pin: {left: 0, size: 20}, pan: {axis: vertical, moves: [box], rests: [{at: 0}, {at: 200}]}}
    constraints:
      - box.top == title.bottom + 24 @500
    links:
      - {from: list.contentOffset.y, to: title.alpha, input: [0, 100], output: [1, 0]}
    motions:
      go:
        - wait: 0.5
        - animate: {duration: 0.4, changes: {title: {alpha: 1, transform.y: 0}}}
        - set: {box.background: red}
      back: [set: {title.alpha: 1}]
    states:
      s: {title.alpha: 0, title.hidden: true}

    """

  private static func lines(_ old: String, _ new: String) throws -> [String] {
    let scenes = try [scene, scene.replacing(old, with: new)].map { text in
      let read = SceneFileReader.read(Array(text.utf8), file: "a.yaml")
      #expect(!read.hasErrors, "\(read.diagnostics)")
      return SceneMeaning(try #require(read.value.scenes.first), of: read.value)
    }
    #expect(scene.contains(old))
    return scenes[0].words(to: scenes[1])
  }

  @Test(
    arguments: [
      ("wait: 0.5", "wait: 0.8", ["motion \"go\": step 1: wait 0.5 s → 0.8 s"]),
      ("0.4", "0.6", ["motion \"go\": step 2: animate: duration 0.4 s → 0.6 s"]),
      ("{alpha: 1, ", "{alpha: 0.5, ", ["motion \"go\": step 2: animate: title.alpha 1 → 0.5"]),
      (
        "transform.y: 0", "transform.y: 8",
        ["motion \"go\": step 2: animate: title.transform.y: translation: y 0 → 8"]
      ),
      ("background: red", "background: blue", nil),
      ("    - wait: 0.5\n", "", ["motion \"go\": step 1 removed: wait 0.5 s"]),
      (
        "    - wait: 0.5\n", "    - wait: 0.5\n    - run: back\n",
        ["motion \"go\": step 2 added: run \"back\""]
      ),
      ("tap: go", "tap: back", ["action title tap: motion 1 \"go\" → \"back\""]),
      ("tap: go", "longPress: go", nil),
      ("[1, 0]", "[1, 0.5]", nil), ("{at: 200}", "{at: 300}", nil),
      ("title.alpha: 0,", "title.alpha: 0.2,", ["state \"s\": title.alpha 0 → 0.2"]),
      ("title.hidden: true", "box.hidden: true", nil),
      (
        "{at: 200}", "{at: 200, state: s}",
        ["pan box vertical: effect: move: rest 2: state none → \"s\""]
      ),
    ] as [(String, String, [String]?)])
  func `names the step, the key and both values`(old: String, new: String, wanted: [String]?) throws
  {
    let lines = try Self.lines(old, new)
    if let wanted { #expect(lines == wanted) }
    #expect(!lines.isEmpty)
    for line in lines {
      // Each says from what to what, or what came or went.
      #expect(
        line.contains(" → ") || line.contains("added") || line.contains("removed"), "\(line)")
      for word in ["(", "Optional", "rawValue", "nil", "EmakiScenes", "storage"] {
        #expect(!line.contains(word), "\(line)")
      }
    }
  }

  @Test func `is none between equal scenes`() throws {
    #expect(try Self.lines("wait: 0.5", "wait: 0.50").isEmpty)
  }

  @Test func `tells seconds by the table of keys`() {
    #expect(SceneFileReference.keysInSeconds.isSuperset(of: ["wait", "duration", "delay"]))
    #expect(!SceneFileReference.keysInSeconds.contains("alpha"))
  }

  @Test func `calls changes by the keys that make them`() {
    #expect(ViewChange.isHidden(true).key == "hidden")
    #expect(ViewChange.backgroundColor(nil).key == "background")
    #expect(ViewChange.contentOffset(.zero).key == "contentOffset")
    #expect(ViewChange.zoomScale(2).key == "zoom")
  }
}

@Suite struct `Files that were renamed` {
  private static func pairs(_ old: [String: String], _ new: [String: String]) -> [String: String] {
    let found = RenamedFiles(
      gone: old.keys.sorted(), contents: { old[$0].map { Array($0.utf8) } },
      came: new.keys.sorted(), contents: { new[$0].map { Array($0.utf8) } })
    return Dictionary(uniqueKeysWithValues: found.formerPaths.map { ($0.key.text, $0.value) })
  }

  private static func text(_ lines: Range<Int>) -> String {
    lines.map { "line \($0)\n" }.joined()
  }

  @Test func `are those that have half of their lines in common`() {
    #expect(
      Self.pairs(["a.yaml": Self.text(0..<10)], ["b.yaml": Self.text(4..<14)])
        == ["b.yaml": "a.yaml"])
    #expect(Self.pairs(["a.yaml": Self.text(0..<10)], ["b.yaml": Self.text(6..<16)]).isEmpty)
  }

  @Test func `are paired once, the most alike first`() {
    #expect(
      Self.pairs(
        ["a.yaml": Self.text(0..<10), "b.yaml": Self.text(1..<11)],
        ["c.yaml": Self.text(1..<11), "d.yaml": Self.text(0..<10), "e.yaml": Self.text(0..<10)])
        == ["c.yaml": "b.yaml", "d.yaml": "a.yaml"])
  }

  @Test func `are of the same kind, and not empty`() {
    let text = Self.text(0..<10)
    #expect(Self.pairs(["a.yaml": text], ["b.storyboard": text]).isEmpty)
    #expect(Self.pairs(["a.yaml": ""], ["b.yaml": ""]).isEmpty)
  }
}
