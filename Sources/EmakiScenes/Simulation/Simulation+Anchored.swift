import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// Popovers and menus: they point at a view, and a touch elsewhere dismisses them.
extension Simulation {
  /// A popover fades in; a menu grows from its source, which may be lifted over what gets darker.
  mutating func presentAnchored(
    _ id: ViewID, _ how: ModalPresentation, in holder: ViewID, at time: Double
  ) -> [MotionStep] {
    let snapshot = recording.snapshot(at: time)
    let place = self.place(of: how, in: holder, snapshot)
    let lifted = how.liftsSource ? how.source.flatMap { snapshot.copy(of: $0) } : nil
    let choice = choice(shownBy: how.source, snapshot)
    restructure(at: time) { model in
      model.makeAnchored(id, how, place, lifting: lifted, in: holder)
      _ = model.update(id) { $0.mark(choice: choice) }
    }
    guard how.style == .menu else {
      return move(
        how.duration, .curve(.easeInOut),
        from: [.view(id, .alpha(0))], to: [.view(id, .alpha(1))])
    }
    var start: [Change] = [.view(id, .alpha(0)), .view(id, .transform(place.seed))]
    var end: [Change] = [.view(id, .alpha(1)), .view(id, .transform(.identity))]
    if let source = how.source, lifted != nil {
      let way = self.rect(of: source, in: holder, snapshot).minY - place.source.minY
      start += [.view(source, .alpha(0)), .view(id.lifted, .moved(y: way))]
      end += [.view(id.lifted, .transform(.identity)), .view(id.shade, .alpha(Sheet.shade))]
    }
    if let outer = menu(around: how.source, snapshot) {
      end.append(.view(outer, .transform(.behindSubmenu)))
    }
    return move(how.duration, from: start, to: end)
  }

  /// A popover fades; a menu goes back to where it came from, and with it the one that it came from
  /// where both go.
  ///
  /// - Parameter new: the view that is seen then.
  func dismissAnchored(
    _ id: ViewID, _ how: ModalPresentation, to new: ViewID, at time: Double
  ) -> [MotionStep] {
    let snapshot = recording.snapshot(at: time)
    guard how.style == .menu, let holder = model.superview(of: id) else {
      return move(how.duration, .curve(.easeInOut), from: [], to: [.view(id, .alpha(0))])
    }
    let (end, after) = dismissal(of: id, how, to: new, in: holder, snapshot)
    return move(how.duration, from: [], to: end) + (after.isEmpty ? [] : [.set(after)])
  }

  /// The changes while a menu goes, and those when it has gone.
  private func dismissal(
    of id: ViewID, _ how: ModalPresentation, to new: ViewID, in holder: ViewID,
    _ snapshot: Snapshot
  ) -> (end: [Change], after: [Change]) {
    let place = self.place(of: how, in: holder, snapshot)
    var end: [Change] = [.view(id, .alpha(0)), .view(id, .transform(place.seed))]
    var after: [Change] = []
    if let outer = menu(around: how.source, snapshot) {
      if outer == new {
        end.append(.view(outer, .transform(.identity)))
      } else if let node = presentedNode(of: outer) {
        let others = dismissal(of: outer, node.presentation, to: new, in: holder, snapshot)
        end += others.end
        after += others.after
      }
    }
    if let source = how.source, model.view(id.lifted) != nil {
      let way = self.rect(of: source, in: holder, snapshot).minY - place.source.minY
      end += [.view(id.lifted, .moved(y: way)), .view(id.shade, .alpha(0))]
      after.append(.view(source, .alpha(1)))
    }
    return (end, after)
  }

  /// The presentation that a touch outside of a popover or menu dismisses: the one that lies over
  /// everything, where none of these views belongs to it; with the menus that it came from, by the
  /// controller below them, where none belongs to those either.
  func anchoredPresentation(outside chain: [Int], _ snapshot: Snapshot) -> String? {
    let views = chain.map { snapshot.screen.nodes[$0].view.id }
    func isOutside(_ id: String) -> Bool {
      guard let node = controllers.nodes[id], node.presenter != nil, node.appearance == .seen else {
        return false
      }
      return node.presentation.style.isAnchored && !views.contains(node.controller.view.id)
    }
    let top = liveControllers.first { controllers.nodes[$0]?.presented == nil && isOutside($0) }
    var lowest = top
    while let id = lowest, let presenter = controllers.nodes[id]?.presenter, isOutside(presenter) {
      lowest = presenter
    }
    return lowest == top ? top : lowest.flatMap { controllers.nodes[$0]?.presenter }
  }

  /// The view of the menu that a view belongs to.
  private func menu(around source: ViewID?, _ snapshot: Snapshot) -> ViewID? {
    guard let index = source.flatMap(snapshot.screen.index) else { return nil }
    return snapshot.responders(from: index).lazy.map { snapshot.screen.nodes[$0].view.id }
      .first { presentedNode(of: $0)?.presentation.style == .menu }
  }

  /// The controller of a view, where it is presented.
  private func presentedNode(of view: ViewID) -> ControllerNode? {
    liveControllers.lazy.compactMap { controllers.nodes[$0] }
      .first { $0.presenter != nil && $0.controller.view.id == view }
  }

