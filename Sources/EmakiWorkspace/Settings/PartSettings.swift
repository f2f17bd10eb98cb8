import EmakiFiles
package import EmakiText
import EmakiFormats

/// Which of several parts of what a command compares or shows, and where its results go.
package struct PartSettings: Sendable {
  /// All of it, where there is none.
  package var shard: Shard?
  /// The file for the results, where they are wanted.
  package var results: String?

  package init() {}

  /// A part of some work.
  package struct Part {
    package let head: ResultPart.Head
    /// The places of what belongs to it.
    package let places: [Int]
  }

  /// The part that is asked for of pieces of work: each with its name, what it is made of, and what it
  /// costs in any unit.
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

  /// The bytes of some files; of a folder, and of what is not there, none.
  package static func size(_ paths: String?...) -> Int {
    paths.compactMap(\.self).reduce(0) { $0 + (AtomicFile.size(of: $1) ?? 0) }
  }
}
