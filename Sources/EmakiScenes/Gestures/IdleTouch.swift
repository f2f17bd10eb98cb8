import EmakiDrawing
public import EmakiLayout

/// A finger to which nothing answers, no action, no control, nothing that scrolls or is dragged; or
/// one that another view takes than the step names.
public struct IdleTouch: Sendable, Hashable {
  /// Why a finger does not reach the view that its step names.
  public enum Miss: Sendable, Hashable {
    /// The view, or one around it, is hidden or clear.
    case hidden
    /// The view under the finger lies over it.
    case covered
    /// It lies out of a view around it, which may scroll.
    case outside(ViewID, scrolls: Bool)
  }

  /// When it goes down, seconds from the start of the motion.
  public let time: Double
  /// The view under it.
  public let view: ViewID
  /// The longer axis of its way; `nil` where it is lifted where it went down.
  public let axis: Axis?
  /// The view that the step names, where it names one.
  public var aim: ViewID?
  /// Why it does not reach that view; `nil` where it does, or where that lets fingers through, as
  /// labels do.
  public var miss: Miss?
  /// Whether the view under the finger takes it, though the step names another one.
  public var isAnswered = false
  /// The innermost scroll view around it, which has room for all of its content and does not
  /// bounce.
  public var resting: ViewID?
  /// Whether that is a table, of which a finger may open a row.
  public var isOnRow = false
  /// Whether the view under it is a field, which no step brings a keyboard for.
  public var isOnField = false
  /// The motion of the pan that it starts, where that has nothing left to change.
  public var ended: String?
  /// Whether it goes as from left to right, though the layout is from right to left.
  public var isUnmirrored = false
  /// Where the file says the step, if that is known.
  public var place: FilePlace?

  /// Whether it is lifted where it went down.
  public var isTap: Bool { axis == nil }
}

extension Snapshot {
  /// The view that a finger aims at, with what keeps it from that.
  ///
  /// - Parameters:
  ///   - point: where it goes down on the screen.
  ///   - touched: the index of the view under the finger.
  func aim(
    of origin: Touch.Origin, at point: Point, reaching touched: Int
  ) -> (view: ViewID, miss: IdleTouch.Miss?)? {
    let id: ViewID
    switch origin {
    case .view(let view), .pointIn(let view, _), .stepper(let view, _): id = view
    case .point, .edge, .statusBar: return nil
    }
    guard let aimed = screen.index(of: id) else { return nil }
    let around = way(up: aimed)
    if around.contains(where: { presentations[$0].isHidden || presentations[$0].alpha < 0.01 }) {
      return (id, .hidden)
    }
    if way(up: touched).contains(aimed) { return (id, nil) }
    let rects = screenRects()
    if let outer = around.dropFirst().first(where: { !rects[$0].contains(point) }) {
      let view = screen.nodes[outer].view
      return (id, .outside(view.id, scrolls: view.kind.scrolls))
    }
    if around.contains(touched) { return (id, nil) }
    let order = drawingOrder()
    let isInFront = order.firstIndex(of: touched) ?? 0 > order.firstIndex(of: aimed) ?? 0
    return (id, isInFront ? .covered : nil)
  }

  /// A view and its superviews, from the inside to the outside.
  private func way(up index: Int) -> [Int] {
    var places: [Int] = []
    var next: Int? = index
    while let place = next {
      places.append(place)
      next = screen.nodes[place].parent
    }
    return places
  }
}
