import EmakiDrawing

/// Numbers for things that look alike wherever they are.
///
/// Two items have one key if one is the other moved; fills of rectangles also if they differ in size.
struct MovingKeys {
  private enum Form: Hashable {
    case item(DisplayItem)
    case group(name: String?, clip: Shape?)
  }

  private var numbers: [Form: Int] = [:]

  /// A part that has only been seen in one step.
  ///
  /// What is seen in perspective is one thing with all that is in it: its parts cannot be moved
  /// by themselves once they are projected.
  mutating func node(_ item: DisplayItem, step: Int, of count: Int) -> MovingNode {
    if case .group(let group) = item, group.transform.isFlat {
      return node(group, step: step, of: count)
    }
    let moved = item.atOrigin
    var state = MovingNode.State()
    state.transform = moved.place
    return MovingNode(
      key: number(.item(moved.item)), item: item, clip: nil, states: Self.states(state, step, count)
    )
  }

  private mutating func node(_ group: DisplayGroup, step: Int, of count: Int) -> MovingNode {
    let clip = group.clip?.atOrigin
    var state = MovingNode.State()
    state.opacity = group.opacity
    state.transform = group.transform
    state.clipOffset = clip?.origin ?? .zero
    let key = number(.group(name: group.name, clip: clip?.shape))
    return MovingNode(
      key: key, item: nil, clip: group.clip, states: Self.states(state, step, count))
  }

  private mutating func number(_ form: Form) -> Int {
    if let known = numbers[form] { return known }
    let next = numbers.count
    numbers[form] = next
    return next
  }

  private static func states(
    _ state: MovingNode.State, _ step: Int, _ count: Int
  ) -> [MovingNode.State?] {
    var states = [MovingNode.State?](repeating: nil, count: count)
    states[step] = state
    return states
  }
}

extension Transform {
  /// Whether nothing but the plane's own affine map is to be told.
  var isFlat: Bool {
    isAffine && [2, 6, 8, 9, 14].allSatisfy { elements[$0] == 0 }
  }
}