  /// The choice bound to the view that a menu comes from, or to the one that the menu around it
  /// came from.
  private func choice(shownBy source: ViewID?, _ snapshot: Snapshot) -> String? {
    if let outer = menu(around: source, snapshot) {
      return choice(shownBy: presentedNode(of: outer)?.presentation.source, snapshot)
    }
    return source.flatMap(snapshot.screen.index).flatMap { snapshot.presentations[$0].text }
  }

  private func place(
    of how: ModalPresentation, in holder: ViewID, _ snapshot: Snapshot
  ) -> AnchoredPlace {
    let bounds = snapshot.screen.frame(of: holder)?.size ?? snapshot.screen.size
    let safeArea = recording.layout.environment.safeArea
    let room = Rect(origin: .zero, size: bounds).inset(by: safeArea).outset(
      by: -AnchoredPlace.margin)
    let source = rect(of: how.source, in: holder, snapshot)
    if menu(around: how.source, snapshot) != nil {
      return AnchoredPlace(submenu: how.contentSize, over: source, in: room)
    }
    if how.style == .popover {
      return AnchoredPlace(popover: how.contentSize, beside: source, in: room, how.arrow)
    }
    return how.liftsSource
      ? AnchoredPlace(menu: how.contentSize, lifting: source, in: room)
      : AnchoredPlace(menu: how.contentSize, beside: source, in: room)
  }

  /// Where a view is in the coordinates of another, points; in the middle of its top where it is
  /// not there.
  private func rect(of id: ViewID?, in holder: ViewID, _ snapshot: Snapshot) -> Rect {
    let rects = snapshot.screenRects()
    let own = snapshot.screen.index(of: holder).map { rects[$0] } ?? .zero
    guard let index = id.flatMap(snapshot.screen.index) else {
      let top = recording.layout.environment.safeArea.top
      return Rect(x: own.width / 2, y: top, width: 0, height: 0)
    }
    return rects[index].offset(x: -own.minX, y: -own.minY)
  }
}

extension AnchoredPlace {
  /// The transform of a menu before it has grown: smaller, at the point from which it grows.
  fileprivate var seed: ViewTransform {
    let scale = 0.3
    let way = anchor - frame.center
    return ViewTransform(
      translation: Point(x: way.x * (1 - scale), y: way.y * (1 - scale)),
      scale: Point(x: scale, y: scale))
  }
}

extension ViewTransform {
  /// A menu under one that came from it. General knowledge of iOS 16, not measured.
  fileprivate static let behindSubmenu = ViewTransform(scale: Point(x: 0.95, y: 0.95))
}

extension ViewID {
  /// The checkmark of an item in the menu of a pop-up button.
  package static func choiceMark(of item: String) -> String { item + "Choice" }
  /// The copy of a view that is lifted.
  var lifted: ViewID { part(.lifted) }
}

extension SceneModel {
  /// Takes out what lies around a view that was presented.
  mutating func takeOutSurroundings(of id: ViewID) {
    for part in [id.shade, id.lifted] { takeOut(part) }
  }

  /// Adds a view at its frame, with a shade below it and the lifted view; a popover has an arrow.
  fileprivate mutating func makeAnchored(
    _ id: ViewID, _ how: ModalPresentation, _ place: AnchoredPlace, lifting lifted: View?,
    in holder: ViewID
  ) {
    guard var view = takeOut(id) else { return }
    view.takeBox()
    view.boxArrow = how.style == .popover ? place.arrow : nil
    _ = update(holder) { holder in
      if how.liftsSource { holder.join(.shade(of: id)) }
      if var lifted {
        lifted.id = id.lifted
        lifted.takeBox()
        holder.place(lifted, at: place.source)
      }
      holder.place(view, at: place.frame)
    }
  }
}

extension View {
  /// Shows the checkmark at the item of a pop-up button's menu that has a title.
  fileprivate mutating func mark(choice: String?) {
    let mark = ViewID(ViewID.choiceMark(of: id.rawValue))
    for index in subviews.indices {
      if subviews[index].id == mark {
        subviews[index].isHidden = firstText != choice
      } else {
        subviews[index].mark(choice: choice)
      }
    }
  }

  private var firstText: String? {
    text?.string ?? subviews.lazy.compactMap(\.firstText).first
  }

  /// Makes it a box that lies over what is below it.
  fileprivate mutating func takeBox() {
    cornerRadius = max(cornerRadius, AnchoredPlace.cornerRadius)
    clipsToBounds = true
    isElevated = true
    if backgroundColor == nil, role == nil { role = .surface }
    shadow = Shadow(color: .black, opacity: 0.2, offset: Point(x: 0, y: 6), radius: 20)
  }

  /// Adds a view in front, at a frame.
  fileprivate mutating func place(_ view: View, at frame: Rect) {
    var view = view
    view.placement = .constraints
    subviews.append(view)
    constraints += [
      Constraint(Anchor(view.id, .left), .equal, Anchor(id, .left), constant: frame.minX),
      Constraint(Anchor(view.id, .top), .equal, Anchor(id, .top), constant: frame.minY),
      Constraint(Anchor(view.id, .width), constant: frame.width),
      Constraint(Anchor(view.id, .height), constant: frame.height),
    ]
  }
}
