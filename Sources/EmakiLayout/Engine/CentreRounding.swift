/// Moves middles by half a point where frames are whole points and a view's content would lie
/// between them.
///
/// x + w / 2 = K becomes x + w / 2 = K + ½ if x = n + ½ for the natural w. A view that is only
/// centred stands where rounding its edges puts it; one that is pinned at a side as well gets a
/// point wider: 441 between 20 and the middle of 480 in launch screens of Xcode 6, 569 between 16
/// and the middle of 600. Source: these four saved views and two of even widths, which are not
/// moved.
struct CentreRounding {
  let geometry: Geometry
  /// Views whose width is set by constraints and not by the content.
  private let sized: Set<Int>

  init(geometry: Geometry, resolved: [ResolvedConstraint]) {
    self.geometry = geometry
    let widths = resolved.filter { $0.first.attribute == .width && $0.second == nil }
    sized = Set(widths.map(\.first.item.node))
  }

  /// The form of a constraint, moved where it joins a view's middle to a fixed position.
  func rounded(
    _ form: Linear, of resolved: ResolvedConstraint, natural: inout NaturalSizes
  ) -> Linear {
    guard resolved.constraint.relation == .equal, resolved.constraint.multiplier == 1,
      let second = resolved.second
    else { return form }
    for (line, sign) in [(resolved.first, 1.0), (second, -1.0)] {
      guard line.attribute == .centerX, line.item.part == .view, !sized.contains(line.item.node),
        let width = natural.extent(of: line.item.node).width
      else { continue }
      let span = geometry.span(of: line.item.node, .horizontal)
      let rest = form - sign * span.center
      guard rest.isConstant, !span.length.isConstant else { continue }
      let start = -sign * rest.constant - width / 2
      if abs(start - start.rounded(.down) - 0.5) < 1e-6 { return form - sign * 0.5 }
    }
    return form
  }
}
