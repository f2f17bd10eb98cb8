/// Why a value could not be compared with its baseline at all.
enum SnapshotError: Error, CustomStringConvertible {
  /// A variable of the environment names no record mode.
  case unknownMode(variable: String, value: String)
  /// A test with arguments needs a name for each.
  case unnamedArgument
  /// Another expectation has the same baseline.
  case takenName(file: String, by: String)
  /// A motion that the scene does not have.
  case unknownMotion(String, known: [String])
  /// A file that holds no picture.
  case picture(path: String, reason: String)
  /// A file that is expected to be a picture is animated.
  case animated(path: String)
  /// The baseline of a motion is a still picture.
  case still
  /// A file of hashes that is none.
  case malformedHashes(path: String, line: Int)
  /// The baseline stands for a file that was not fetched.
  case pointer

  var description: String {
    switch self {
    case .unknownMode(let variable, let value):
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(variable) is \"\(value)\", but must be one of \(modes)"
    case .unnamedArgument:
      return "a test with arguments keeps a baseline for each: pass named: with the argument"
    case .takenName(let file, let other):
      return "\(file) is the baseline of \(other) as well: pass a different named: to each"
    case .unknownMotion(let name, let known):
      let names = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      return "the scene has no motion \"\(name)\"; \(names)"
    case .picture(let path, let reason): return "\(path): \(reason)"
    case .animated(let path):
      return "\(path) is animated, and only a still picture can be compared here"
    case .still:
      return "the baseline is a still picture, not a motion; EMAKI_RECORD=failed writes it again"
    case .malformedHashes(let path, let line):
      return "\(path):\(line): not a SHA-256 and a name"
    case .pointer: return "the baseline is a Git LFS pointer; `git lfs pull` fetches the file"
    }
  }
}
