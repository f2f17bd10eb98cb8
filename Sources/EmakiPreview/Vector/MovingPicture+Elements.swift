import EmakiDrawing

extension MovingPicture {
  /// The picture with a named group around everything that moves.
  ///
  /// Programs that know no animations show the last step, but for items that come and go.
  func elements() -> AnimatedElements {
    var writer = ElementWriter(stepCount: stepCount)
    let present = [Bool](repeating: true, count: stepCount)
    let items = nodes.flatMap { writer.items(of: $0, within: present) }
    return AnimatedElements(
      list: DisplayList(size: size, background: background, items: items), tracks: writer.tracks)
  }
}

/// Turns parts into items and the tracks of those that move.
private struct ElementWriter {
  let stepCount: Int
  var tracks: [(id: String, track: MotionTrack)] = []

  mutating func items(of node: MovingNode, within outer: [Bool]) -> [DisplayItem] {
    let held = node.heldStates
    let track = track(of: node, held, within: outer)
    let isAnimated = !track.maps.isEmpty || !track.opacities.isEmpty
    let last = held.last ?? .init()
    var group = DisplayGroup(transform: last.transform, clip: node.clip)
    if isAnimated {
      group.name = "g\(tracks.count + 1)"
      tracks.append((group.name ?? "", track))
    }
    if track.opacities.isEmpty { group.opacity = last.opacity }
    if let item = node.crispItem ?? node.item {
      group.items = [item]
    } else {
      let present = zip(node.states, outer).map { $0 != nil && $1 }
      group.items = node.children.flatMap { items(of: $0, within: present) }
    }
    let isPlain = group.transform.isNear(.identity) && group.clip == nil && group.opacity == 1
    return isPlain && !isAnimated ? group.items : [.group(group)]
  }

  private func track(
    of node: MovingNode, _ held: [MovingNode.State], within outer: [Bool]
  ) -> MotionTrack {
    var track = MotionTrack()
    if held.contains(where: { !$0.transform.isNear(held[stepCount - 1].transform) }) {
      track.maps = held.map { MotionTrack.Map($0.transform) }
    }
    // While the part around it is not there, it may as well be as before.
    var opacities: [MotionTrack.Opacity] = []
    for step in 0..<stepCount {
      let isPresent =
        outer[step]
        ? node.states[step] != nil : opacities.last?.isPresent ?? node.isThereFirst(outer)
      opacities.append(.init(value: isPresent ? held[step].opacity : 0, isPresent: isPresent))
    }
    if opacities.contains(where: { $0 != opacities[0] }) { track.opacities = opacities }
    return track
  }
}

extension MovingNode {
  /// Whether it is there in the first step in which the part around it is.
  fileprivate func isThereFirst(_ outer: [Bool]) -> Bool {
    outer.firstIndex(of: true).map { states[$0] != nil } ?? true
  }
}
