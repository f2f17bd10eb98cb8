import EmakiDrawing
import EmakiLayout

/// Whether a controller's title is large in a bar that prefers large titles: UIKit's words.
///
/// UIKit's `automatic` asks the item below, which is large unless one of them says `never`.
public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
  /// As the bar prefers.
  case automatic
  /// Large.
  case always
  /// In the bar's first row, as without large titles.
  case never
}

extension ViewController {
  /// Whether a stack shows the controller's title large.
  func showsLargeTitle(in stack: ViewController?) -> Bool {
    guard stack?.prefersLargeTitles == true, largeTitleDisplayMode != .never else { return false }
    return navigationItem?.titleLabel != nil
  }

  /// The scroll view with whose content the title goes: the controller's view itself, or the first
  /// view in it that scrolls, where it begins at the top.
  var titleScroller: ViewID? {
    if view.kind.scrolls { return view.id }
    guard let first = view.subviews.first(where: \.kind.scrolls)?.id else { return nil }
    let isAtTop = view.constraints.contains { constraint in
      constraint.first == Anchor(first, .top) && constraint.constant == 0
        && [.view(view.id), .safeArea(of: view.id)].contains(constraint.second?.item)
        && constraint.second?.attribute == .top
    }
    return isAtTop ? first : nil
  }

  /// The view as a stack shows it.
  func assembledView(in stack: ViewController?) -> View {
    givingRoom(to: assembledView(), in: stack)
  }

  /// With room for the large title above the content of what scrolls; under a clear bar that is a
  /// part of the safe area.
  func givingRoom(to view: View, in stack: ViewController?) -> View {
    guard showsLargeTitle(in: stack) else { return view }
    guard titleScroller == nil, extendsUnderBar else {
      return view.withRoom(above: titleScroller, largeTitleHeight)
    }
    var view = view
    view.additionalSafeAreaInsets.top += largeTitleHeight
    return view
  }

  /// Room around the view in a stack: under the large title of a controller that does not scroll.
  func inset(in stack: ViewController?) -> Insets {
    guard showsLargeTitle(in: stack), titleScroller == nil, !extendsUnderBar else {
      return .zero
    }
    return Insets(top: largeTitleHeight, left: 0, bottom: 0, right: 0)
  }
}

extension View {
  /// With room for a large title above the content of a scroll view, which lies under the title;
  /// what keeps to the safe area lies below it.
  func withRoom(above scroller: ViewID?, _ height: Double) -> View {
    guard let scroller else { return self }
    var view = self
    view.update(scroller) { list in
      if height > 0 { list.giveRefreshControl() }
      list.scroll?.makeRoomForBars(top: height)
      list.scroll?.collapsingInset = height
    }
    guard scroller != id else { return view }
    for index in constraints.indices where constraints[index].first == Anchor(scroller, .top) {
      if constraints[index].second?.item == .safeArea(of: id) {
        view.constraints[index].second?.item = .view(id)
      }
    }
    view.additionalSafeAreaInsets.top += height
    return view
  }

  /// Lays a large title under the row of a bar, and makes room for it.
  mutating func addLargeTitle(
    _ title: TextContent, of item: ViewID, _ controller: ViewController, in stack: ViewController
  ) {
    let height = controller.largeTitleHeight
    var area = View.largeTitle(title, of: item, marginsOf: stack.view.id)
    if let scroller = controller.titleScroller.flatMap(controller.view.first), height > 0 {
      area.takeRefreshControl(of: scroller)
    }
    let row = Constraint(
      Anchor(area.id, .top), .equal, Anchor(.safeArea(of: id), .top), constant: 1)
    constraints += [LayoutAttribute.left, .right, .bottom].map {
      Constraint(Anchor(area.id, $0), .equal, Anchor(id, $0))
    }
    constraints.append(row.counting(.navigationBars))
    addRoom(.largeTitleRoom(of: item), height)
    subviews.append(area)
    addScrollEdge(of: item, controller)
  }

