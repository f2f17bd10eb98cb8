/// Finds the name that was probably meant.
enum Nearest {
  /// `did you mean “…”?`, or `nil` where no name is near.
  static func hint(for name: String, among names: some Collection<String>) -> String? {
    let limit = max(1, name.count / 3)
    let ranked = names.map { (distance: distance(name, $0), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.map { "did you mean “\($0.name)”?" }
  }

  /// The least number of insertions, deletions and replacements of one letter (Levenshtein).
  static func distance(_ a: String, _ b: String) -> Int {
    let target = Array(b.lowercased())
    var row = Array(0...target.count)
    for (index, letter) in a.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
