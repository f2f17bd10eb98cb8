import ArgumentParser
import EmakiFiles
import EmakiPlatform
import EmakiSets
import EmakiText

/// One of several parts of what a command compares or shows, and where its results go.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the I-th of N parts, of about the same work: for several machines.", valueName: "I/N"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Where the results are written, for merge.", valueName: "file"))
  var results: String?

  /// A part of some work.
  struct Part {
    let head: ResultPart.Head
    /// The places of what belongs to it.
    let places: [Int]
  }

  /// The part that is asked for of pieces of work: each with its name, what it is made of, and what it
  /// costs in any unit.
  func part(of command: String, _ pieces: [(name: String, version: String, cost: Int)]) -> Part {
    let plan = WorkPlan(
      pieces.enumerated().map { index, piece in
        WorkUnit(
          id: piece.name, command: [], cost: piece.cost, digest: piece.version, group: "\(index)")
      })
    let (index, count) = (shard?.index ?? 1, shard?.count ?? 1)
    return Part(
      head: ResultPart.Head(command: command, plan: plan.digest, index: index, count: count),
      places: plan.shard(index, of: count))
  }

  /// Writes the results of a part, where that is wanted.
  func write(_ lines: [JSONValue], of part: Part) throws {
    if let results { try ResultPart(part.head, results: lines).write(to: results) }
  }

  /// The bytes of some files; of a folder, and of what is not there, none.
  static func size(_ paths: String?...) -> Int {
    paths.compactMap(\.self).reduce(0) { $0 + (AtomicFile.size(of: $1) ?? 0) }
  }
}
