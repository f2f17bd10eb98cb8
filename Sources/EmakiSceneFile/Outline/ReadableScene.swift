import EmakiDiagnostics

/// The text of a scene file as far as it can be read: lines that are broken are left empty, so that
/// the others keep their meaning and their places.
struct ReadableScene {
  /// The value of the text; `nil` where nothing of it can be read.
  private(set) var root: SourceNode?
  /// The text that was read.
  private(set) var source: SourceText
  /// The lines that were left empty, from 0.
  private(set) var brokenLines: [Int] = []
  /// The text as it was given, and its lines.
  private let whole: SourceText
  private let lines: [String]

  /// So many broken lines are passed over.
  private static let most = 12
  /// So many lines before the place where the reading ended may be what ended it.
  private static let reach = 3

  init(_ text: String) {
    lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }
    ).map { String($0) }
    whole = SourceText(text, file: "")
    source = whole
    var end = read(without: [])
    while let place = end, brokenLines.count < Self.most {
      guard let next = nextBroken(before: place) else { return }
      brokenLines.append(next.line)
      end = next.end
    }
    if root != nil { restore() }
  }

  /// Reads the text without some lines.
  ///
  /// - Returns: `nil` where that can be done, else how many lines were read before it ended.
  private mutating func read(without broken: [Int]) -> Int? {
    var rest = lines
    for line in broken { rest[line] = "" }
    let text = broken.isEmpty ? whole : SourceText(rest.joined(separator: "\n"), file: "")
    var yaml = YAMLSource(text)
    do throws(YAMLSource.Faults) {
      root = try yaml.read()
      source = text
      return nil
    } catch {
      // What ended the reading comes last.
      return error.diagnostics.last?.location?.line ?? 0
    }
  }

  /// The line without which the reading gets farthest, of those at and before the place where it ended.
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

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}
