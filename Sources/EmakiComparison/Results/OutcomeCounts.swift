/// How many results have each outcome.
public struct OutcomeCounts: Sendable, Hashable {
  /// All outcomes, as they are counted.
  public static let words = [
    "drawn", "valid", "same", "similar", "different", "added", "removed", "failed", "skipped",
    "unchecked",
  ]
  /// Those that pass.
  static let accepted: Set<String> = ["drawn", "valid", "same", "similar", "skipped", "unchecked"]

  private var counts: [String: Int] = [:]
  private var ignored = IgnoredArea()
  /// Of which part of the work they are: `part 1 of 2`; `nil` for the whole.
  public var part: String?

  /// None yet.
  public init() {}

  /// Counts some results.
  public init(_ results: some Sequence<some ReportedResult>) {
    for result in results { add(result) }
  }

  /// Counts a result, and how much of its pictures was not compared.
  public mutating func add(_ result: some ReportedResult) {
    add(result.word)
    ignored = ignored + result.ignoredArea
  }

  /// Counts a result by its outcome.
  public mutating func add(_ word: String) { counts[word, default: 0] += 1 }

  /// How many have an outcome.
  public subscript(word: String) -> Int { counts[word] ?? 0 }

  /// How many there are.
  public var total: Int { counts.values.reduce(0, +) }

  /// Whether all pass.
  public var areAccepted: Bool { counts.keys.allSatisfy(Self.accepted.contains) }

  /// Whether a line is such a sentence as `summary`: it begins with how many there are of an outcome.
  public static func isSummary(_ line: String) -> Bool {
    if line == Self().summary { return true }
    let words = line.prefix { $0 != "," }.split(separator: " ")
    return words.count == 2 && Int(words[0]) != nil && Self.words.contains(String(words[1]))
  }

  /// All of them in a sentence.
  public var summary: String {
    var summary = ""
    for word in Self.words where self[word] > 0 {
      summary += (summary.isEmpty ? "" : ", ") + "\(self[word]) \(word)"
    }
    if let words = ignored.words { summary += ", \(words)" }
    if summary.isEmpty { summary = "nothing to compare" }
    return [summary, part].compactMap(\.self).joined(separator: ", ")
  }
}
