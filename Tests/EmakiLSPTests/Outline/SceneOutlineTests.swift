import EmakiDiagnostics
import EmakiScenes
import TestSupport
import Testing

@testable import EmakiLSP
import EmakiSceneFile
import EmakiSceneFormat

@Suite struct `The outline of a scene file` {
  static let scene = """
    metrics: {gap: 8}
    children:
      - {id: title, text: 題名, pin: {top: 0, to: bar}}
      - id: bar
        constraints:
          - low: title.top == bar.bottom + 8
          - "H:|-[title]-[bar]-|"
    states:
      open: {title.alpha: 1, bar: {hidden: true}, low: 4}
    links:
      - {from: title.alpha + bar.alpha, to: bar.alpha}
    motions:
      show:
        from: open
        steps: [set: open, animate: {changes: {title.x: 4, low: 3}}, tap: title/1]
      hide: {after: show, steps: [{run: show}]}
    """

  private static func uses(_ name: String, _ kind: SceneNameKind, in text: String = scene) -> [Int]
  {
    let outline = SceneOutline(SceneText(text, file: ""))
    guard let found = outline.names.first(where: { $0.name == name && $0.kind == kind }) else {
      return []
    }
    return outline.uses(of: found).map { $0.span.line + 1 }
  }

  @Test func `knows where names are given and used`() {
    #expect(Self.uses("title", .view) == [3, 6, 7, 9, 11, 15, 15])
    #expect(Self.uses("bar", .view) == [3, 4, 6, 7, 9, 11, 11])
    #expect(Self.uses("low", .constraint) == [6, 9, 15])
    #expect(Self.uses("open", .state) == [9, 14, 15])
    #expect(Self.uses("show", .motion) == [13, 16, 16])
    #expect(Self.uses("gap", .metric) == [1])
  }

  @Test func `finds what stands at a place`() {
    let outline = SceneOutline(SceneText(Self.scene, file: ""))
    let name = outline.name(line: 5, column: 14)
    #expect(name?.name == "title" && name?.kind == .view && name?.isDefinition == false)
    #expect(name?.span == SceneSpan(line: 5, start: 13, end: 18))
    #expect(outline.key(line: 2, column: 27)?.key == "pin")
    #expect(outline.key(line: 2, column: 27)?.section == "view")
    #expect(outline.key(line: 0, column: 11) == nil)
  }

  /// A line that somebody writes just now.
  @Test(arguments: [
    "  - {id: other, te", "te", "    text", "x: [", "  - \"", "'", "}", "  -", "a: b: c", "\t- x",
    "? ",
    "&", "*nobody", "!!", "- - : -", "%", "@",
  ])
  func `takes nothing away for a broken line`(_ line: String) {
    var lines = Self.scene.split(separator: "\n").map(String.init)
    lines.insert(line, at: 3)
    let text = lines.joined(separator: "\n")
    #expect(Self.uses("show", .motion, in: text) == [14, 17, 17], "\(line)")
    #expect(Set(Self.uses("bar", .view, in: text)).isSuperset(of: [5, 7, 8, 10]), "\(line)")
  }

  @Test func `is a tree of what has names`() throws {
    let symbols = SceneOutline(SceneText(Self.scene, file: "")).symbols
    #expect(symbols.map(\.name) == ["gap", "title", "bar", "open", "show", "hide"])
    let bar = try #require(symbols.first { $0.name == "bar" })
    #expect(bar.span.line == 3 && bar.endLine == 6 && bar.children.map(\.name) == ["low"])
  }

  // MARK: Completion

  /// What is offered where `‸` stands.
  private static func offered(_ text: String) -> Set<String> {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let found = SceneOutline(SceneText(parts.joined(), file: "")).completions(
      line: lines.count - 1, column: lines[lines.count - 1].unicodeScalars.count)
    return Set(found.items.map(\.text))
  }