  /// Moves the refresh control of a scroll view into the title's area, which covers it and gets
  /// higher as the content is pulled.
  private mutating func takeRefreshControl(of scroller: View) {
    guard let control = scroller.scroll?.refresh, let view = scroller.first(control.view) else {
      return
    }
    subviews.append(view)
    constraints += [
      Constraint(Anchor(view.id, .left), .equal, Anchor(id, .left)),
      Constraint(Anchor(view.id, .right), .equal, Anchor(id, .right)),
      Constraint(Anchor(view.id, .top), .equal, Anchor(id, .top)),
      Constraint(Anchor(view.id, .height), .equal, constant: RefreshControl.height),
    ]
  }

  /// The other side of that.
  private mutating func giveRefreshControl() {
    guard let control = scroll?.refresh else { return }
    subviews.removeAll { $0.id == control.view }
    constraints.removeAll { $0.first.item == .view(control.view) }
  }

  /// Room for a large title, under that for others that are about to go: as one opens and the other
  /// closes, the bar is as high as both together.
  private mutating func addRoom(_ room: ViewID, _ height: Double) {
    let others = subviews.filter { $0.name == View.roomName }.map(\.id)
    // A title under others moves up when they are gone. All ask for more than the bar, to be no
    // higher than its row, at 900, and each for more than those under it.
    func priority(_ place: Int) -> Priority { Priority(max(950 - Double(place), 901)) }
    for index in constraints.indices {
      let anchor = constraints[index].first
      guard anchor.attribute == .top, constraints[index].second?.item == .safeArea(of: id),
        let place = others.firstIndex(where: { anchor.item == .view($0) })
      else { continue }
      constraints[index].priority = priority(place)
    }
    var view = View(.view, id: room)
    view.name = View.roomName
    view.origin = .part(.navigationBar)
    view.role = .transparent
    subviews.append(view)
    let row = Constraint(
      Anchor(room, .top), .equal, Anchor(.safeArea(of: id), .top), constant: 1,
      priority: priority(others.count))
    constraints += [
      Constraint(Anchor(room, .left), .equal, Anchor(id, .left)),
      Constraint(Anchor(room, .right), .equal, Anchor(id, .right)),
      Constraint(Anchor(id, .bottom), .greaterThanOrEqual, Anchor(room, .bottom)),
      Constraint(Anchor(room, .height), .greaterThanOrEqual, constant: 0),
      Constraint(
        Anchor(room, .height), constant: height, priority: Priority(999), identifier: room.key),
      row.counting(.navigationBars),
    ]
    if let above = others.last {
      constraints.append(Constraint(Anchor(room, .top), .equal, Anchor(above, .bottom)))
    }
  }

  private static let roomName = "largeTitleRoom"

  /// The title at the bottom of the view that the bar has under its row, between the margins of the
  /// stack.
  private static func largeTitle(
    _ title: TextContent, of item: ViewID, marginsOf stack: ViewID
  ) -> View {
    var label = View(.label, id: .largeTitleLabel(of: item))
    label.origin = .part(.navigationBar)
    label.text = title
    label.text?.font = .system(34, .bold)
    label.text?.alignment = .natural
    var area = View(.view, id: .largeTitle(of: item), subviews: [label])
    area.role = .transparent
    area.origin = .part(.navigationBar)
    area.clipsToBounds = true
    area.constraints = [
      Constraint(Anchor(label.id, .leading), .equal, Anchor(.margins(of: stack), .leading)),
      Constraint(
        Anchor(label.id, .trailing), .lessThanOrEqual, Anchor(.margins(of: stack), .trailing)),
      Constraint(Anchor(label.id, .bottom), .equal, Anchor(area.id, .bottom), constant: -8),
    ]
    return area
  }
}

extension ViewID {
  /// The id of the view under a bar's row for a large title.
  static func largeTitle(of item: ViewID) -> ViewID { item.part(.largeTitle) }

  /// The id of the room that it asks for; its height has the same name.
  static func largeTitleRoom(of item: ViewID) -> ViewID { item.part(.largeTitleRoom) }

