import EmakiDrawing

extension MovingNode {
  /// The part with states that say what changed since its first step.
  ///
  /// - Parameter scale: pixels a point; what only moves rests on this grid, `nil` for none.
  func relativeToFirstStep(restingOn scale: Double?) -> MovingNode {
    var node = relative(restingOn: scale)
    if let scale, node.onlyMoves { node.rest(on: scale) } else { node.crispItem = nil }
    if node.crispItem != nil, let end = node.crispEnd, let state = node.states.last ?? nil {
      node.crispItem = end.offset(by: .zero - state.transform.move)
    }
    return node
  }

  private func relative(restingOn scale: Double?) -> MovingNode {
    var node = self
    node.children = children.map { $0.relativeToFirstStep(restingOn: scale) }
    guard let first = states.first(where: { $0 != nil }).flatMap({ $0 }) else { return node }
    if item != nil {
      let back = first.transform.inverseOfScaleAndMove
      node.states = states.map { state in
        state.map { State(transform: back.concatenated(with: $0.transform), opacity: $0.opacity) }
      }
    } else {
      node.states = states.map { state in
        state.map {
          State(
            transform: $0.transform, clipOffset: $0.clipOffset - first.clipOffset,
            opacity: $0.opacity)
        }
      }
    }
    return node
  }

  /// The part with the move that its clip, or else most of what is in it, makes taken over from them.
  func factored() -> MovingNode {
    guard item == nil else { return self }
    var node = self
    node.children = children.map { $0.factored() }
    let moves = clip == nil ? node.commonMoves() : heldStates.map(\.clipOffset)
    guard moves.contains(where: { $0 != .zero }) else { return node }
    for step in states.indices {
      guard var state = node.states[step] else { continue }
      state.transform = Transform.move(moves[step]).concatenated(with: state.transform)
      node.states[step] = state
    }
    for index in node.children.indices { node.children[index].takeBack(moves) }
    return node
  }

  private mutating func takeBack(_ moves: [Point]) {
    for step in states.indices {
      guard var state = states[step] else { continue }
      let back = Transform.translation(x: -moves[step].x, y: -moves[step].y)
      state.transform = state.transform.concatenated(with: back)
      states[step] = state
    }
  }

  /// The moves that most things of a group make together.
  private func commonMoves() -> [Point] {
    var candidates: [(moves: [Point], weight: Int)] = []
    let still = [Point](repeating: .zero, count: states.count)
    let steadiest = children.enumerated().sorted {
      ($1.element.presentCount, $0.offset) < ($0.element.presentCount, $1.offset)
    }
    for (_, child) in steadiest {
      let moves = child.heldStates.map(\.transform.move)
      let isPureMove = child.states.allSatisfy { $0?.transform.isMove ?? true }
      guard isPureMove else { continue }
      if let known = candidates.firstIndex(where: { child.makes($0.moves) }) {
        candidates[known].weight += child.leafCount
      } else {
        candidates.append((moves, child.leafCount))
      }
    }
    // A stable choice: the first of the heaviest.
    var best = (moves: still, weight: 0)
    for candidate in candidates where candidate.weight > best.weight { best = candidate }
    return best.moves
  }

  private var presentCount: Int { states.count { $0 != nil } }

  /// Whether the part makes these moves in the steps in which it is there.
  private func makes(_ moves: [Point]) -> Bool {
    zip(states, moves).allSatisfy { state, move in
      state.map { $0.transform.isNear(.move(move)) } ?? true
    }
  }
}

extension Transform {
  /// Where the origin goes.
  var move: Point { Point(x: elements[12], y: elements[13]) }

  /// Whether it only moves.
  var isMove: Bool {
    abs(elements[0] - 1) + abs(elements[1]) + abs(elements[4]) + abs(elements[5] - 1) < 1e-9
  }

  /// Whether nobody sees a difference: a tenth of a point in a move, a millionth in the rest.
  func isNear(_ other: Transform) -> Bool {
    let gap = elements - other.elements
    return [0, 1, 4, 5].allSatisfy { abs(gap[$0]) < 1e-6 }
      && [12, 13].allSatisfy { abs(gap[$0]) < 0.09 }
  }

  /// The map back, of one that scales and moves.
  fileprivate var inverseOfScaleAndMove: Transform {
    let (x, y) = (1 / elements[0], 1 / elements[5])
    return Transform(a: x, b: 0, c: 0, d: y, tx: -elements[12] * x, ty: -elements[13] * y)
  }
}
