/// What a comparer makes of a mutation.
enum Cell: Sendable {
  /// With 1 or 2.
  case seen(Int32)
  /// By design.
  case passed(Statement)
  case untried(Untried)
  /// Neither seen nor promised to pass; in words.
  case defect(String)
}

/// The table of all mutations and comparers.
struct Figure: Sendable {
  let bench: Bench

  func cell(_ mutation: Mutation, _ comparer: Comparer) -> Cell {
    if let reason = comparer.untried(mutation) { return .untried(reason) }
    guard let told = bench.told[comparer]?[mutation.id], told.code > 0 else {
      return passed(mutation, comparer).map(Cell.passed) ?? .defect("not seen")
    }
    if told.code > 2 { return .defect("ends with \(told.code): \(told.words)") }
    let names = mutation.named
    if !names.contains(where: told.words.contains) {
      return .defect("says not \(names): \(told.words)")
    }
    // A difference is told in a line behind that of the name.
    if !comparer.draws, told.code == 1, told.words.hasSuffix(": different") {
      return .defect("says not what: \(told.words)")
    }
    return .seen(told.code)
  }

  /// By which statement a mutation that was not seen may pass.
  private func passed(_ mutation: Mutation, _ comparer: Comparer) -> Statement? {
    if let statement = mutation.statement { return statement }
    let isScene = [.scene, .key].contains(mutation.subject)
    guard isScene, comparer.draws else { return isChosenOut(mutation, comparer) ? .chosen : nil }
    if bench.unchanged.frames.contains(mutation.id) { return .drawn }
    let isAtFirst = comparer == .check(.moment) || comparer == .design
    if isAtFirst, bench.unchanged.first.contains(mutation.id) { return .moment }
    if comparer == .design { return .design }
    return nil
  }

  /// Whether a check of some pictures of a set leaves out what was changed.
  private func isChosenOut(_ mutation: Mutation, _ comparer: Comparer) -> Bool {
    guard let set = mutation.set, case .check(let form) = comparer else { return false }
    return set.overruling == form || form == .file && !set.names("c")
      || form == .motion && !set.names("b")
  }

  /// All that is neither seen nor promised to pass.
  var defects: [String] {
    bench.failures
      + bench.mutations.flatMap { mutation in
        Comparer.allCases.compactMap { comparer in
          guard case .defect(let words) = cell(mutation, comparer) else { return nil }
          return
            "\(comparer.title) | \(mutation.subject): \(mutation.what) (\(mutation.id)) | \(words)"
        }
      }
  }

  /// The statements by which something passes.
  var statements: Set<Statement> {
    Set(
      bench.mutations.flatMap { mutation in
        Comparer.allCases.compactMap { comparer in
          if case .passed(let statement) = cell(mutation, comparer) { statement } else { nil }
        }
      })
  }
}

extension Mutation {
  /// One of these is named where it is told.
  fileprivate var named: [String] {
    switch subject {
    case .set: set?.named ?? []
    case .folder: ["old", "new", "a.", "A.", "c.yaml"]
    case .frames: [id, "frame-"]
    default: [id]
    }
  }
}

extension SetMutation {
  /// Whether a scene is among what is named.
  fileprivate func names(_ scene: Character) -> Bool { named.contains { $0.first == scene } }
}
