/// Texts beside one another that could as well swap roles: either could be the one that is
/// stretched or cut. Xcode's "content priority ambiguity".
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

  /// One for each group of texts of which some are stretched or cut where others could be; the
  /// first of those tells it.
  var issues: [LayoutIssue] {
    var groups: [Group: [Candidate]] = [:]
    for candidate in candidates {
      for isLack in [false, true] where isLack ? candidate.excess <= 0 : candidate.excess >= 0 {
        groups[group(of: candidate, isLack: isLack), default: []].append(candidate)
      }
    }
    var told: Set<Group> = []
    return candidates.filter { abs($0.excess) > Self.threshold }.compactMap { one in
      let group = group(of: one, isLack: one.excess < 0)
      guard told.insert(group).inserted else { return nil }
      let rivals = (groups[group] ?? []).filter { $0.node != one.node }
      return rivals.isEmpty ? nil : issue(one, rivals, group)
    }
  }

  /// The properties that tied texts share, so that only their order decides between them.
  private struct Group: Hashable {
    var superview: Int
    var tie: LayoutIssue.Tie
  }

  private func group(of candidate: Candidate, isLack: Bool) -> Group {
    let node = tree.nodes[candidate.node]
    let priorities = isLack ? node.view.compressionResistance : node.view.hugging
    return Group(
      superview: node.parent,
      tie: LayoutIssue.Tie(candidate.axis, isLack: isLack, priorities[candidate.axis]))
  }

  private func issue(_ one: Candidate, _ rivals: [Candidate], _ group: Group) -> LayoutIssue {
    let view = tree.nodes[one.node].view
    return .tied(
      view.id, with: rivals.map { tree.nodes[$0.node].view.id }, group.tie, at: view.place)
  }
}

extension View {
  /// Whether it shows a text that lies elsewhere, or is cut, with its length.
  fileprivate var isTextInSight: Bool {
    (kind == .label || kind == .button) && !isHidden && alpha > 0 && text?.string.isEmpty == false
  }
}
