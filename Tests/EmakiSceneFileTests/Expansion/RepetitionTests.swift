import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct RepetitionTests {
  func texts(_ child: String) throws -> [String] {
    try Reading.scene("children:\n  - \(child)").controller.view.subviews.map {
      $0.text?.string ?? ""
    }
  }

  @Test func `an element is repeated with its number from one`() throws {
    #expect(
      try texts("{id: 'row{index}', text: 'その{index}(未定)', repeat: 3}")
        == ["その1(未定)", "その2(未定)", "その3(未定)"])
  }

  @Test func `the count may start elsewhere and have another name`() throws {
    #expect(try texts("{text: 'n{row}', repeat: {count: 2, from: 0, as: row}}") == ["n0", "n1"])
  }

  @Test func `values are put in one by one`() throws {
    #expect(try texts("{text: '{item}', repeat: [Home, News]}") == ["Home", "News"])
    #expect(
      try texts("{text: '{index} {title}', repeat: [{title: Home}, {title: News}]}")
        == ["1 Home", "2 News"])
  }

  @Test func `the cell of counted rows has the values of the repetition around the table`() throws {
    let scene = try Reading.scene(
      """
      children:
        - {kind: table, rows: 2, cell: {text: "{item.name} {index}"}, repeat: [{name: A}, {name: B}]}
      """)
    let cells = scene.controller.view.subviews.map { table -> [String] in
      guard case .counted(2, let cell)? = table.rows?.sections.first?.rows else { return [] }
      return texts(in: cell)
    }
    #expect(cells == [["A {index}"], ["B {index}"]])
  }

  private func texts(in view: View) -> [String] {
    (view.text.map { [$0.string] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func `a value may be a number for another key`() throws {
    let scene = try Reading.scene("children:\n  - {alpha: '{item}', repeat: [0.25, 1]}")
    #expect(scene.controller.view.subviews.map(\.alpha) == [0.25, 1])
  }

  @Test func `a repetition inside another has its own number`() throws {
    let text = """
      children:
        - id: a{index}
          children: [{text: "{outer}-{index}", repeat: 2}]
          repeat: {count: 2, as: outer}
      """
    #expect(Reading.notices(text).contains { $0.contains("is not an id") })
    let scene = try Reading.scene(text.replacing("a{index}", with: "a{outer}"))
    let texts = scene.controller.view.subviews.flatMap { $0.subviews.compactMap(\.text?.string) }
    #expect(texts == ["1-1", "1-2", "2-1", "2-2"])
  }

  @Test func `steps of motions are repeated too`() throws {
    let scene = try Reading.scene(
      "children: [{id: 'a{index}', repeat: 2}]\nmotions: {m: [{set: {'a{index}.x': 5}, repeat: 2}]}"
    )
    #expect(
      scene.motions.first?.steps == [.set([.view("a1", .x(5))]), .set([.view("a2", .x(5))])])
  }

  @Test func `a value that is missing gives way to a fallback`() throws {
    #expect(
      try texts("{text: '{title|none}', role: '{role|quiet}', repeat: [{title: A}, {role: bars}]}")
        == ["A", "none"])
  }

  @Test func `a fallback waits for the repetition that may have the value`() throws {
    let text = """
      children:
        - id: a{outer}
          children: [{text: "{title|none}", repeat: [{title: A}, {}]}]
          repeat: {count: 1, as: outer}
      """
    let texts = try Reading.scene(text).controller.view.first("a1")?.subviews.map(\.text?.string)
    #expect(texts == ["A", "none"])
  }

  @Test func `other braces stay`() throws {
    #expect(try texts("{text: '{name} {', repeat: 1}") == ["{name} {"])
  }
}
