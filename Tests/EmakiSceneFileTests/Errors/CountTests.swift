import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat
import TestSupport
import Testing

/// Numbers of things that a file asks for: whatever stands there, it is told, and no memory is taken.
@Suite(.endsWithin(minutes: 1)) struct `A count that is out of bounds` {
  private static let counts = [
    "-1", "-9223372036854775808", "30000000", "1000000000000", "9223372036854775808", "1e300",
    "-1e300", ".nan", ".inf", "-.inf", "2.5", "{count: -1}", "{count: 30000000}",
    "{count: 2, from: 1e300}", "{from: 1}",
  ]

  /// Lists whose elements may be repeated, below an element that is itself repeated twice.
  private static let lists = [
    "children: [{repeat: 2, children: [{repeat: #}]}]",
    "children: [{repeat: 2, children: [{repeat: 2, children: [{text: A, repeat: #}]}]}]",
    "children: [{kind: table, repeat: 2, rows: [{text: A, repeat: #}], cell: {text: '{text}'}}]",
    "children: [{kind: table, repeat: 2, sections: [{rows: 2, repeat: #}]}]",
    "children: [{kind: table, repeat: 2, sections: [{rows: 2, repeat: 2}, {rows: [A], repeat: #}]}]",
    "children: [{id: 'a{index}', repeat: 2}]\n"
      + "constraints: [{repeat: 2, equation: [{repeat: #}]}, {repeat: #, equation: a1.width == 9}]",
    "children: [{id: a}]\nmotions: {m: [{repeat: 2, parallel: [{repeat: #, wait: 1}]}]}",
    "components: {c: {children: [{repeat: #}]}}\nchildren: [{component: c, repeat: 2}]",
    "children: [{repeat: 2, spans: [{text: A, repeat: #}], text: B}]",
  ]

  @Test(arguments: lists, counts)
  func `is an error below a repetition, too`(list: String, count: String) {
    let read = SceneFileReader.read(list.replacing("#", with: count), file: "f")
    #expect(read.hasErrors)
  }

  @Test(
    arguments: [
      "{kind: table, rows: #}", "{kind: table, sections: [{rows: #}]}",
      "{kind: table, rows: 3, absentRows: [#]}",
      "{kind: collection, rows: 3, layout: {columns: #}}",
      "{kind: pageControl, pages: #}", "{text: A, lines: #}",
      "{kind: segmentedControl, items: [A, B], selected: #}",
    ], ["-2", "30000000", "1e300", "-1e300", ".nan", ".inf"])
  func `is an error`(view: String, count: String) {
    for around in ["children: [@]", "children: [{repeat: 2, children: [@]}]"] {
      let text = around.replacing("@", with: view).replacing("#", with: count)
      #expect(SceneFileReader.read(text, file: "f").hasErrors, "\(text)")
    }
  }

  @Test func `is one error for all copies, with its place`() {
    #expect(
      Reading.notices("children: [{repeat: 2, children: [{repeat: -1}]}]") == [
        "1:44 error: expected a whole number from 0 to 10000 for \"repeat\", got -1"
      ])
  }

  @Test func `is told of all sections together`() {
    let rows = "children: [{kind: table, sections: [{rows: 1000000, repeat: 2}]}]"
    #expect(Reading.notices(rows) == ["1:36 error: more than 1000000 rows of a table"])
  }

  @Test func `is told of repeated rows of values together, before they are made`() {
    let values = (0..<1000).map { "{repeat: 10000, n: \($0)}" }.joined(separator: ", ")
    #expect(
      Reading.notices("children: [{kind: table, cell: {text: '{n}'}, rows: [\(values)]}]").count
        == 1)
    let wide = Array(repeating: "x", count: 50_000).joined(separator: ",")
    #expect(
      Reading.notices(
        "children: [{kind: table, cell: {text: A}, rows: [{repeat: 10000, n: [\(wide)]}]}]"
      )
      .last?.contains("more than 200000 values, repetitions written out") == true)
  }
}
