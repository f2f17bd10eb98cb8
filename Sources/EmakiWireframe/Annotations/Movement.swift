import EmakiDrawing
public import EmakiLayout

/// The parts of a view's position and size that change in a motion.
public struct Movement: OptionSet, Sendable, Hashable {
  /// One bit each.
  public let rawValue: Int

  /// Makes a movement from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left edge, or the transform's move to the side.
  public static let x = Movement(rawValue: 1)
  /// The top edge, or the transform's move down.
  public static let y = Movement(rawValue: 2)
  /// Width or height, or the transform's scale.
  public static let size = Movement(rawValue: 4)
  /// A turn.
  public static let turn = Movement(rawValue: 8)

  /// Which views move in a motion, and how, from the screen at several of its moments.
  ///
  /// Positions are in the superview: a view that keeps its position in a moving view is not named.
  /// A view that comes later, as on a sheet, starts where it is first.
  public static func among(_ snapshots: [Snapshot]) -> [ViewID: Movement] {
    guard let first = snapshots.first else { return [:] }
    var start = places(first)
    var moving: [ViewID: Movement] = [:]
    for snapshot in snapshots.dropFirst() {
      for (index, node) in snapshot.screen.nodes.enumerated() {
        let now = snapshot.presentations[index]
        guard let then = start[node.view.id] else {
          start[node.view.id] = now
          continue
        }
        let movement = Movement(from: then, to: now)
        if !movement.isEmpty { moving[node.view.id, default: []].formUnion(movement) }
      }
    }
    return moving
  }

  private static func places(_ snapshot: Snapshot) -> [ViewID: Presentation] {
    Dictionary(
      zip(snapshot.screen.nodes.map(\.view.id), snapshot.presentations),
      uniquingKeysWith: { first, _ in first })
  }

  /// The probable movement, from one moment alone: the coordinates that are not 0, or else x.
  static func guessed(_ own: Presentation) -> Movement {
    let moved = own.transform.translation
    let isLow = abs(own.frame.minY + moved.y) > 0.01
    let isAside = abs(own.frame.minX + moved.x) > 0.01
    return isLow ? (isAside ? [.x, .y] : .y) : .x
  }

  /// Points that a frame has to move to be seen moving: less is layout that meets other pixels.
  public static let smallest = 0.5

  /// The visible differences between two moments: those above `smallest`.
  init(from a: Presentation, to b: Presentation) {
    func differs(_ a: Double, _ b: Double) -> Bool { abs(a - b) > Self.smallest }
    var movement: Movement = []
    if differs(a.frame.minX + a.transform.translation.x, b.frame.minX + b.transform.translation.x) {
      movement.insert(.x)
    }
    if differs(a.frame.minY + a.transform.translation.y, b.frame.minY + b.transform.translation.y) {
      movement.insert(.y)
    }
    if differs(a.frame.width, b.frame.width) || differs(a.frame.height, b.frame.height)
      || a.transform.scale != b.transform.scale
    {
      movement.insert(.size)
    }
    if a.transform.rotation != b.transform.rotation
      || a.transform.rotationX != b.transform.rotationX
      || a.transform.rotationY != b.transform.rotationY
    {
      movement.insert(.turn)
    }
    self = movement
  }
}
