import EmakiDrawing

/// A rectangle that clips can be halved into two of one size each, so that a clip which grows is two
/// clips that only move: one ends at its lower right corner, one begins at its upper left one.
private let halfClip = Size(width: 65536, height: 65536)

extension DisplayItem {
  /// The item with every rectangular clip as two clips of a fixed size.
  var withHalvedClips: DisplayItem {
    guard case .group(var group) = self else { return self }
    group.items = group.items.map(\.withHalvedClips)
    guard case .rect(let rect) = group.clip else { return .group(group) }
    let start = Rect(origin: rect.origin, size: halfClip)
    let end = Rect(
      x: rect.maxX - halfClip.width, y: rect.maxY - halfClip.height, width: halfClip.width,
      height: halfClip.height)
    group.clip = .roundedRect(end, .square)
    group.items = [
      .group(
        DisplayGroup(name: group.name, clip: .roundedRect(start, .square), items: group.items))
    ]
    return .group(group)
  }
}

extension MovingNode {
  /// Makes one clip again of two halves that move together.
  func joiningClips() -> MovingNode {
    var node = self
    node.children = children.map { $0.joiningClips() }
    guard case .roundedRect(let end, .square) = clip, end.size == halfClip,
      node.children.count == 1, case .roundedRect(let start, .square) = node.children[0].clip,
      start.size == halfClip, node.children[0].isSteady(within: states)
    else { return node }
    node.clip = .rect(
      Rect(minX: start.minX, minY: start.minY, maxX: end.maxX, maxY: end.maxY))
    node.children = node.children[0].children
    return node
  }

  /// Whether it is there, unmoved, whenever the part around it is.
  private func isSteady(within outer: [State?]) -> Bool {
    zip(states, outer).allSatisfy { own, outer in
      guard outer != nil else { return true }
      guard let own else { return false }
      return own.opacity == 1 && own.transform.isNear(.identity)
    }
  }
}