  /// The id of the label in it.
  static func largeTitleLabel(of item: ViewID) -> ViewID { item.part(.largeTitleLabel) }
}

extension Scene {
  /// The scene as it is in an environment: where the height is compact, as on phones in landscape,
  /// UIKit shows large titles in the bar's row.
  func withTitles(adaptedTo environment: LayoutEnvironment) -> Scene {
    let all = controller.all + offstage.flatMap(\.all)
    guard environment.bars == .short, all.contains(where: \.prefersLargeTitles) else { return self }
    var scene = self
    scene.controller = controller.withoutLargeTitles
    scene.offstage = offstage.map(\.withoutLargeTitles)
    return scene
  }

  /// How large titles follow what scrolls, and give way when other controllers come.
  var titleLinks: [Link] {
    let all = controller.all + offstage.flatMap(\.all)
    guard all.contains(where: \.prefersLargeTitles) else { return [] }
    let small = controllersUnderSmallTitles(all)
    return all.filter { !small.contains($0.id) }.flatMap(\.titleLinks)
  }

  /// The controllers that are only ever on stacks whose bars prefer small titles.
  private func controllersUnderSmallTitles(_ all: [ViewController]) -> Set<String> {
    let large = Set(all.filter(\.prefersLargeTitles).map(\.id))
    var (small, others) = (Set<String>(), Set(segues.map(\.destination)))
    for stack in all where stack.arrangement == .stack {
      let children = stack.children.map(\.id)
      if large.contains(stack.id) { others.formUnion(children) } else { small.formUnion(children) }
    }
    for change in controllerChanges {
      guard let id = change.newcomer else { continue }
      if case .push(_, let stack) = change, !large.contains(stack) {
        small.insert(id)
      } else {
        others.insert(id)
      }
    }
    return small.subtracting(others)
  }
}

extension ViewController {
  /// The controller with titles that keep their views and have no room, so that motions can go on
  /// naming them.
  fileprivate var withoutLargeTitles: ViewController {
    var controller = self
    controller.largeTitleHeight = 0
    controller.children = children.map(\.withoutLargeTitles)
    return controller
  }

  /// Views that keep to the safe area move with the title's lower edge, until that is the bar's.
  private func covered(by scroller: ViewID) -> Link {
    let own = view.additionalSafeAreaInsets.top
    let most = 1_048_576.0
    return Link(
      from: LinkExpression([.init(-1, scroller, .contentOffsetY)]), to: .coveredTop(view.id),
      input: [0, most].map { LinkExpression(constant: $0) },
      output: .numbers([own, own + most].map { LinkExpression(constant: $0) }))
  }

  /// The room of the title is what its content leaves free, and closes while the title in the row,
  /// which is seen when the content leaves none, moves aside.
  fileprivate var titleLinks: [Link] {
    guard largeTitleDisplayMode != .never, let item = navigationItem, let title = item.titleLabel
    else { return [] }
    let (area, label) = (ViewID.largeTitle(of: item.id), ViewID.largeTitleLabel(of: item.id))
    let aside = LinkExpression(title, .translationX)
    let scroller = largeTitleHeight > 0 ? titleScroller : nil
    let room =
      scroller.map { LinkExpression([.init(-1, $0, .contentOffsetY)]) }
      ?? LinkExpression(constant: largeTitleHeight)
    let ends = [-0.3, 0.3].map { LinkExpression([.init($0, item.id, .width)]) }
    let covered = scroller.flatMap { $0 == view.id ? nil : self.covered(by: $0) }
    return [covered].compactMap { $0 } + [
      Link(
        from: aside, to: .constraint(ViewID.largeTitleRoom(of: item.id).key),
        input: [ends[0], 0, ends[1]], output: .numbers([0, room, 0])),
      Link(from: room, to: .view(title, .alpha), input: [0, 8], output: .numbers([1, 0])),
      Link(
        from: LinkExpression(area, .height), to: .view(.scrollGround(of: item.id), .alpha),
        input: [0, 8], output: .numbers([0, 1])),
      Link(from: aside, to: .view(label, .translationX)),
    ]
  }
}
