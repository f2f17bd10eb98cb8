public import EmakiLayout

extension SceneError {
  /// A suggestion for the user in a layout that is read from left to right, or `nil`.
  public var hint: String? { hint(reading: .leftToRight) }

  /// A suggestion for the user, or `nil`.
  public func hint(reading direction: LayoutDirection) -> String? {
    switch self {
    case .unknownView(let id): Self.rowHint(ViewID(id), direction)
    case .unknownConstraint, .unknownState, .unknownMotion: nil
    case .unsolved(let issue): issue.hint
    case .layouts: "fewer steps that alter sizes, places or texts, or a scene of fewer views"
    case .unknownRow(_, _, 0): "a table or collection with \"rows\" has some"
    case .unknownRow: "rows are counted from 0, over all sections"
    case .unknownPage: "pages are as long as the scroll view and are counted from 0"
    case .unseenView(_, let similar): "\"\(similar)\" is"
    case .notLoaded:
      "push, present or select its controller before, or at the same time: "
        + "parallel: [push: …, set: …]; a motion that a pan in it drives needs after: MOTION, the one "
        + "that shows the controller"
    case .cyclicMotion: "a motion can run others, but none that runs it again"
    case .cyclicState: "a state can set others, but none that sets it again"
    case .cyclicLinks: "one of them has to follow something else"
    case .unsettledLinks: "follow something that these links do not move"
    case .touchOutsideViews:
      "points count from the screen's top left; hidden, disabled and clipped views are not touched"
    case .touchOffScreen(_, .some, _, _, _):
      "points in a view count from its top left, negative ones from its right and bottom edges; "
        + "mirrors: true turns them from right to left"
    case .touchOffScreen:
      "a finger reaches what is on the screen: scrollTo or a step before brings it there; the layout "
        + "may need a larger device"
    case .notScrollable: "it takes a view of the kind scroll, table, collection or textView"
    case .notCountable: "it takes a label, a button or a field"
    case .notInRows:
      "it takes a table or collection with \"rows\"; a row that appears sets and animates its own views"
    case .notRefreshing: "it takes a scroll view, table or collection with a \"refreshControl\""
    case .controllers(let error): error.hint
    case .placed(_, let error): error.hint(reading: direction)
    }
  }
}

extension SceneError {
  /// Why a view of a row may not be there at a moment, though the row has one of this name.
  private static func rowHint(_ id: ViewID, _ direction: LayoutDirection) -> String? {
    guard let row = id.placeInRows?.row else { return nil }
    let part = ViewID.shown(id.path(in: row))
    if part.isEmpty {
      return "a row is there while it is in view and not deleted; scrollTo brings it into view"
    }
    let ways = ["-100", "100"]
    let sides = direction == .leftToRight ? ["trailing", "leading"] : ["leading", "trailing"]
    for (side, way) in zip(sides, ways) where part.hasPrefix(side + "Action") {
      return "the row is not open: drag: {on: \(row), by: [\(way), 0]} opens it"
    }
    return "what is in a row is there while the row is in view and not deleted, its swipe actions "
      + "while it is open"
  }
}

extension LifecycleError {
  /// A suggestion for the user, or `nil`.
  public var hint: String? {
    switch self {
    case .unknownController: "controllers stand under \"controllers\" of the scene"
    case .wrongKind(_, let needed): "name a \(needed) controller, such as the one around it"
    case .unknownSegue: "segues stand under \"segues\"; a lazy container is one, too"
    case .performedTwice: "its controller is loaded by then; leave the second step out"
    case .alreadyShown: "take it away first: pop, dismiss or removeChild"
    case .notShown: "a push, present, addChild or segue before this step shows it"
    case .notASheet: "present it with detents: [medium, large], or style: pageSheet"
    case .rootOfStack: "a stack keeps its first controller; replaceChild takes the whole stack away"
    case .unknownPlace: "controllers are counted from 0"
    case .inTransition:
      "let one follow the other: steps of a list wait, those of \"parallel\" do not"
    case .noOwner: "an owner is a parent of the caller, by class or id"
    }
  }
}
