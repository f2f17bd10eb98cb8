// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneValue {
  /// A button of an alert; the text alone is its title.
  public static func alertAction(
    title: String, style: SceneWords.AlertActionStyle? = nil, id: SceneValue? = nil,
    run: SceneValue? = nil
  ) -> SceneValue {
    .map(("title", title), ("style", style), ("id", id), ("run", run))
  }

  /// How a bar looks, and what of it the controllers in it do not say.
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

  /// A way from one controller to another.
  public static func segue(
    kind: SceneWords.SegueKind? = nil, from: SceneValue, to: SceneValue,
    style: SceneWords.SegueStyle? = nil, transition: SceneWords.Transition? = nil,
    detents: [SceneValue]? = nil, largestUndimmedDetent: SceneValue? = nil,
    sheetCornerRadius: Double? = nil, grabber: Bool? = nil
  ) -> SceneValue {
    .map(
      ("kind", kind), ("from", from), ("to", to), ("style", style), ("transition", transition),
      ("detents", detents), ("largestUndimmedDetent", largestUndimmedDetent),
      ("sheetCornerRadius", sheetCornerRadius), ("grabber", grabber)
    )
  }

  /// A controller that comes onto a navigation stack: 0.35 s.
  public static func push(controller: SceneValue, onto: SceneValue) -> SceneValue {
    .map(("controller", controller), ("onto", onto))
  }

  /// Everything above a controller goes off a navigation stack: 0.35 s.
  public static func pop(from: SceneValue, to: SceneValue? = nil) -> SceneValue {
    .map(("from", from), ("to", to))
  }

  /// Another tab, at once, or another page: 0.30 s, turned 0.50 s.
  public static func selection(index: Int, `in`: SceneValue) -> SceneValue {
    .map(("index", index), ("in", `in`))
  }

  /// A controller that is shown over another.
  public static func presentation(
    controller: SceneValue, from: SceneValue, style: SceneWords.SegueStyle? = nil,
    transition: SceneWords.Transition? = nil, detents: [SceneValue]? = nil,
    largestUndimmedDetent: SceneValue? = nil, sheetCornerRadius: Double? = nil, grabber: Bool? = nil
  ) -> SceneValue {
    .map(
      ("controller", controller), ("from", from), ("style", style), ("transition", transition),
      ("detents", detents), ("largestUndimmedDetent", largestUndimmedDetent),
      ("sheetCornerRadius", sheetCornerRadius), ("grabber", grabber)
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

  /// A motion of a parent, which is looked up by class or id.
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
}
