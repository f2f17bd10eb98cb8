import EmakiDiagnostics

/// A text in braces that a comma in it ends: `{title: Hello, my friend}` is a title `Hello` and a
/// key `my friend`, and nothing says so where any key is welcome.
struct CutText {
  private var beginning = ""
  private var rest: [String] = []
  /// The parts with the commas before them.
  private var whole = ""
  private var place = SourcePlace.start
  private var isOver = false

  /// Takes an entry of a mapping, with the value of the one before it.
  ///
  /// - Parameter source: tells a key without a colon from one whose value is missing.
  mutating func take(
    _ key: String, at place: SourcePlace, _ value: SourceNode, after before: SourceNode?,
    in source: SourceText
  ) {
    guard !isOver else { return }
    let isBare = Self.isBare(key, at: place, value, in: source)
    if !rest.isEmpty {
      if isBare { add(key, at: place, in: source) } else { isOver = true }
      return
    }
    guard isBare, case .scalar(let scalar) = before?.content, scalar.isPlain,
      !scalar.text.isEmpty, scalar.text.contains(" ") || !Names.isIdentifier(key)
    else { return }
    (beginning, self.place) = (scalar.text, place)
    add(key, at: place, in: source)
  }

  /// Takes a part with what stood before it: a comma, and in most texts a space.
  private mutating func add(_ part: String, at place: SourcePlace, in source: SourceText) {
    let before = source.rest(from: place.moved(by: -1)).first
    rest.append(part)
    whole += (before == "," ? "," : ", ") + part
  }

  /// Whether nothing at all stands for the value, not even a colon.
  private static func isBare(
    _ key: String, at place: SourcePlace, _ value: SourceNode, in source: SourceText
  ) -> Bool {
    guard case .scalar(let scalar) = value.content, scalar.isPlain, scalar.text.isEmpty else {
      return false
    }
    let after = source.rest(from: place, dropping: key.unicodeScalars.count)
    return [",", "}"].contains(after.first { $0 != " " })
  }

  /// The diagnostic, or `nil`.
  ///
  /// - Parameter goesOn: whether more follows that was not read.
  func diagnostic(in source: SourceText, goesOn: Bool = false) -> Diagnostic? {
    guard !rest.isEmpty else { return nil }
    let whole = beginning + whole + (goesOn ? ", …" : "")
    return Diagnostic(
      .error, "the comma before \"\(rest[0].shortened(to: 40))\" ends the text",
      at: source.location(place),
      hint: "in braces a text with a comma stands in quotes: \"\(whole.shortened(to: 60))\"")
  }
}
