import EmakiDiagnostics
import Testing

@Suite struct `Conflicts of a merge` {
  private static let conflict = "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n"

  @Test func `are found by the line with which they begin`() {
    #expect(MergeConflict.line(in: Self.conflict) == 2)
    #expect(MergeConflict.line(in: Self.conflict.replacing("\n", with: "\r\n")) == 2)
    #expect(MergeConflict.line(in: "<<<<<<<\n=======\n>>>>>>>") == 1)
  }

  @Test(arguments: [
    "", "a < b", "  <<<<<<< HEAD\n>>>>>>> b", "<<<<<<<< HEAD\n>>>>>>> b", "<<<<<<< HEAD\nb",
    ">>>>>>> b\n<<<<<<< a",
  ])
  func `are not what only looks like one`(_ text: String) {
    #expect(MergeConflict.line(in: text) == nil)
  }
}
