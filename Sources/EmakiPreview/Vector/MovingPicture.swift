import EmakiDrawing

/// The pictures of several steps as one: what is the same in two steps is there once, and moves.
struct MovingPicture {
  /// The parts, back to front, their states relative to the part around them.
  let nodes: [MovingNode]
  /// Points.
  let size: Size
  /// `nil` also where it changes, as behind a sheet: then it is a part.
  let background: Color?
  let stepCount: Int

  /// Puts pictures of one size together.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the screen, on whose grid lies what rests; `nil` for none.
  ///   - crisp: the picture of a step on that grid.
  init(
    _ lists: [DisplayList], scale: Double? = nil, crisp: (Int) -> DisplayList? = { _ in nil }
  ) {
    stepCount = lists.count
    size = lists.first?.size ?? .zero
    let isOneGround = lists.allSatisfy { $0.background == lists.first?.background }
    background = isOneGround ? lists.first?.background : nil
    var merger = MovingMerger(stepCount: lists.count)
    var nodes: [MovingNode] = []
    let ground = background
    withoutActuallyEscaping(crisp) { crisp in
      for (step, list) in lists.enumerated() {
        var known: [DisplayItem]?
        let items = {
          let made = known ?? crisp(step)?.items(on: ground).map(\.withHalvedClips) ?? []
          known = made
          return made
        }
        merger.merge(
          list.items(on: ground).map(\.withHalvedClips), crisp: items, step: step, into: &nodes)
      }
    }
    self.nodes = nodes.map {
      $0.relativeToFirstStep(restingOn: scale).factored().joiningClips()
    }
  }
}
