import EmakiDrawing

/// A part of the picture over all steps: drawn once, moved and faded by its states.
struct MovingNode {
  /// Where and how strongly it is seen in one step.
  struct State: Equatable {
    /// Maps coordinates of the drawing, as they were in the part's first step, to the superior's.
    var transform = Transform.identity
    /// How far the clip has moved since the part's first step.
    var clipOffset = Point.zero
    /// 0…1.
    var opacity = 1.0
  }

  /// Tells which parts of two steps are the same thing; see `MovingKeys`.
  let key: Int
  /// The item that is drawn, as in the part's first step; `nil` for a group.
  let item: DisplayItem?
  /// The same on the grid of the screen, for a part that only moves.
  var crispItem: DisplayItem?
  /// As it is on that grid in the last step, where it comes on its way, between the pixels.
  var crispEnd: DisplayItem?
  /// The clip of a group, in the coordinates of its first step.
  var clip: Shape?
  /// A group's parts, back to front.
  var children: [MovingNode] = []
  /// One for each step; `nil` where the part is not there.
  var states: [State?]

  /// How many things are drawn in it.
  var leafCount: Int { item == nil ? children.reduce(0) { $0 + $1.leafCount } : 1 }

  /// The state of each step; where the part is not there, that of the step before, or the first.
  var heldStates: [State] {
    var held = states.first { $0 != nil }.flatMap { $0 } ?? State()
    return states.map { state in
      held = state ?? held
      return held
    }
  }
}
