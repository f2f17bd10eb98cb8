/// Finds what a mistyped name was meant to be.
public enum NearestName {
  /// The candidate that takes the fewest mistakes to become `name`, or `nil` where none is near.
  ///
  /// Case does not count. Near is at most one mistake for each three characters of `name`, and at
  /// least one but never all of them. Among equally near candidates the first wins.
  ///
  /// - Parameter most: how many mistakes are near at the most, whatever the length.
  /// - Complexity: O(candidates · length²).
  public static func nearest(
    to name: String, in candidates: some Sequence<String>, within most: Int = .max
  ) -> String? {
    let typed = Array(name.lowercased())
    let limit = min(max(1, typed.count / 3), typed.count - 1, most)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let meant = Array(candidate.lowercased())
      guard abs(meant.count - typed.count) <= limit else { continue }
      let distance = distance(typed, meant)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The candidate of which `name` is a slip, or `nil`: one mistake, in no number, as `title4` is no
  /// slip of `title3`. For names that need not be there, and may well be near others.
  public static func slip(_ name: String, of candidates: some Sequence<String>) -> String? {
    let digits = name.filter(\.isNumber)
    return nearest(
      to: name, in: candidates.filter { $0.filter(\.isNumber) == digits }, within: 1)
  }

  /// The hint `did you mean "candidate"?`, or `nil` where none is near.
  public static func hint(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean \"\($0)\"?" }
  }

  /// The fewest insertions, deletions, substitutions and swaps of neighbours between two names.
  ///
  /// The restricted Damerau–Levenshtein distance: no position is edited twice.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int]()
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
