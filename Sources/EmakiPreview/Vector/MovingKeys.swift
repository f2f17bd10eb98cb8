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

  /// The part that an item is in its step.
  ///
  /// An item that is seen in perspective is one thing with all that is in it: its parts cannot be
  /// moved by themselves once they are projected.
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
  /// The item that is drawn; `nil` for a group.
  var item: DisplayItem?
  /// The clip of a group.
  var clip: Shape?
  /// The items of a group.
  var children: [DisplayItem] = []
  let state: MovingNode.State

  /// The part where it has only been seen in this step, without its children.
  func node(step: Int, of count: Int) -> MovingNode {
    var states = [MovingNode.State?](repeating: nil, count: count)
    states[step] = state
    return MovingNode(key: key, item: item, clip: clip, states: states)
  }
}

extension Transform {
  /// Whether the plane's affine map says all of it.
  var isFlat: Bool {
    isAffine && [2, 6, 8, 9, 14].allSatisfy { elements[$0] == 0 }
  }
}
