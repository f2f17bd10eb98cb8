import EmakiDiagnostics
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

/// A file in which one key is mistyped, and much else refers to what stands below it.
@Suite struct MistypedKeyTests {
  /// The scene with every kind of name: views, guides, pins, constraints, rows, parts of components,
  /// repetitions, controllers, segues, states, motions and metrics.
  static let scene = """
    metrics: {gap: 24}
    components:
      line: {parameters: {title: ~}, children: [{id: label, text: "{title}", pin: {leading: 16, centerY: 0}}]}
    controllers:
      stack: {type: navigation, viewControllers: [first]}
      first: {title: First, children: [{id: open, kind: button, text: Open, pin: center, on: {tap: show}}]}
      detail: {title: Detail}
    segues: {showDetail: {from: first, to: detail}}
    children:
      - {id: place, embed: stack, pin: edges}
      - id: card
        pin: {bottom: -200, horizontal: 0, height: 200}
        guides: [middle]
        children:
          - {id: name, text: Song, pin: {top: 16, leading: 16}}
          - {id: use, component: line, with: {title: A}, pin: {bottom: 0, horizontal: 0, height: 44}}
          - {id: "dot{index}", repeat: 3, frame: [0, 0, 4, 4]}
        constraints: [middle.top == name.bottom + gap]
      - {id: songs, kind: table, rows: 10, cell: {children: [{id: title, text: A, pin: center}]}, pin: {top: 400, horizontal: 0, height: 200}}
      - {id: side, kind: scroll, pin: {top: 0, horizontal: 0, height: 100}, children: [{id: wide, pin: {top: 0, leading: 0, width: 900, height: 50}}]}
    constraints: [{cardTop: name.height == 20}]
    states: {shown: {card.pin.bottom: 0}}
    links:
      - {from: side.contentOffset.x, to: card.alpha, input: [0, 100], output: [1, 0]}
      - {rows: songs, from: row.rect.maxY, to: title.alpha, input: [0, 800], output: [0, 1]}
    motions:
      show: [animate: {duration: 0.4, to: shown}]
      more: {after: show, from: shown, steps: [{set: {use-label.alpha: 0, dot2.x: 8, songs/3/title.alpha: 0.5, cardTop: 30}}, {run: show}, {segue: showDetail}, {push: {controller: detail, onto: stack}}]}
      drag: [drag: {on: card, by: [0, 100]}]
    defaultMotion: show

    """

  @Test func `the scene itself is fine`() {
    #expect(Reading.notices(Self.scene) == [])
  }

  /// Where each key stands, and how often before: the second `children` is the scene's.
  static let keys: [(key: String, before: String)] = [
    ("metrics", ""), ("components", ""), ("parameters", "line: {"), ("children", "~}, "),
    ("controllers", ""), ("type", "stack: {"), ("viewControllers", "navigation, "),
    ("children", "title: First, "), ("title", "first: {"), ("segues", ""), ("children", "\n"),
    ("embed", "id: place, "), ("id", "- {"), ("pin", "card\n    "), ("bottom", "{"),
    ("guides", ""), ("children", "[middle]\n    "), ("component", "id: use, "),
    ("with", "component: line, "), ("repeat", ""), ("constraints", "4, 4]}\n    "),
    ("kind", "id: songs, "), ("rows", ""), ("cell", ""), ("constraints", "\n"), ("states", ""),
    ("links", ""), ("input", ""), ("motions", ""), ("steps", ""), ("after", ""), ("animate", ""),
    ("defaultMotion", ""),
  ]

  @Test(arguments: keys) func `is one error, whatever refers to it`(
    _ key: String, _ before: String
  ) throws {
    let place = try #require(Self.scene.range(of: before + key + ":"))
    let start = Self.scene.index(place.lowerBound, offsetBy: before.count)
    // Two letters change places, or one is there twice.
    let letters = Array(key)
    let typo =
      letters.count > 3
      ? String([letters[0], letters[2], letters[1]] + letters[3...]) : key + String(letters[1])
    let text = Self.scene.replacingCharacters(
      in: start..<Self.scene.index(start, offsetBy: key.count), with: typo)
    let above = Self.scene[..<start]
    let line = above.count { $0 == "\n" } + 1
    let column = above.reversed().prefix { $0 != "\n" }.count + 1
    let notices = Reading.notices(text)
    #expect(notices.count == 1, "\(notices)")
    let notice = try #require(notices.first)
    #expect(notice.hasPrefix("\(line):\(column) error: unknown key \"\(typo)\" in "), "\(notice)")
    #expect(notice.hasSuffix(" | did you mean \"\(key)\"?"), "\(notice)")
  }

  @Test func `leaves other mistakes to be told`() {
    let text = Self.scene.replacing("\nchildren:", with: "\nchidren:")
      .replacing("run: show", with: "run: shwo").replacing("on: card", with: "on: crad")
    #expect(
      Reading.notices(text) == [
        "9:1 error: unknown key \"chidren\" in file | did you mean \"children\"?",
        "28:129 error: there is no motion \"shwo\" | did you mean \"show\"?",
        "29:21 error: there is no view \"crad\"",
      ])
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
