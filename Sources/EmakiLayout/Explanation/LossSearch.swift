import EmakiDrawing

/// Finds what was asked of a view and does not hold.
struct LossSearch {
  let reasons: ConstraintReasons
  let issues: [LayoutIssue]

  /// Stack views ask for small lengths at priorities up to this one, which only settle what is open.
  private static let settling: Priority = 51
  /// Less is not seen, points.
  private static let threshold = 1e-6

  func losses(of node: Int) -> [FrameExplanation.Loss] {
    let view = reasons.run.tree.nodes[node].view.id
    return conflicts(of: view) + yielding(node)
  }

  /// Required constraints that were left out, and those that name what is not there.
  private func conflicts(of view: ViewID) -> [FrameExplanation.Loss] {
    issues.compactMap { issue in
      switch issue {
      case .unsatisfiable(let broken, let others) where broken.concerns(view):
        return FrameExplanation.Loss(
          reason: .init(
            "broken, for it contradicts others: \(broken.text(calling: reasons.name))",
            at: broken.place),
          winners: others.map { .init($0.text(calling: reasons.name), at: $0.place) })
      case .invalid(let constraint, let reason) where constraint.concerns(view):
        return FrameExplanation.Loss(
          reason: .init(
            "does nothing: \(constraint.text(calling: reasons.name)): \(reason)",
            at: constraint.place),
          winners: [])
      default: return nil
      }
    }
  }

  /// Wishes that gave way to others.
  private func yielding(_ node: Int) -> [FrameExplanation.Loss] {
    let pass = reasons.pass
    return pass.constraints.enumerated().compactMap { place, linear in
      let miss = linear.violation(pass.solution.values)
      guard linear.priority != .required, miss > Self.threshold, concerns(linear, node) else {
        return nil
      }
      var reason = reasons.reason(place)
      reason.text = "gave way by \(miss.tidy): \(reason.text)"
      let winners = pass.solution.derivations.places(deciding: linear.form)
      return FrameExplanation.Loss(
        reason: reason, winners: winners.filter { $0 != place }.map { reasons.reason($0) })
    }
  }

  private func concerns(_ linear: LinearConstraint, _ node: Int) -> Bool {
    switch linear.source {
    case .user(let index):
      let resolved = reasons.run.resolved[index]
      return resolved.first.item.node == node || resolved.second?.item.node == node
    case .content(let view, _): return view == node
    case .nonNegative: return false
    case .stack(let rule):
      return linear.priority > Self.settling
        && (rule.first.node == node || rule.second?.node == node)
    }
  }
}

extension Constraint {
  /// Whether one of its sides is of a view.
  fileprivate func concerns(_ view: ViewID) -> Bool {
    first.item.id == view || second?.item.id == view
  }
}
