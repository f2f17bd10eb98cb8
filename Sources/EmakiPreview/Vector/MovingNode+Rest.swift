import EmakiDrawing

extension MovingNode {
  /// Whether it is never turned or resized.
  var onlyMoves: Bool { states.allSatisfy { $0?.transform.isMove ?? true } }

  /// From so many equal steps on it stands still; fewer may be a slow move.
  private static let leastRest = 8

  /// Rounds its way where it stands still, so that lines which lie on the grid in the first step do
  /// so there too: only on its way it may be between two pixels.
  ///
  /// - Parameter scale: pixels a point.
  mutating func rest(on scale: Double) {
    var start = 0
    for step in states.indices where step + 1 == states.count || !isSteady(from: step) {
      let isLong = step - start + 1 >= Self.leastRest
      if isLong || step + 1 == states.count {
        for index in start...step { states[index]?.round(on: scale) }
      }
      start = step + 1
    }
  }

  /// Whether it is in the next step where it is in this one.
  private func isSteady(from step: Int) -> Bool {
    guard let own = states[step], let next = states[step + 1] else {
      return states[step] == nil && states[step + 1] == nil
    }
    return own.transform == next.transform && own.clipOffset == next.clipOffset
  }
}

extension MovingNode.State {
  fileprivate mutating func round(on scale: Double) {
    transform = .move(transform.move.rounded(on: scale))
    clipOffset = clipOffset.rounded(on: scale)
  }
}

extension Point {
  fileprivate func rounded(on scale: Double) -> Point {
    Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
