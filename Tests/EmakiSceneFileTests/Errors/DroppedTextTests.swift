import EmakiSceneFile
import EmakiSceneFormat
import Testing

/// What YAML leaves out of a text that has no quotes.
@Suite struct `A part of a text that YAML drops` {
  private func notices(_ line: String) -> [String] {
    Reading.notices("children:\n  - id: v\n    \(line)\n")
  }

  private static let comment = "a comment has a space after its #"

  @Test func `is told with what to write`() {
    #expect(
      notices("text: Order #5") == [
        "3:17 warning: \"#5\" is a comment, and not a part of the text"
          + " | in quotes it is text: \"Order #5\"; \(Self.comment)"
      ])
    #expect(
      notices("text: ! x") == [
        "3:11 warning: \"!\" is a tag of YAML, and not a part of the text"
          + " | in quotes it is text: \"! x\""
      ])
    #expect(
      notices("text: &co Ltd") == [
        "3:11 warning: \"&co\" is an anchor of YAML, and not a part of the text"
          + " | in quotes it is text: \"&co Ltd\""
      ])
  }

  @Test(arguments: [
    "text: Order #5", "text: In #F00 and #0F0", "accessibility: {label: Room #12\n    }",
    "{kind: textField, placeholder: Ticket #7\n    }", "text: Wow\t#1", "text: Song #love",
    "text: two\n      lines #2", "text: !important now", "text: !5", "text: &a x", "text: &a",
    "text: !<x> y", "text: Ärger #ä",
  ])
  func `is told wherever it stands`(line: String) {
    let line =
      line.hasPrefix("{")
      ? String(
        line.dropFirst().replacing("\n    }", with: "")
          .replacing(", ", with: "\n    ")) : line
    #expect(notices(line).count { $0.contains("not a part of the text") } == 1, "\(notices(line))")
  }

  @Test(arguments: [
    "text: Hello  # greeting", "text: Hello # 5", "text: Hello #", "text: Hello ## more",
    "text: Hello #-- more", "alpha: 0.5 #half", "isHidden: true #later", "text: \"Order #5\"",
    "text: 'Order #5' # it is quoted", "text: Order#5", "text: |\n      Order #5", "text: A & B",
    "text: Wow! x", "text: !!str 5", "text: \"A\" #5", "pin: {top: 8} #todo",
    "text: &a x\n  - text: *a",
  ])
  func `is not told of comments, quotes, names that are used, and marks inside`(line: String) {
    #expect(notices(line).filter { $0.contains("of the text") }.isEmpty, "\(notices(line))")
  }

  @Test func `is told in rows, data and files of data`() {
    let rows = "children:\n  - kind: table\n    rows:\n      - Milk #2\n      - Bread\n"
    #expect(Reading.notices(rows).first?.hasPrefix("4:14 warning: \"#2\" is a comment") == true)
    let data = "data: {file: d.yaml}\nchildren: [{text: '{data.a}'}]\n"
    let found = Reading.notices(data, ["d.yaml": "a: Order #5\nb: [x, &y z]\n"])
    #expect(
      found.count == 2 && found.allSatisfy { $0.contains("not a part of the text") }, "\(found)")
  }
}
