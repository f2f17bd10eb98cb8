// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneValue {
  /// A finger that moves by a distance at an even speed, or along a path.
  public static func drag(
    on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, by: [Double]? = nil,
    duration: Double? = nil, path: [[Double]]? = nil, velocity: [Double]? = nil,
    mirrors: Bool? = nil
  ) -> SceneValue {
    .map(
      ("on", on), ("at", at), ("edge", edge), ("by", by), ("duration", duration), ("path", path),
      ("velocity", velocity), ("mirrors", mirrors)
    )
  }

  /// A finger in one place.
  public static func press(
    on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil,
    duration: Double? = nil, mirrors: Bool? = nil
  ) -> SceneValue {
    .map(("on", on), ("at", at), ("edge", edge), ("duration", duration), ("mirrors", mirrors))
  }

  /// A finger that comes in from the middle of an edge of the screen.
  public static func edgePan(
    edge: SceneWords.Edge, by: Double, duration: Double? = nil, velocity: Double? = nil,
    mirrors: Bool? = nil
  ) -> SceneValue {
    .map(
      ("edge", edge), ("by", by), ("duration", duration), ("velocity", velocity),
      ("mirrors", mirrors)
    )
  }

  /// Two fingers that move apart or together.
  public static func pinch(
    on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, scale: Double,
    duration: Double? = nil
  ) -> SceneValue {
    .map(("on", on), ("at", at), ("edge", edge), ("scale", scale), ("duration", duration))
  }

  /// A finger that moves for 0.1 s and is lifted at full speed.
  public static func flick(
    on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, velocity: [Double],
    mirrors: Bool? = nil
  ) -> SceneValue {
    .map(("on", on), ("at", at), ("edge", edge), ("velocity", velocity), ("mirrors", mirrors))
  }

  /// A scroll view's offset that runs to an offset, a page, a row, a view or an end.
  public static func scroll(
    view: SceneValue, offset: SceneValue? = nil, page: Int? = nil, row: Int? = nil,
    center: SceneValue? = nil, edge: SceneWords.ScrollEdge? = nil, duration: Double? = nil,
    curve: SceneWords.Curve? = nil
  ) -> SceneValue {
    .map(
      ("view", view), ("offset", offset), ("page", page), ("row", row), ("center", center),
      ("edge", edge), ("duration", duration), ("curve", curve)
    )
  }

  /// A scroll view that turns to another page.
  public static func page(
    view: SceneValue, to: Int? = nil, by: Int? = nil, duration: Double? = nil,
    curve: SceneWords.Curve? = nil
  ) -> SceneValue {
    .map(("view", view), ("to", to), ("by", by), ("duration", duration), ("curve", curve))
  }

  /// A number that counts up from 0 on a label.
  public static func count(
    view: SceneValue, to: Double, pace: SceneWords.Pace? = nil, format: SceneWords.Format? = nil,
    duration: Double? = nil
  ) -> SceneValue {
    .map(("view", view), ("to", to), ("pace", pace), ("format", format), ("duration", duration))
  }

  /// One view takes another's place as controllers do.
  public static func transition(
    kind: SceneWords.TransitionKind, from: SceneValue, to: SceneValue
  ) -> SceneValue {
    .map(("kind", kind), ("from", from), ("to", to))
  }

  /// Changes at shares of a duration.
  public static func keyframes(
    duration: Double? = nil, delay: Double? = nil, mode: SceneWords.Mode? = nil,
    frames: [SceneValue], `repeat`: SceneValue? = nil, repeatDuration: Double? = nil,
    autoreverse: Bool? = nil
  ) -> SceneValue {
    .map(
      ("duration", duration), ("delay", delay), ("mode", mode), ("frames", frames),
      ("repeat", `repeat`), ("repeatDuration", repeatDuration), ("autoreverse", autoreverse)
    )
  }

  /// One change of keyframes.
  public static func keyframe(
    at: Double? = nil, `for`: Double? = nil, curve: SceneWords.Curve? = nil,
    @ChangeBuilder changes: () -> SceneChanges = { SceneChanges() }
  ) -> SceneValue {
    .map(("at", at), ("for", `for`), ("curve", curve), ("changes", changes().given))
  }

  /// A button of an alert; the text alone is its title.
  public static func alertAction(
    title: String, style: SceneWords.AlertActionStyle? = nil, id: SceneValue? = nil,
    run: SceneValue? = nil
  ) -> SceneValue {
    .map(("title", title), ("style", style), ("id", id), ("run", run))
  }

  /// An item of a menu, or a section of it; the text alone is its title.
  public static func menuItem(
    title: String? = nil, subtitle: String? = nil, icon: String? = nil,
    style: SceneWords.MenuItemStyle? = nil, checked: Bool? = nil, id: SceneValue? = nil,
    run: SceneValue? = nil, items: [SceneValue]? = nil, menu: [SceneValue]? = nil
  ) -> SceneValue {
    .map(
      ("title", title), ("subtitle", subtitle), ("icon", icon), ("style", style),
      ("checked", checked), ("id", id), ("run", run), ("items", items), ("menu", menu)
    )
  }

  /// How a bar looks.
  public static func bar(
    hidden: Bool? = nil, prefersLargeTitles: Bool? = nil, role: SceneWords.Role? = nil,
    font: SceneWords.Font? = nil, textColor: SceneWords.Color? = nil, items: [SceneValue]? = nil,
    background: SceneWords.Color? = nil, tint: SceneWords.Color? = nil
  ) -> SceneValue {
    .map(
      ("hidden", hidden), ("prefersLargeTitles", prefersLargeTitles), ("role", role),
      ("font", font), ("textColor", textColor), ("items", items), ("background", background),
      ("tint", tint)
    )
  }

  /// An item of a tab bar.
  public static func tab(
    title: String? = nil, icon: String? = nil, badge: String? = nil
  ) -> SceneValue {
    .map(("title", title), ("icon", icon), ("badge", badge))
  }

  /// A segue from one controller to another.
  public static func segue(
    kind: SceneWords.SegueKind? = nil, from: SceneValue, to: SceneValue,
    style: SceneWords.SegueStyle? = nil, transition: SceneWords.Transition? = nil,
    detents: [SceneValue]? = nil, largestUndimmedDetent: SceneValue? = nil,
    sheetCornerRadius: Double? = nil, grabber: Bool? = nil, isModalInPresentation: Bool? = nil,
    sourceView: SceneValue? = nil, preferredContentSize: SceneValue? = nil,
    arrowDirection: SceneWords.ArrowDirection? = nil, preview: Bool? = nil
  ) -> SceneValue {
    .map(
      ("kind", kind), ("from", from), ("to", to), ("style", style), ("transition", transition),
      ("detents", detents), ("largestUndimmedDetent", largestUndimmedDetent),
      ("sheetCornerRadius", sheetCornerRadius), ("grabber", grabber),
      ("isModalInPresentation", isModalInPresentation), ("sourceView", sourceView),
      ("preferredContentSize", preferredContentSize), ("arrowDirection", arrowDirection),
      ("preview", preview)
    )
  }

  /// A controller that comes onto a navigation stack: 0.35 s.
  public static func push(
    controller: SceneValue, onto: SceneValue, hero: SceneValue? = nil
  ) -> SceneValue {
    .map(("controller", controller), ("onto", onto), ("hero", hero))
  }

  /// Pops every controller above one off a navigation stack: 0.35 s.
  public static func pop(
    from: SceneValue, to: SceneValue? = nil, hero: SceneValue? = nil
  ) -> SceneValue {
    .map(("from", from), ("to", to), ("hero", hero))
  }

  /// Shows another tab at once, or another page in 0.30 s, turned in 0.50 s.
  public static func selection(index: Int, `in`: SceneValue) -> SceneValue {
    .map(("index", index), ("in", `in`))
  }

  /// A controller that is shown over another.
  public static func presentation(
    controller: SceneValue, from: SceneValue, hero: SceneValue? = nil,
    style: SceneWords.SegueStyle? = nil, transition: SceneWords.Transition? = nil,
    detents: [SceneValue]? = nil, largestUndimmedDetent: SceneValue? = nil,
    sheetCornerRadius: Double? = nil, grabber: Bool? = nil, isModalInPresentation: Bool? = nil,
    sourceView: SceneValue? = nil, preferredContentSize: SceneValue? = nil,
    arrowDirection: SceneWords.ArrowDirection? = nil, preview: Bool? = nil
  ) -> SceneValue {
    .map(
      ("controller", controller), ("from", from), ("hero", hero), ("style", style),
      ("transition", transition), ("detents", detents),
      ("largestUndimmedDetent", largestUndimmedDetent), ("sheetCornerRadius", sheetCornerRadius),
      ("grabber", grabber), ("isModalInPresentation", isModalInPresentation),
      ("sourceView", sourceView), ("preferredContentSize", preferredContentSize),
      ("arrowDirection", arrowDirection), ("preview", preview)
    )
  }

  /// Another height of a sheet: 0.40 s.
  public static func detent(of: SceneValue, to: SceneValue) -> SceneValue {
    .map(("of", of), ("to", to))
  }

  /// A controller that becomes the child of another.
  public static func child(
    controller: SceneValue, to: SceneValue, `in`: SceneValue? = nil
  ) -> SceneValue {
    .map(("controller", controller), ("to", to), ("in", `in`))
  }

  /// A controller that takes the place of a child.
  public static func replacement(
    old: SceneValue, new: SceneValue, duration: Double? = nil, curve: SceneWords.Curve? = nil,
    @ChangeBuilder start: () -> SceneChanges = { SceneChanges() },
    @ChangeBuilder changes: () -> SceneChanges = { SceneChanges() }
  ) -> SceneValue {
    .map(
      ("old", old), ("new", new), ("duration", duration), ("curve", curve),
      ("start", start().given), ("changes", changes().given)
    )
  }

  /// A motion of a parent, which is found by its class or id.
  public static func call(from: SceneValue, owner: String, run: SceneValue) -> SceneValue {
    .map(("from", from), ("owner", owner), ("run", run))
  }

  /// One scene of a storyboard.
  public static func storyboard(file: String, scene: String? = nil) -> SceneValue {
    .map(("file", file), ("scene", scene))
  }

  /// How often a list element is repeated.
  public static func `repeat`(count: Int, from: Int? = nil, `as`: String? = nil) -> SceneValue {
    .map(("count", count), ("from", from), ("as", `as`))
  }

  /// The system's keyboard.
  public static func keyboard(
    returnKey: String? = nil, accessory: (any ViewElement)? = nil
  ) -> SceneValue {
    .map(("returnKey", returnKey), ("accessory", accessory))
  }
}
