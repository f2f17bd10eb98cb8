import EmakiDiagnostics
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import TestSupport
import Testing

/// Inputs that are made to cost much; each must end at once, with one error.
@Suite struct BoundsTests {
  func expectOne(
    _ text: String, _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let read = SceneFileReader.read(text, file: "f")
    #expect(read.diagnostics.map(\.message) == [message], sourceLocation: sourceLocation)
    #expect(read.value.scenes.isEmpty, sourceLocation: sourceLocation)
  }

  private let deep = "values are nested deeper than 200 levels"
  private let many = "more than 200000 values, aliases written out"

  /// Nine levels of ten aliases each: a billion values.
  func bomb(_ open: String, _ close: String, item: (Int, String) -> String) -> String {
    (1...9).reduce("a0: &a0 \(open)\(item(0, "x"))\(close)\n") { text, level in
      let aliases = (0..<10).map { item($0, "*a\(level - 1)") }.joined(separator: ", ")
      return text + "a\(level): &a\(level) \(open)\(aliases)\(close)\n"
    }
  }

  @Test func `a bomb of lists`() { expectOne(bomb("[", "]") { $1 }, many) }

  @Test func `a bomb of mappings`() { expectOne(bomb("{", "}") { "k\($0): \($1)" }, many) }

  @Test func `a bomb of merges`() {
    let levels = (1...9).map { level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) {<<: [\(aliases)]}\n"
    }
    expectOne("a0: &a0 {x: 1}\n" + levels.joined(), many)
  }

  @Test func `deep lists that never end`() {
    expectOne(String(repeating: "[", count: 100_000), deep)
  }

  @Test func `deep lists that end`() {
    expectOne("a: " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300), deep)
  }

  @Test func `deep indentation`() {
    expectOne((0..<1200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(), deep)
  }

  @Test func `deep dashes`() {
    expectOne(String(repeating: "- ", count: 5000) + "a\n", deep)
  }

  @Test func `a file of megabytes`() {
    expectOne(String(repeating: "# comment\n", count: 500_000), "larger than 4 MB")
  }

  @Test func `too many values`() {
    expectOne(
      "children: [" + String(repeating: "a,", count: 500_000) + "]", "more than 200000 values")
  }

  @Test func `repetitions of repetitions`() {
    expectOne(
      """
      children:
        - id: a{index}
          repeat: 1000
          children:
            - {id: "b{index}", repeat: 1000, children: [{repeat: 1000}]}
      """, "more than 200000 values, repetitions written out")
  }

  /// Names in braces are looked at before: not each copy is made for that.
  @Test(arguments: ["", "parameters: {title: A}, "])
  func `a billion copies in a component`(parameters: String) {
    let notices = Reading.notices(
      """
      components: {dots: {\(parameters)children: [{text: "{index}", repeat: 1000000000}]}}
      children: [{component: dots}]
      """)
    #expect(notices.count == 1)
    #expect(notices.first?.contains("got 1000000000") == true)
  }

  @Test func `motions that run motions that run motions`() {
    let motions = (1...9).map { level in
      "  m\(level): [" + Array(repeating: "{run: m\(level + 1)}", count: 10).joined(separator: ", ")
        + "]\n"
    }
    let notices = Reading.notices("motions:\n" + motions.joined() + "  m10: [{wait: 0}]\n")
    #expect(notices.first == "2:3 error: motion \"m1\" has more than 20000 steps and changes")
  }

  @Test func `a thousand motions in a row`() {
    let motions = (1...1000).map { "  m\($0): [{run: m\($0 + 1)}]\n" }
    let notices = Reading.notices("motions:\n" + motions.joined() + "  m1001: [{wait: 0}]\n")
    #expect(notices.first == "2:3 error: motion \"m1\" has more than 100 others in a row")
  }

  @Test func `controllers in a row of thousands`() {
    let controllers = (1...3000).map { "  c\($0): {children: [{id: v\($0), embed: c\($0 + 1)}]}\n" }
    let notices = Reading.notices(
      "children: [{id: v0, embed: c1}]\ncontrollers:\n" + controllers.joined() + "  c3001: {}\n")
    let told = notices.first { $0.contains("deep") }
    #expect(
      told == "51:37 error: controllers are embedded more than 50 deep "
        + "| controllers stand beside one another in one that has containers for them")
  }

  @Test func `controllers in one another, read on a thread with two megabytes`() async {
    let controllers = (1...48).map { "  c\($0): {children: [{id: v\($0), embed: c\($0 + 1)}]}\n" }
    let text =
      "children: [{id: v0, embed: c1}]\ncontrollers:\n" + controllers.joined()
      + "  c49: {children: [{id: leaf, embed: {children: [{id: c51}]}}]}\n"
    let notices = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Reading.notices(text)) }
      thread.stackSize = 2 << 20
      thread.start()
    }
    #expect(notices.count == 1)
    #expect(notices.first?.contains("controllers are embedded more than 50 deep") == true)
  }

  @Test func `states that set states that set states`() {
    let states = (1...9).map { level in
      "  s\(level): [" + Array(repeating: "s\(level + 1)", count: 10).joined(separator: ", ")
        + "]\n"
    }
    let notices = Reading.notices(
      "children: [{id: a}]\nstates:\n" + states.joined() + "  s10: {a.x: 1}\n")
    #expect(notices.first == "3:3 error: state \"s1\" has more than 20000 steps and changes")
  }

  @Test func `a thousand errors among a thousand names`() {
    let text = """
      children: [{id: "name{index}", repeat: 1000}]
      constraints: [{"c{index}": "nome{index}.top == 1", repeat: 1000}]
      """
    #expect(Reading.notices(text).count == 51)
  }

  @Test(.endsWithin(minutes: 1))
  func `a thousand names that rows put in, and a thousand that they do not`() {
    let rows = (0..<1000).map { "{key\($0): x}" }.joined(separator: ", ")
    let texts = (0..<1000).map { "{text: \"{kex\($0)}\"}" }.joined(separator: ", ")
    let text = "children: [{kind: table, rows: [\(rows)], cell: {children: [\(texts)]}}]"
    #expect(Reading.notices(text).contains { $0.contains("more than 200000 values") })
  }

  @Test func `too many views`() {
    let text = "children: [{id: 'a{index}', repeat: 10000, children: [{}, {}]}]"
    #expect(Reading.notices(text) == ["1:55 error: more than 20000 views in a scene"])
  }
}
