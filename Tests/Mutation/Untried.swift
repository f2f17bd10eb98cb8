/// Why a comparer is not given a change.
enum Untried: String, CaseIterable, Sendable {
  case other = "The command does not look at such a thing."
  case together = "Tried with a command or option that does the same, of many files at once."
  case waits = "A pipe that you name is read, and waits for who writes into it."

  /// As the table has it.
  var sign: String {
    switch self {
    case .other: "–"
    case .together: "="
    case .waits: "…"
    }
  }
}
