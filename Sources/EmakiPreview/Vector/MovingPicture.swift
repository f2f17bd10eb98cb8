import EmakiDrawing

/// The pictures of several steps as one: what is the same in two steps is there once, and moves.
struct MovingPicture {
  /// The parts, back to front, their states relative to the part around them.
  let nodes: [MovingNode]
  /// Points.
  let size: Size
  let background: Color?
  let stepCount: Int

  /// Puts pictures of one size together.
  init(_ lists: [DisplayList]) {
    stepCount = lists.count
    size = lists.first?.size ?? .zero
    background = lists.first?.background
    var merger = MovingMerger(stepCount: lists.count)
    var nodes: [MovingNode] = []
    for (step, list) in lists.enumerated() {
      merger.merge(list.items.map(\.withHalvedClips), step: step, into: &nodes)
    }
    self.nodes = nodes.map { $0.relativeToFirstStep().factored().joiningClips() }
  }
}
