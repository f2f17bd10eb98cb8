@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Cells by the values of rows` {
  private func labels(_ table: String, rows: Int) throws -> [String?] {
    let timeline = try ControlScene.timeline(
      "{id: list, kind: table, pin: {edges: 0}, \(table)}", "wait: 1")
    let screen = timeline.snapshot(at: 0).screen
    return (1...rows).map { row in
      screen.index(of: ViewID("list/\(row)")).flatMap { screen.nodes[$0].view.text?.string }
    }
  }

  @Test func `rows that are written themselves share a cell that uses no value`() throws {
    let scene = try Reading.scene(
      """
      children:
        - id: list
          kind: table
          pin: edges
          cell: {style: disclosureIndicator, textColor: red, on: {tap: go}}
          rows: [{text: Milk}, {text: Bread, textColor: blue}]
      motions: {go: [wait: 0.1], m: [tap: list/2]}
      """)
    let rows = try #require(scene.controller.view.first("list")?.rows).prototypes
    #expect(rows.compactMap { $0.text?.string } == ["Milk", "Bread"])
    #expect(rows.map { $0.text?.color?.hex } == ["#FF0000", "#0000FF"])
    #expect(rows.allSatisfy { $0.control.accessory == .disclosureIndicator })
  }

  @Test func `a value that a row lacks is reported, and empty`() throws {
    let table = "children: [{id: list, kind: table, pin: edges, "
    #expect(
      Reading.notices(
        table + "rows: [{a: Milk, n: two}, {a: Bread}], cell: {text: '{a}', detailText: '{n}'}}]")
        == [
          "1:74 warning: this row has no value for {n} | write {n|} in the cell where it may be missing"
        ])
    #expect(
      Reading.notices(
        table + "rows: [{a: Milk, n: two}, {a: Bread}], cell: {text: '{a}', detailText: '{n|}'}}]")
        == [])
  }

  @Test func `rows of values are repeated as all elements of lists are`() throws {
    let rows = "rows: [{name: A, repeat: 2}, {name: '{item}', repeat: [B, C]}, {name: D}]"
    #expect(
      try labels("\(rows), cell: {text: '{name} {index}'}", rows: 6)
        == ["A 1", "A 2", "B 3", "C 4", "D 5", nil])
    #expect(
      try labels("rows: [{name: A, repeat: weekly}], cell: {text: '{name} {repeat}'}", rows: 2)
        == ["A weekly", nil])
  }

  @Test func `the first whose condition holds is the row's`() throws {
    let cells = """
      cells: [{when: "{mine}", text: "me: {words}"}, {when: "{kind} == note", text: "note"}, \
      {text: "they: {words}"}]
      """
    let rows = "rows: [{words: a}, {words: b, mine: true}, {kind: note}, {words: c, mine: false}]"
    #expect(
      try labels("\(cells), \(rows)", rows: 4) == ["they: a", "me: b", "note", "they: c"])
  }

  @Test func `sections have those of the table, or their own`() throws {
    let table = """
      cells: [{when: "{item.big}", text: big}, {text: small}], sections: [{rows: [{big: 1}, {big: 0}]}, \
      {rows: [{big: 1}], cell: {text: own}}]
      """
    #expect(try labels(table, rows: 3) == ["big", "small", "own"])
  }

  @Test(arguments: [
    ("{a}", true), ("not {a}", false), ("{b}", false), ("not {b}", true), ("{none}", false),
    ("{a} == yes", true), ("{a} != yes", false), ("{none} == x", false), ("{list}", true),
    ("{a} == {a}", true),
  ])
  func `a condition is a value, its opposite or a comparison`(text: String, holds: Bool) {
    func node(_ text: String) -> SourceNode { .scalar(text, isPlain: true, at: .start) }
    let values = ["a": node("yes"), "b": node("false"), "list": .list([node("1")], at: .start)]
    #expect(RowCondition(text).holds(for: values) == holds)
  }

  @Test func `mistakes are reported at their place`() {
    func notices(_ keys: String) -> [String] {
      Reading.notices("children: [{id: l, kind: table, pin: edges, \(keys)}]")
    }
    #expect(
      notices("rows: 3, cells: [{text: a}]").first?.contains(
        "\"cells\" needs rows with values to choose by") == true)
    #expect(
      notices("rows: [a], cell: {text: a}, cells: [{text: a}]").first?.contains(
        "a table has a \"cell\" or \"cells\", not both") == true)
    #expect(
      notices("rows: [{x: 1}], cells: [{when: \"{y}\", text: a}]").contains {
        $0.contains("no cell is for row 1")
      })
  }
}

@Suite struct `The lines between rows` {
  private func row(_ table: String, _ direction: String = "leftToRight") throws -> RowLook {
    let timeline = try ControlScene.timeline(
      of:
        "direction: \(direction)\nchildren: [{id: list, kind: table, pin: {edges: 0}, \(table)}]\n"
        + "motions: {m: [wait: 1]}")
    let screen = timeline.snapshot(at: 0).screen
    let index = try #require(screen.index(of: "list/1"))
    return screen.nodes[index].view.control.row
  }

  private let cell =
    "cell: {children: [{icon: bell, pin: {leading: 16, centerY: 0, size: 28}}, "
    + "{text: Sounds, pin: {leading: 60, centerY: 0}}]}"

  /// The text begins at 60 points, 44 behind the margin of 16.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `begin where the text does, behind an icon`(direction: String) throws {
    #expect(try row("rows: 1, \(cell)", direction).separatorIndent == 44)
  }

  @Test func `begin at the margin where no icon lies before the text`() throws {
    let plain = "cell: {children: [{text: Sounds, pin: {leading: 60, centerY: 0}}]}"
    #expect(try row("rows: 1, \(plain)").separatorIndent == 0)
    let behind =
      "cell: {children: [{text: Sounds, pin: {leading: 16, centerY: 0}}, "
      + "{icon: bell, pin: {trailing: 16, centerY: 0, size: 28}}]}"
    #expect(try row("rows: 1, \(behind)").separatorIndent == 0)
  }

  @Test func `begin where the table says, or the cell`() throws {
    #expect(try row("rows: 1, separatorInset: 30").separatorInsets?.left == 30)
    let own =
      "rows: 1, separatorInset: 30, cell: {text: A, separatorInset: {leading: 4, trailing: 5}}"
    let insets = try row(own).separatorInsets
    #expect(insets == Insets(top: 0, left: 4, bottom: 0, right: 5))
  }
}
