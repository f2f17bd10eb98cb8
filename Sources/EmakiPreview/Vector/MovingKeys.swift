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

  /// What an item is in its step.
  ///
  /// What is seen in perspective is one thing with all that is in it: its parts cannot be moved
  /// by themselves once they are projected.
  mutating func part(_ item: DisplayItem) -> MovingPart {
    if case .group(let group) = item, group.transform.isFlat { return part(group) }
    let moved = item.atOrigin
    return MovingPart(
      key: number(.item(moved.item)), item: item, state: .init(transform: moved.place))
  }

  private mutating func part(_ group: DisplayGroup) -> MovingPart {
    let clip = group.clip?.atOrigin
    let state = MovingNode.State(
      transform: group.transform, clipOffset: clip?.origin ?? .zero, opacity: group.opacity)
    return MovingPart(
      key: number(.group(name: group.name, clip: clip?.shape)), clip: group.clip,
      children: group.items, state: state)
  }

  private mutating func number(_ form: Form) -> Int {
    if let known = numbers[form] { return known }
    let next = numbers.count
    numbers[form] = next
    return next
  }
}

/// A part of the picture in one step.
struct MovingPart {
  /// Tells which parts of two steps are the same thing.
  let key: Int
  /// What is drawn; `nil` for a group.
  var item: DisplayItem?
  /// What a group is cut to.
  var clip: Shape?
  /// What is in a group.
  var children: [DisplayItem] = []
  let state: MovingNode.State

  /// The part where it has only been seen in this step, without what is in it.
  func node(step: Int, of count: Int) -> MovingNode {
    var states = [MovingNode.State?](repeating: nil, count: count)
    states[step] = state
    return MovingNode(key: key, item: item, clip: clip, states: states)
  }
}

extension Transform {
  /// Whether nothing but the plane's own affine map is to be told.
  var isFlat: Bool {
    isAffine && [2, 6, 8, 9, 14].allSatisfy { elements[$0] == 0 }
  }
}
