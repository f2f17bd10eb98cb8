import EmakiDiagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func `a diagnostic reads as place, severity, message and hint`() {
    let diagnostic = Diagnostic(
      .error, "unknown view 'titel'",
      at: SourceLocation(file: "app.yaml", line: 12, column: 3), hint: "did you mean 'title'?")
    #expect(
      diagnostic.description
        == "app.yaml:12:3: error: unknown view 'titel'\n  hint: did you mean 'title'?")
  }

  @Test func `what is not known of the place is left out`() {
    let whole = SourceLocation(file: "a.xib")
    #expect(
      Diagnostic(.warning, "old format", at: whole).description == "a.xib: warning: old format")
    #expect(SourceLocation(file: "a.xib", line: 4).description == "a.xib:4")
    #expect(SourceLocation(file: "a.xib", column: 4).description == "a.xib")
    #expect(Diagnostic(.note, "nothing moves").description == "note: nothing moves")
  }

  @Test func `diagnostics sort by place, lines as numbers`() {
    func at(_ file: String, _ line: Int?, _ column: Int?) -> Diagnostic {
      Diagnostic(.error, "m", at: SourceLocation(file: file, line: line, column: column))
    }
    let sorted = [
      Diagnostic(.error, "m"), at("a", nil, nil), at("a", 2, nil), at("a", 2, 1), at("a", 10, 1),
      at("b", 1, 1),
    ]
    #expect(Array(sorted.reversed()).sorted() == sorted)
  }

  @Test func `at the same place errors come first`() {
    let place = SourceLocation(file: "a", line: 1, column: 1)
    let note = Diagnostic(.note, "a", at: place)
    let warning = Diagnostic(.warning, "b", at: place)
    let error = Diagnostic(.error, "c", at: place)
    #expect([note, warning, error].sorted() == [error, warning, note])
    #expect(!(error < error))
  }

  @Test func `reading in steps keeps what each step noticed`() {
    let first = Diagnosed("12", diagnostics: [Diagnostic(.warning, "one")])
    let both = first.flatMap { text in
      Diagnosed(Int(text), diagnostics: [Diagnostic(.error, "two")])
    }
    #expect(both.value == 12)
    #expect(both.diagnostics.map(\.message) == ["one", "two"])
    #expect(both.hasErrors)
    #expect(!first.map(\.count).hasErrors)
    #expect(first.map(\.count).value == 2)
  }

  @Test func `unpacking appends to what is known already`() {
    var noticed = [Diagnostic(.note, "zero")]
    let value = Diagnosed(7, diagnostics: [Diagnostic(.note, "one")]).unpack(into: &noticed)
    #expect(value == 7)
    #expect(noticed.map(\.message) == ["zero", "one"])
  }
}
