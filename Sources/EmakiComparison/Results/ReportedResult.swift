public import EmakiText

/// The values of a pair that reports print: its result as it was found, or as a file has kept it.
public protocol ReportedResult: Sendable {
  /// The pair's name.
  var name: String { get }
  /// `same`, `similar`, `different`, `added`, `removed` or `failed`; of what is only drawn `drawn`; of
  /// files of which nothing is read `skipped`; of baselines that options leave out `unchecked`.
  var word: String { get }
  /// Figures and meaning, one sentence a line.
  var explanation: [String] { get }
  /// Whether there is something to note even where both are the same.
  var hasNotes: Bool { get }
  /// Why it failed, where it did.
  var reason: String? { get }
  /// The flags under which the pair would pass, or `nil` where none would.
  var acceptingFlags: String? { get }
  /// The file that a note on a pull request is put at, by its path in the repository, where that is
  /// known.
  var notedFile: String? { get }
  /// The file that a note on a pull request is put at, else.
  var place: String { get }
  /// How much of the pictures was not compared.
  var ignoredArea: IgnoredArea { get }
  /// The annotations at lines of that file or of another.
  var annotations: [ResultAnnotation] { get }
  /// The result with all figures.
  var json: JSONValue { get }
}

/// An annotation at a line of a file.
public struct ResultAnnotation: Sendable, Hashable {
  /// The file, where it is not that of the result.
  public var file: String?
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, where it is known.
  public var column: Int?
  /// One sentence.
  public var message: String
  /// How bad it is, where it is reported by itself; `nil` for a part of the result's report.
  public var level: Level?

  /// How bad something is, as workflow commands call it.
  public enum Level: String, Sendable, Hashable {
    case error, warning, notice
  }

  /// Makes an annotation.
  public init(
    file: String?, line: Int, column: Int? = nil, message: String, level: Level? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.level = level
  }
}

extension ResultAnnotation {
  var json: JSONValue {
    .object([
      ("file", JSONValue(file)), ("line", .number(Double(line))), ("message", .string(message)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let line = json["line"]?.integer, let message = json["message"]?.string else {
      return nil
    }
    self.init(file: json["file"]?.string, line: line, message: message)
  }
}

extension ReportedResult {
  /// None.
  public var annotations: [ResultAnnotation] { [] }
  /// Not known.
  public var notedFile: String? { nil }

  /// Whether the pair passes.
  public var isAccepted: Bool { OutcomeCounts.accepted.contains(word) }

  /// The name and the verdict.
  var headline: String { "\(name.onOneLine): \(word)" }

  /// The verdict with measured values, limits, boxes, and the flags that would accept it.
  var text: String {
    if let reason { return "\(headline): \(reason.onOneLine)" }
    var text = headline
    for line in explanation { text += "\n  \(line.onOneLine)" }
    if let flags = acceptingFlags { text += "\n  to accept: \(flags)" }
    return text
  }
}

/// A result as a file has kept it: what `json` of any result gives, and what only files have.
public struct StoredResult: ReportedResult {
  /// The text that `diff` prints of it.
  public let printedText: String?
  /// The result with all figures.
  public let json: JSONValue
  /// The pair's name.
  public let name: String
  /// One word for the verdict.
  public let word: String

  /// Takes a value; `nil` where it is no result.
  public init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let word = json["outcome"]?.string,
      OutcomeCounts.words.contains(word)
    else { return nil }
    let onlyInFiles: Set<String> = ["digest", "text"]
    self.json = .object(json.members.filter { !onlyInFiles.contains($0.key) })
    self.name = name
    self.word = word
    printedText = json["text"]?.string
  }

  /// Figures and meaning, one sentence a line.
  public var explanation: [String] { (json["lines"]?.elements ?? []).compactMap(\.string) }
  /// Whether there is something to note even where both are the same.
  public var hasNotes: Bool { !(json["notes"]?.elements ?? []).isEmpty }
  /// Why it failed, where it did.
  public var reason: String? { json["reason"]?.string }
  /// The flags under which the pair would pass, or `nil` where none would.
  public var acceptingFlags: String? { json["accept"]?.string }
  /// The file that a note on a pull request is put at, by its path in the repository.
  public var notedFile: String? { json["file"]?.string }
  /// The file that a note on a pull request is put at, else.
  public var place: String { json["actual"]?.string ?? json["expected"]?.string ?? "" }
  /// How much of the pictures was not compared.
  public var ignoredArea: IgnoredArea {
    json["ignored"].flatMap { IgnoredArea($0) } ?? IgnoredArea()
  }
  /// The annotations at lines of that file or of another.
  public var annotations: [ResultAnnotation] {
    (json["annotations"]?.elements ?? []).compactMap(ResultAnnotation.init)
  }
}
