/// Texts beside one another that could as well change places as the one that is stretched or cut:
/// Xcode's "content priority ambiguity".
struct ContentTies {
  /// A text whose length only the order of the views decides.
  private struct Candidate {
    var node: Int
    var axis: Axis
    /// How much longer it is than its text asks for, points.
    var excess: Double
  }

  /// Less is not seen, points.
  private static let threshold = 0.5

  private let tree: LayoutTree
  private var candidates: [Candidate] = []

  init(_ pass: LayoutPass, tree: LayoutTree) {
    self.tree = tree
    let ordered = pass.solution.ordered
    if ordered.isEmpty { return }
    var known: Set<[Int]> = []
    for constraint in pass.constraints {
      guard case .content(let node, let axis) = constraint.source,
        let term = constraint.form.terms.first, constraint.form.terms.count == 1,
        ordered.contains(term.variable), tree.nodes[node].view.isTextInSight,
        // Text that goes on in another line yields to others in any order.
        axis == .vertical || !TextSizes.yieldsWidth(tree.nodes[node].view),
        known.insert([node, axis == .horizontal ? 0 : 1]).inserted
      else { continue }
      let excess = constraint.form.value(pass.solution.values) / term.coefficient
      candidates.append(Candidate(node: node, axis: axis, excess: excess))
    }
  }

  /// One for each text that is stretched or cut where another one could be.
  var issues: [LayoutIssue] {
    candidates.filter { abs($0.excess) > Self.threshold }.compactMap(issue)
  }

  private func issue(_ one: Candidate) -> LayoutIssue? {
    let isLack = one.excess < 0
    func priority(_ candidate: Candidate) -> Priority {
      let view = tree.nodes[candidate.node].view
      return (isLack ? view.compressionResistance : view.hugging)[candidate.axis]
    }
    let rivals = candidates.filter { other in
      other.node != one.node && other.axis == one.axis
        && tree.nodes[other.node].parent == tree.nodes[one.node].parent
        && priority(other) == priority(one) && other.excess * one.excess >= 0
    }
    // Of several that share it the first tells it.
    let first = rivals.first { abs($0.excess) > Self.threshold }
    guard !rivals.isEmpty, first.map({ $0.node > one.node }) ?? true else { return nil }
    let view = tree.nodes[one.node].view
    return .tied(
      view.id, with: rivals.map { tree.nodes[$0.node].view.id },
      LayoutIssue.Tie(one.axis, isLack: isLack, priority(one)), at: view.place)
  }
}

extension View {
  /// Whether it shows a text that lies elsewhere, or is cut, with its length.
  fileprivate var isTextInSight: Bool {
    (kind == .label || kind == .button) && !isHidden && alpha > 0 && text?.string.isEmpty == false
  }
}
