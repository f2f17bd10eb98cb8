import EmakiDrawing

/// A paragraph shaped once, from which lines are taken one after another.
struct MeasuredParagraph {
  private let characters: [Character]
  private let request: TextRequest
  private let advances: [Double]
  private let mayBreak: [Bool]

  init(_ characters: [Character], _ request: TextRequest, _ fonts: FontBook) {
    self.characters = characters
    self.request = request
    let line = fonts.line(String(characters), request.font)
    let fits = request.width.map { line.width <= $0 + TextBreaker.tolerance } ?? true
    if fits || request.lineBreak == .clip {
      (advances, mayBreak) = ([], [])
    } else {
      advances = line.advances
      mayBreak =
        request.lineBreak == .characterWrap
        ? characters.map { _ in true } : LineBreakOpportunities.before(characters)
    }
  }

  /// Where the line that begins at `start` ends: as late as fits and is allowed, but after at least
  /// one character.
  func lineEnd(from start: Int) -> Int {
    guard let limit = request.width, !advances.isEmpty else { return characters.count }
    var used = 0.0
    for index in start..<characters.count {
      used += advances[index]
      guard used > limit + TextBreaker.tolerance, !characters[index].isWhitespace else { continue }
      let latest = max(index, start + 1)
      if latest == characters.count { return latest }
      return (start + 1...latest).last { mayBreak[$0] } ?? latest
    }
    return characters.count
  }
}
