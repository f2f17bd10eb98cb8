import EmakiLayout

/// An issue of a layout with what is reported along with it.
struct LayoutFinding {
  var issue: LayoutIssue
  /// How many other rows of a table have it.
  var rows = 0
  /// The constraints that gave way for the same cause.
  var besides: [Constraint] = []

  /// How many constraints are listed that gave way besides.
  private static let mostListed = 3

  /// One sentence about it.
  func text(calling names: LayoutNames) -> String {
    var text = issue.text(calling: names)
    if !besides.isEmpty {
      let listed = besides.prefix(Self.mostListed).map { "`\($0.text(calling: names))`" }
      let rest = besides.count - listed.count
      text += "; for the same cause it broke \(listed.joined(separator: ", "))"
      if rest > 0 { text += " and \(rest) more" }
    }
    if rows > 0 { text += "; the same in \(rows) other row\(rows == 1 ? "" : "s")" }
    return text
  }

  /// The constraints of a conflict, the broken one first; none of what is no conflict.
  fileprivate var constraints: [Constraint] {
    guard case .unsatisfiable(let broken, let others) = issue else { return [] }
    return [broken] + others
  }
}

extension [LayoutFinding] {
  /// Conflicts that have a constraint in common as one: that of the fewest constraints, with those that
  /// gave way besides. Each stands where the first of them stood.
  var byCause: [LayoutFinding] {
    var groups: [[Int]] = []
    var known: [Constraint: Int] = [:]
    for place in indices {
      let constraints = self[place].constraints
      let causes = Set(constraints.compactMap { known[$0] }).sorted()
      let group = causes.first ?? groups.count
      if causes.isEmpty { groups.append([]) }
      groups[group].append(place)
      for cause in causes.dropFirst() {
        groups[group] += groups[cause]
        groups[cause] = []
      }
      for member in groups[group] {
        for constraint in self[member].constraints { known[constraint] = group }
      }
    }
    return groups.compactMap { smallest(of: $0.sorted()) }
  }

  /// Of the conflicts at some places that of the fewest constraints, with what the others broke.
  private func smallest(of places: [Int]) -> LayoutFinding? {
    let place = places.min { self[$0].constraints.count < self[$1].constraints.count }
    guard let place else { return nil }
    var finding = self[place]
    finding.besides = places.filter { $0 != place }.compactMap { self[$0].constraints.first }
    return finding
  }
}
