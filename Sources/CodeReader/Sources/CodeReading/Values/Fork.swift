/// The outcomes of following values that depend on conditions: one path for each.
struct Fork<Content> {
  /// An outcome under some assumptions.
  struct Path {
    let content: Content
    let assumed: [Assumption]
    /// The parameters of which the value in the function's head was taken.
    let defaults: [String]
  }

  private(set) var paths: [Path] = []
  /// Whether some value depends on the function's parameters.
  private(set) var usesParameters = false

  /// The most conditions that are followed to both outcomes: eight paths.
  private static var most: Int { 3 }

  /// - Parameter make: gives nothing where there is nothing to make, whatever is assumed.
  init(_ project: Project, _ make: (Evaluator) -> Content?) {
    var open: [[Assumption]] = [[]]
    while let assumptions = open.popLast() {
      let evaluator = Evaluator(project: project, assumptions: assumptions)
      guard let content = make(evaluator) else { continue }
      if evaluator.findings.usesParameters { usesParameters = true }
      if let condition = evaluator.findings.undecided, assumptions.count < Self.most {
        open.append(assumptions + [Assumption(condition: condition, holds: false)])
        open.append(assumptions + [Assumption(condition: condition, holds: true)])
      } else {
        paths.append(
          Path(
            content: content, assumed: assumptions, defaults: evaluator.findings.usedDefaults))
      }
    }
  }
}

/// A condition with the outcome that is assumed of it.
struct Assumption {
  let condition: String
  let holds: Bool

  /// The condition that holds then.
  var text: String { holds ? condition : "not (\(condition))" }
}
