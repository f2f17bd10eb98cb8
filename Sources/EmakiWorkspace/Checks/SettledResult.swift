import EmakiComparison
import EmakiText

/// A result for which no pixels need to be compared.
enum SettledResult {
  /// A picture of the same bytes as its baseline.
  case same(PicturePair)
  /// A file of the folder that is not read, and why.
  case skipped(String, String)
  /// A baseline of a picture that the options leave out.
  case unchecked(String)

  var name: String {
    switch self {
    case .same(let pair): pair.name
    case .skipped(let name, _), .unchecked(let name): name
    }
  }

  /// Its outcome.
  var word: String {
    switch self {
    case .same: "same"
    case .skipped: "skipped"
    case .unchecked: "unchecked"
    }
  }

  var json: JSONValue {
    switch self {
    case .same(let pair): return PairResult(pair: pair, outcome: .same).json
    case .skipped(let name, let reason):
      return .object([
        ("name", .string(name)), ("outcome", .string(word)), ("lines", .array([.string(reason)])),
      ])
    case .unchecked(let name):
      return .object([("name", .string(name)), ("outcome", .string(word))])
    }
  }
}
