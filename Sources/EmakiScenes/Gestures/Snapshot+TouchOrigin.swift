import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// Where a finger goes down.
  ///
  /// - Parameter way: where it is led from there, points. On a view it goes down in the middle, but
  ///   so much farther back that the way ends on the screen, where that is safe, as far as the view
  ///   reaches; on a slider on the knob.
  func point(of origin: Touch.Origin, way: [Point] = []) throws(SceneError) -> Point {
    let bounds = Rect(origin: .zero, size: screen.size)
    switch origin {
    case .point(let point):
      return Point(
        x: point.x < 0 ? bounds.maxX + point.x : point.x,
        y: point.y < 0 ? bounds.maxY + point.y : point.y)
    case .view(let id):
      let index = try place(of: id)
      if let knob = SliderKnob(self, at: index) { return knob.center }
      let rect = screenRects()[index]
      guard let seen = rect.intersection(bounds) else {
        try requireOnScreen(rect.center, of: id)
        return rect.center
      }
      let free = bounds.inset(by: screen.nodes.first?.safeArea ?? .zero)
      return Point(
        x: Self.start(way.map(\.x), in: seen.minX...seen.maxX, on: free.minX...free.maxX),
        y: Self.start(way.map(\.y), in: seen.minY...seen.maxY, on: free.minY...free.maxY))
    case .pointIn(let id, let point):
      let index = try place(of: id)
      let size = presentations[index].frame.size
      let own = Point(
        x: (point.x < 0 ? size.width : 0) + point.x, y: (point.y < 0 ? size.height : 0) + point.y)
      let found = screenTransforms()[index].apply(to: own)
      let isSeen = screenRects()[index].intersection(bounds) != nil
      try requireOnScreen(found, of: id, at: isSeen ? point : nil)
      return found
    case .stepper(let id, let part):
      let rect = screenRects()[try place(of: id)]
      let share = part == .minus ? 0.25 : 0.75
      let half = Point(x: rect.minX + share * rect.width, y: rect.midY)
      try requireOnScreen(half, of: id)
      return half
    case .statusBar:
      let top = screen.nodes.first?.safeArea.top ?? 0
      return Point(x: bounds.midX, y: max(top, 20) / 2)
    case .edge(let edge):
      switch edge {
      case .left: return Point(x: 1, y: bounds.midY)
      case .right: return Point(x: bounds.maxX - 1, y: bounds.midY)
      case .top: return Point(x: bounds.midX, y: 1)
      case .bottom: return Point(x: bounds.midX, y: bounds.maxY - 1)
      }
    }
  }

  private func place(of id: ViewID) throws(SceneError) -> Int {
    if let index = screen.index(of: id) { return index }
    // Names that Emaki gives, such as those of a row's menu, often differ in a number alone.
    let kind = id.withoutNumbers
    let others = screen.nodes.map(\.view.id).filter { $0.withoutNumbers == kind }
    let similar = others.first { $0.rawValue.last == id.rawValue.last } ?? others.first
    guard let similar, id.placeInRows == nil else { throw .unknownView(id.rawValue) }
    throw .unseenView(id.rawValue, similar: similar.rawValue)
  }

  /// Where a finger goes down on a view; beyond the edges of the screen there are no fingers.
  ///
  /// - Parameter own: the point in the view, where only a part of the view is on the screen.
  private func requireOnScreen(
    _ point: Point, of view: ViewID, at own: Point? = nil
  ) throws(SceneError) {
    let edge: Pan.Edge? =
      if point.y >= screen.size.height {
        .bottom
      } else if point.y < 0 {
        .top
      } else if point.x >= screen.size.width {
        .right
      } else if point.x < 0 {
        .left
      } else {
        nil
      }
    guard let edge else { return }
    throw .touchOffScreen(
      view.rawValue, at: own, edge, width: screen.size.width, height: screen.size.height)
  }

  /// How far from the sides of screen and view a finger stays where there is room, points.
  private static let fingerRadius = 22.0

  /// The coordinate nearest to the middle of `room` from which a way stays on a part of the screen.
  private static func start(
    _ way: [Double], in room: ClosedRange<Double>, on screen: ClosedRange<Double>
  ) -> Double {
    let middle = (room.lowerBound + room.upperBound) / 2
    guard way.contains(where: { $0 != 0 }) else { return middle }
    let least = screen.lowerBound + fingerRadius - min(way.min() ?? 0, 0)
    let most = screen.upperBound - fingerRadius - max(way.max() ?? 0, 0)
    guard middle < least || middle > most else { return middle }
    let wanted = least <= most ? min(max(middle, least), most) : (least + most) / 2
    let edge = min(fingerRadius, (room.upperBound - room.lowerBound) / 2)
    return min(max(wanted, room.lowerBound + edge), room.upperBound - edge)
  }
}

extension ViewID {
  fileprivate var withoutNumbers: String { rawValue.filter { !$0.isNumber } }
}
