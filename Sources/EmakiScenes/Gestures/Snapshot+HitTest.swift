public import EmakiDrawing
public import EmakiLayout

extension Snapshot {
  /// The view that a finger at a point of the screen reaches, or `nil`.
  ///
  /// As UIKit's hit-testing: the front view that is neither hidden nor clear (alpha below 0.01) nor
  /// a mere picture or text, and whose superviews all hold the point. Disabled controls are
  /// reached, and do nothing.
  public func view(at point: Point) -> ViewID? {
    viewIndex(at: point).map { screen.nodes[$0].view.id }
  }

  /// - Parameter isBound: whether a picture or text reacts.
  func viewIndex(at point: Point, isBound: (ViewID) -> Bool = { _ in false }) -> Int? {
    let maps = screenTransforms()
    var reach: [Bool] = []
    for (index, node) in screen.nodes.enumerated() {
      let own = presentations[index]
      reach.append(
        (node.parent.map { reach[$0] } ?? true) && !own.isHidden && own.alpha >= 0.01
          && maps[index].contains(point, in: Rect(origin: .zero, size: own.frame.size)))
    }
    // A later view lies in front, or inside.
    return drawingOrder().last { index in
      let view = screen.nodes[index].view
      return reach[index] && (view.kind.traits.takesTouches || isBound(view.id))
    }
  }

  /// A view and its superviews, from the inside to the outside, up to the first disabled control.
  func responders(from index: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = index
    while let place = next {
      let isControl = screen.nodes[place].view.kind.isControl
      if isControl, !presentations[place].isEnabled { break }
      chain.append(place)
      next = screen.nodes[place].parent
    }
    return chain
  }
}

extension Transform {
  /// Whether a point lies in the drawn rectangle, whichever way round that is.
  fileprivate func contains(_ point: Point, in rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ].map(apply(to:))
    let sides = corners.indices.map { place -> Double in
      let (a, b) = (corners[place], corners[(place + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    // Upper and left edges belong to the rectangle, lower and right ones to the neighbours.
    return sides.allSatisfy { $0 >= 0 } && sides[1] > 0 && sides[2] > 0
      || sides.allSatisfy { $0 <= 0 } && sides[1] < 0 && sides[2] < 0
  }
}
