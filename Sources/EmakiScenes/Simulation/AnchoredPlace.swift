import EmakiDrawing
import EmakiLayout

/// Where a popover or menu lies beside the view that it comes from, in points of its window.
///
/// The lengths are general knowledge of iOS 13 to 18, not measured.
struct AnchoredPlace: Hashable {
  /// On which side of its source it lies.
  enum Side: Hashable { case below, above, right, left }

  /// The height of an arrow, from its base to its tip, in points.
  static let arrowHeight = 13.0
  /// The margin between boxes beside a view and the edges of the screen, in points.
  static let margin = 10.0
  /// The radius of its corners, in points.
  static let cornerRadius = 13.0
  /// The gap between a menu and its source, and between one and a source that is lifted, in points.
  private static let gap = 8.0
  private static let liftedGap = 16.0

  /// The box.
  private(set) var frame: Rect
  let side: Side
  /// The source, moved where it is lifted and there is too little room beside it.
  private(set) var source: Rect

  /// A popover: on the first side on which it is whole, else where most of it is.
  init(
    popover size: Size, beside source: Rect, in room: Rect,
    _ arrow: ModalPresentation.ArrowDirection? = nil
  ) {
    self.source = source
    let sides: [Side] = arrow.map { [Side($0)] } ?? [.below, .above, .right, .left]
    func share(_ side: Side) -> Double {
      let space = Self.space(side, beside: source, in: room) - Self.arrowHeight
      return min(1, space / (side.isUpright ? size.height : size.width))
    }
    // Of sides with as much room the first.
    side = sides.reduce(sides[0]) { share($1) > share($0) ? $1 : $0 }
    let space = max(Self.least, Self.space(side, beside: source, in: room) - Self.arrowHeight)
    let own =
      side.isUpright
      ? Size(width: min(size.width, room.width), height: min(size.height, space))
      : Size(width: min(size.width, space), height: min(size.height, room.height))
    frame = Rect(origin: .zero, size: own)
    frame.origin = origin(of: own, at: Self.arrowHeight)
    moveInside(room)
  }

  /// A menu: below its source or above it, at the side that is nearer to that of the screen.
  init(menu size: Size, beside source: Rect, in room: Rect) {
    self.source = source
    let below = Self.space(.below, beside: source, in: room) - Self.gap
    let above = Self.space(.above, beside: source, in: room) - Self.gap
    side = below >= size.height || below >= above ? .below : .above
    let space = max(Self.least, side == .below ? below : above)
    let own = Size(width: min(size.width, room.width), height: min(size.height, space))
    frame = Rect(origin: .zero, size: own)
    frame.origin = origin(of: own, at: Self.gap)
    align(with: source, in: room)
  }

  /// A menu over the item of another menu that opens it, from the item's top on.
  init(submenu size: Size, over source: Rect, in room: Rect) {
    self.source = source
    side = .below
    frame = Rect(
      x: source.minX, y: source.minY, width: min(size.width, room.width),
      height: min(size.height, room.height))
    moveInside(room)
  }

  /// A menu beside what is lifted, which moves where there is no room beside it.
  init(menu size: Size, lifting source: Rect, in room: Rect) {
    let needed = Self.liftedGap + size.height
    let below = Self.space(.below, beside: source, in: room)
    let above = Self.space(.above, beside: source, in: room)
    self.source = source
    side = below >= needed || above < needed ? .below : .above
    if below < needed, above < needed {
      let top = max(room.minY, room.maxY - needed - source.height)
      self.source = source.offset(x: 0, y: top - source.minY)
    }
    let own = Size(
      width: min(size.width, room.width), height: min(size.height, room.height))
    frame = Rect(origin: .zero, size: own)
    frame.origin = origin(of: own, at: Self.liftedGap)
    align(with: self.source, in: room)
  }

  /// The point of the frame that is nearest to the source, from which a menu grows.
  var anchor: Point {
    let x = min(max(source.midX, frame.minX), frame.maxX)
    let y = min(max(source.midY, frame.minY), frame.maxY)
    return switch side {
    case .below: Point(x: x, y: frame.minY)
    case .above: Point(x: x, y: frame.maxY)
    case .right: Point(x: frame.minX, y: y)
    case .left: Point(x: frame.maxX, y: y)
    }
  }

  /// The middle of an arrow's base: beside the middle of the source, as far as the corners allow.
  var arrowBase: Point {
    let room = frame.inset(
      by: side.isUpright
        ? Insets(top: 0, left: Self.arrowRoom, bottom: 0, right: Self.arrowRoom)
        : Insets(top: Self.arrowRoom, left: 0, bottom: Self.arrowRoom, right: 0))
    var base = anchor
    if side.isUpright {
      base.x = room.width > 0 ? min(max(base.x, room.minX), room.maxX) : frame.midX
    } else {
      base.y = room.height > 0 ? min(max(base.y, room.minY), room.maxY) : frame.midY
    }
    return base
  }

  /// The arrow of a popover, on the edge of the frame beside its source.
  var arrow: BoxArrow {
    let base = arrowBase - frame.origin
    let edge: BoxArrow.Edge =
      switch side {
      case .below: .top
      case .above: .bottom
      case .right: .left
      case .left: .right
      }
    return BoxArrow(
      edge, middle: side.isUpright ? base.x : base.y, height: Self.arrowHeight)
  }

  /// The distance between the end of an edge and the middle of an arrow, in points.
  private static let arrowRoom = cornerRadius + arrowHeight
  /// The least length of a box that has no room, in points.
  private static let least = 88.0

  private static func space(_ side: Side, beside source: Rect, in room: Rect) -> Double {
    switch side {
    case .below: room.maxY - source.maxY
    case .above: source.minY - room.minY
    case .right: room.maxX - source.maxX
    case .left: source.minX - room.minX
    }
  }

  private func origin(of size: Size, at distance: Double) -> Point {
    let x = source.midX - size.width / 2
    let y = source.midY - size.height / 2
    return switch side {
    case .below: Point(x: x, y: source.maxY + distance)
    case .above: Point(x: x, y: source.minY - distance - size.height)
    case .right: Point(x: source.maxX + distance, y: y)
    case .left: Point(x: source.minX - distance - size.width, y: y)
    }
  }

  /// Lets it begin, or end, where the source does.
  private mutating func align(with source: Rect, in room: Rect) {
    frame.origin.x = source.midX <= room.midX ? source.minX : source.maxX - frame.width
    moveInside(room)
  }

  private mutating func moveInside(_ room: Rect) {
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
  }
}

extension AnchoredPlace.Side {
  /// Whether it is above or below.
  var isUpright: Bool { self == .below || self == .above }

  /// The side on which a popover lies whose arrow points somewhere.
  init(_ arrow: ModalPresentation.ArrowDirection) {
    self =
      switch arrow {
      case .up: .below
      case .down: .above
      case .left: .right
      case .right: .left
      }
  }
}