  @Test(arguments: [
    ("children:\n  - {id: a, te‸}", "text", "id"), ("children:\n  - id: a\n    ‸", "pin", "id"),
    ("children:\n  - {id: a, pin: {top: 0, ‸}}", "leading", "top"),
    ("motions:\n  m:\n    - ‸", "animate", "duration"),
    ("motions:\n  m:\n    - animate: {‸", "duration", "animate"),
    ("‸", "children", "duration"), ("日本: 1\nchi‸", "children", "steps"),
    ("children:\n  - {id: 題😀, te‸", "text", "motions"),
    ("motions:\n  m:\n    - animate:\n        cur‸\n        delay: 1", "curve", "delay"),
    ("children:\n  - {id: a, kind: ‸}", "button", "kind"),
    ("children:\n  - id: a\n    kind: bu‸", "button", "kind"),
    ("children: [{hidden: ‸}]", "true", "hidden"),
    ("children: [{background: sys‸}]", "systemBlue", "iphone-x"),
    ("device: ‸", "iphone-x", "systemBlue"),
    ("motions: {m: [{animate: {curve: ‸}}]}", "ease-out", "systemBlue"),
  ])
  func `offers keys and words where they may stand`(
    _ text: String, _ expected: String, _ unexpected: String
  ) {
    let offered = Self.offered(text)
    #expect(offered.contains(expected), "\(text): \(offered.sorted().prefix(8))")
    #expect(!offered.contains(unexpected), "\(text)")
  }

  @Test(arguments: [
    ("- low: title.top == bar.bottom", "- low: title.top == ‸.bottom", "title", "top"),
    ("- low: title.top", "- low: title.‸", "top", "title"),
    ("to: bar}}", "to: ‸}}", "title", "show"), ("from: open", "from: ‸", "open", "show"),
    ("after: show", "after: ‸", "hide", "open"), ("run: show", "run: ‸", "hide", "open"),
    ("{title.x: 4,", "{‸title.x: 4,", "low", "show"),
    ("{title.x: 4,", "{title.‸: 4,", "alpha", "low"),
    ("set: open", "set: ‸", "open", "show"), ("tap: title/1", "tap: ‸", "bar", "show"),
    ("from: title.alpha +", "from: ‸.alpha +", "bar", "show"),
  ])
  func `offers names where they may stand`(
    _ part: String, _ written: String, _ expected: String, _ unexpected: String
  ) {
    let offered = Self.offered(Self.scene.replacing(part, with: written, maxReplacements: 1))
    #expect(offered.contains(expected), "\(written): \(offered.sorted().prefix(8))")
    #expect(!offered.contains(unexpected), "\(written)")
  }

  /// What is known of the text as it is does as well as the text with the word left out.
  @Test(arguments: [
    ("children:\n  - {id: a, fo‸nt: 17}", "children:\n  - {id: a, ‸: 17}"),
    ("children:\n  - id: a\n    pi‸n: {top: 0}", "children:\n  - id: a\n    ‸: {top: 0}"),
    ("children:\n  - {id: a, kind: \"but‸ton\"}", "children:\n  - {id: a, kind: \"‸\"}"),
    ("device: i‸Phone X", "device: ‸ X"),
    (
      "children: [{id: a}]\nconstraints: [a.wid‸th == 4]",
      "children: [{id: a}]\nconstraints: [a.‸ == 4]"
    ),
    (
      "states: {s: {a.al‸pha: 1}}\nchildren: [{id: a}]",
      "states: {s: {a.‸: 1}}\nchildren: [{id: a}]"
    ),
  ])
  func `offers the same in a word as without it`(_ whole: String, _ without: String) {
    let offered = Self.offered(whole)
    #expect(!offered.isEmpty)
    #expect(offered == Self.offered(without))
  }

  @Test(arguments: [scene, "children: [{id: a, hight: 4}]", "children: [", "\t- x", "[1]", ""])
  func `read once is the scene that the reader reads`(_ text: String) {
    let once = SceneText(text, file: "a.yaml")
    let (first, second) = (SceneFileReader.read(once), SceneFileReader.read(text, file: "a.yaml"))
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.value.scenes == second.value.scenes)
  }

  @Test func `names only keys that there are`() {
    let sections = Dictionary(
      SceneFormat.sections.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in NamingKeys.all {
      let parts = name.split(separator: ".").map(String.init)
      #expect(sections[parts[0]]?.key(parts[1]) != nil, "\(name)")
    }
  }

  @Test(arguments: 0..<6)
  func `stands any text`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var scalars = Array(Self.scene.unicodeScalars)
    for _ in 0..<20 {
      let place = generator.roll(0...(scalars.count - 1))
      scalars[place] = generator.pick(Array("{}[]:,-#\"'&*!|>%@\n\t 😀é\r\u{85}".unicodeScalars))
      let text = String(String.UnicodeScalarView(scalars))
      let outline = SceneOutline(SceneText(text, file: ""))
      _ = outline.names
      _ = outline.completions(line: generator.roll(0...17), column: generator.roll(0...40))
    }
  }
}
