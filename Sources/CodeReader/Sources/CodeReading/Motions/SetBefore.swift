import EmakiCode

/// A statement that has set values of views at once, in the row of statements before a motion.
struct SetBefore {
  let statement: Statement
  let scope: Environment
  /// As far as they are certain whatever conditions hold.
  let changes: [CodeChange]

  /// The values under what is assumed of conditions.
  func read(by evaluator: Evaluator) -> [CodeChange] {
    var reader = ChangeReader(evaluator)
    reader.read([statement], in: Environment(in: scope))
    return reader.changes
  }

  /// Whether a later statement sets all of it.
  func isReplaced(by other: SetBefore) -> Bool { changes.allSatisfy(other.sets) }

  /// Whether it sets what a change does.
  func sets(_ change: CodeChange) -> Bool {
    changes.contains { $0.view == change.view && $0.property == change.property }
  }

  /// The names whose assignment may set it, too.
  var words: [String] {
    changes.flatMap { change -> [String] in
      let written = CodeProperty.names.filter { $0.value == change.property }.map(\.key)
      return (written + [change.property]).flatMap { $0.split(separator: ".").map(String.init) }
    } + ["frame", "transform", "center"]
  }
}
