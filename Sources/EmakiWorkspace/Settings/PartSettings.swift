import EmakiFiles
package import EmakiText
import EmakiFormats

/// The part of a command's comparisons or pages to make, and where its results go.
package struct PartSettings: Sendable {
  /// All of it, where there is none.
  package var shard: Shard?
  /// The file for the results, where they are wanted.
  package var results: String?

  package init() {}

  /// A part of some work.
  package struct Part {
    package let head: ResultPart.Head
    /// Indices of the items that belong to this part.
    package let places: [Int]
  }

  /// The part that is asked for of pieces of work: each with its name, a text that changes
  /// with its contents, and its cost in any unit.
  ///
  /// - Parameter rules: the values of all options that decide what is found.
  package func part(
    of command: String, rules: [Any] = [], _ pieces: [(name: String, version: String, cost: Int)]
  ) -> Part {
    let plan = WorkPlan(
      pieces.enumerated().map { index, piece in
        WorkUnit(
          id: piece.name, command: [], cost: piece.cost, digest: piece.version, group: "\(index)")
      })
    let (index, count) = (shard?.index ?? 1, shard?.count ?? 1)
    return Part(
      head: ResultPart.Head(
        command: command, plan: plan.digest, rules: Self.digest(of: rules), index: index,
        count: count),
      places: plan.shard(index, of: count))
  }

  /// A digest of values, by all that they hold.
  package static func digest(of rules: [Any]) -> String {
    var hash = SHA256()
    for rule in rules { hash.add(Array(String(reflecting: rule).utf8) + [0]) }
    return hash.hexadecimal
  }

  /// Writes the results of a part, where that is wanted.
  package func write(_ lines: [JSONValue], of part: Part) throws {
    if let results { try ResultPart(part.head, results: lines).write(to: results) }
  }

  /// The bytes of some files; none of a folder, and of a file that does not exist.
  package static func size(_ paths: String?...) -> Int {
    paths.compactMap(\.self).reduce(0) { $0 + (AtomicFile.size(of: $1) ?? 0) }
  }
}
