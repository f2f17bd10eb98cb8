import EmakiFiles

/// The parts of a result, joined: each is there once, and all are of the same plan.
package struct MergedResult: Sendable {
  /// The head of the whole result.
  package var head: ResultPart.Head
  /// The results of all parts, one part after the other.
  package private(set) var results: ResultLines

  /// Joins parts.
  ///
  /// - Parameter parts: with the names that messages call them by.
  /// - Throws: `PartError` where one is missing, there twice, or of another plan.
  package init(_ parts: [(name: String, part: ResultPart)]) throws(PartError) {
    guard let (name, first) = parts.first.map({ ($0.name, $0.part.head) }) else {
      throw PartError("there are no parts to join")
    }
    var names: [Int: String] = [:]
    for (other, part) in parts {
      let head = part.head
      if head.command != first.command || head.count != first.count || head.plan != first.plan {
        throw PartError(
          "\(other) is of another plan than \(name)", hint: Self.difference(first, head))
      }
      if head.rules != first.rules {
        throw PartError(
          "\(other) was made with other options, limits or baselines than \(name)",
          hint: "they must be the same for all parts: run them again")
      }
      guard (1...max(head.count, 1)).contains(head.index) else {
        throw PartError("\(other) says to be part \(head.index) of \(head.count)")
      }
      if let known = names.updateValue(other, forKey: head.index) {
        throw PartError(
          "part \(head.index) of \(head.count) is there twice: \(known) and \(other)",
          hint: "name each part once")
      }
    }
    let missing = (1...max(first.count, 1)).filter { names[$0] == nil }
    if let one = missing.first {
      let list = missing.prefix(10).map(String.init).joined(separator: ", ")
      throw PartError(
        missing.count == 1
          ? "part \(one) of \(first.count) is missing"
          : "\(missing.count) parts of \(first.count) are missing: \(list)"
            + (missing.count > 10 ? " …" : ""),
        hint: "run emaki \(first.command) with --shard \(one)/\(first.count) and --results FILE")
    }
    head = ResultPart.Head(command: first.command, plan: first.plan, rules: first.rules)
    results = ResultLines()
    for (_, part) in parts.sorted(by: { $0.part.head.index < $1.part.head.index }) {
      results.append(part.results)
    }
    try Self.checkNames(parts, of: first.command)
  }

  /// - Throws: `PartError` where two parts have a result of one picture.
  private static func checkNames(
    _ parts: [(name: String, part: ResultPart)], of command: String
  ) throws(PartError) {
    if ResultPart.mayRepeatNames(command) { return }
    var owners: [ExactName: String] = [:]
    for (file, part) in parts {
      for name in part.results.names {
        if let known = owners.updateValue(file, forKey: ExactName(name)) {
          throw PartError(
            "\(name) is in \(known) and in \(file)", hint: "run emaki \(command) again for both")
        }
      }
    }
  }

  private static func difference(_ a: ResultPart.Head, _ b: ResultPart.Head) -> String {
    if a.command != b.command { return "one is of \(a.command), the other of \(b.command)" }
    if a.count != b.count { return "one is of \(a.count) parts, the other of \(b.count)" }
    return "scenes, fonts, options and the program must be the same for all parts: run them again"
  }
}
