import EmakiDiagnostics
import EmakiSceneFormat

/// The text of a scene file as far as it can be read: lines that are broken are left empty, so that
/// the others keep their meaning and their line numbers.
struct ReadableScene {
  /// The text that was read, with its value; without one where nothing of it can be read.
  private(set) var text: SceneText
  /// The lines that were left empty, from 0.
  private(set) var brokenLines: [Int] = []
  /// The lines of the text as it was given.
  private let lines: [String]

  /// So many broken lines are passed over.
  private static let most = 12
  /// So many lines before the line where the reading ended may be what ended it.
  private static let reach = 3

  init(_ whole: SceneText) {
    text = whole
    guard let end = whole.endOfReading else {
      lines = []
      return
    }
    lines = (1...whole.source.lineCount).map { whole.source.line($0) }
    var last: Int? = end
    while let place = last, brokenLines.count < Self.most {
      guard let next = nextBroken(before: place) else { return }
      brokenLines.append(next.line)
      last = next.end
    }
    if text.endOfReading == nil { restore() }
  }

  /// Reads the text without some lines.
  ///
  /// - Returns: `nil` where that can be done, else how many lines were read before it ended.
  private mutating func read(without broken: [Int]) -> Int? {
    var rest = lines
    for line in broken { rest[line] = "" }
    let read = SceneText(rest.joined(separator: "\n"), file: text.source.file)
    if let end = read.endOfReading { return end }
    text = read
    return nil
  }

  /// The line without which the reading gets farthest, of those at and before the line where it
  /// ended.
  private mutating func nextBroken(before place: Int) -> (line: Int, end: Int?)? {
    let written = lines.indices.prefix(place).reversed().lazy.filter { [lines, brokenLines] line in
      !lines[line].isBlank && !brokenLines.contains(line)
    }
    var best: (line: Int, end: Int?)?
    for line in written.prefix(Self.reach) {
      guard let end = read(without: brokenLines + [line]) else { return (line, nil) }
      if best.map({ end > $0.end ?? 0 }) ?? true { best = (line, end) }
    }
    return best
  }

  /// Puts lines back that were only taken for broken, as those up to the end of a text that another
  /// line begins; what others stand in comes first.
  private mutating func restore() {
    for line in brokenLines.sorted() {
      let others = brokenLines.filter { $0 != line }
      if read(without: others) == nil { brokenLines = others }
    }
  }
}

extension SceneText {
  /// How many lines were read before the reading ended; `nil` where all were.
  fileprivate var endOfReading: Int? {
    switch value {
    case .success: nil
    // The error that ended the reading comes last.
    case .failure(let faults): faults.diagnostics.last?.location?.line ?? 0
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}
