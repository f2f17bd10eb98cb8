// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension ViewElement {
  /// A name for people, besides the id.
  public func name(_ value: String) -> Self {
    setting("name", value)
  }

  /// The custom class.
  public func `class`(_ value: String) -> Self {
    setting("class", value)
  }

  /// What assistive technologies read for the view, where that is not what it shows.
  public func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: SceneValue? = nil,
    element: Bool? = nil, hidden: Bool? = nil, order: Int? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("label", label), ("value", value), ("hint", hint), ("traits", traits), ("element", element),
      ("hidden", hidden), ("order", order)
    )
    return setting("accessibility", value)
  }

  /// The UIKit class that the view stands for. Short for some are `text`, `image`, `field`,
  /// `stack`, `row`, `column`, `scroll`, `table`, `collection`, `cell`, `separator`, `container`,
  /// `segments`, `progress`, `spinner`, `pages`, `picker`, `search`, `blur`, `web`, `map`.
  public func kind(_ value: SceneWords.Kind) -> Self {
    setting("kind", value)
  }

  /// What the view is in a sketch: `surface` is a page or card, `fill` a menu or placeholder,
  /// `accent` selected, `quiet` less important, `destructive` a warning, `transparent` not drawn,
  /// `bars` text that is not known yet.
  public func role(_ value: SceneWords.Role) -> Self {
    setting("role", value)
  }

  /// The component that the view is made from; its own keys are added, or replace those of the
  /// component, and ids inside become `id-inner`.
  public func component(_ value: SceneValue) -> Self {
    setting("component", value)
  }

  /// The parameters of the component, or of the ready-made scene.
  public func with(_ value: KeyValuePairs<String, SceneValue>) -> Self {
    setting("with", value)
  }

  /// Ids of rectangles that are placed by constraints and not drawn.
  public func guides(_ value: [SceneValue]) -> Self {
    setting("guides", value)
  }

  /// The controller whose view fills this container: its id, or the controller itself.
  public func embed(_ value: SceneValue) -> Self {
    setting("embed", value)
  }

  /// Repeats the element: a number, or values; `{index}`, `{item}` and keys of values are replaced
  /// in its texts.
  public func `repeat`(_ value: SceneValue) -> Self {
    setting("repeat", value)
  }

  /// Repeats the element: a number, or values; `{index}`, `{item}` and keys of values are replaced
  /// in its texts.
  public func `repeat`(count: Int, from: Int? = nil, `as`: String? = nil) -> Self {
    let value = SceneValue.map(("count", count), ("from", from), ("as", `as`))
    return setting("repeat", value)
  }

  /// Constraints to the superview: insets from its edges, sizes, centres.
  public func pin(_ value: SceneWords.Pin) -> Self {
    setting("pin", value)
  }

  /// Constraints to the superview: insets from its edges, sizes, centres.
  public func pin(
    edges: SceneValue? = nil, horizontal: SceneValue? = nil, vertical: SceneValue? = nil,
    top: SceneValue? = nil, bottom: SceneValue? = nil, leading: SceneValue? = nil,
    trailing: SceneValue? = nil, left: SceneValue? = nil, right: SceneValue? = nil,
    width: SceneValue? = nil, height: SceneValue? = nil, size: SceneValue? = nil,
    aspect: Double? = nil, center: SceneValue? = nil, centerX: SceneValue? = nil,
    centerY: SceneValue? = nil, firstBaseline: SceneValue? = nil, lastBaseline: SceneValue? = nil,
    to: SceneValue? = nil, priority: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("edges", edges), ("horizontal", horizontal), ("vertical", vertical), ("top", top),
      ("bottom", bottom), ("leading", leading), ("trailing", trailing), ("left", left),
      ("right", right), ("width", width), ("height", height), ("size", size), ("aspect", aspect),
      ("center", center), ("centerX", centerX), ("centerY", centerY),
      ("firstBaseline", firstBaseline), ("lastBaseline", lastBaseline), ("to", to),
      ("priority", priority)
    )
    return setting("pin", value)
  }

  /// x, y, width and height in the superview, instead of constraints.
  public func frame(_ value: [Double]) -> Self {
    setting("frame", value)
  }

  /// Autoresizing: what stretches with the superview, for a view with a `frame`.
  public func resize(_ value: [SceneWords.Resize]) -> Self {
    setting("resize", value)
  }

  /// The size of the superview that `frame` was made for.
  public func superviewSize(_ value: [Double]) -> Self {
    setting("superviewSize", value)
  }

  /// The intrinsic content size.
  public func intrinsicSize(_ value: SceneValue) -> Self {
    setting("intrinsicSize", value)
  }

  /// How strongly the view resists growing beyond its content.
  public func hugging(_ value: Double) -> Self {
    setting("hugging", value)
  }

  /// How strongly the view resists growing beyond its content.
  public func hugging(horizontal: Double? = nil, vertical: Double? = nil) -> Self {
    let value = SceneValue.map(("horizontal", horizontal), ("vertical", vertical))
    return setting("hugging", value)
  }

  /// How strongly the view resists shrinking below its content.
  public func compression(_ value: Double) -> Self {
    setting("compression", value)
  }

  /// How strongly the view resists shrinking below its content.
  public func compression(horizontal: Double? = nil, vertical: Double? = nil) -> Self {
    let value = SceneValue.map(("horizontal", horizontal), ("vertical", vertical))
    return setting("compression", value)
  }

  /// The layout margins.
  public func margins(_ value: Double) -> Self {
    setting("margins", value)
  }

  /// The layout margins.
  public func margins(
    top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
    left: Double? = nil, right: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("top", top), ("bottom", bottom), ("leading", leading), ("trailing", trailing),
      ("left", left), ("right", right), ("horizontal", horizontal), ("vertical", vertical)
    )
    return setting("margins", value)
  }

  /// Whether the superview's margins reach into this view.
  public func preservesSuperviewMargins(_ value: Bool = true) -> Self {
    setting("preservesSuperviewMargins", value)
  }

  /// Whether the safe area adds to the margins.
  public func safeAreaMargins(_ value: Bool = true) -> Self {
    setting("safeAreaMargins", value)
  }

  /// More insets of the safe area, as for a controller's own bars.
  public func additionalSafeArea(_ value: Double) -> Self {
    setting("additionalSafeArea", value)
  }

  /// More insets of the safe area, as for a controller's own bars.
  public func additionalSafeArea(
    top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
    left: Double? = nil, right: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("top", top), ("bottom", bottom), ("leading", leading), ("trailing", trailing),
      ("left", left), ("right", right), ("horizontal", horizontal), ("vertical", vertical)
    )
    return setting("additionalSafeArea", value)
  }

  /// The direction of a stack. The kinds `row` and `column` set it too.
  public func axis(_ value: SceneWords.Axis) -> Self {
    setting("axis", value)
  }

  /// How the arranged views fill the axis.
  public func distribution(_ value: SceneWords.Distribution) -> Self {
    setting("distribution", value)
  }

  /// How the arranged views are aligned across the axis; `top` and `bottom` are `leading` and
  /// `trailing` of a row.
  public func alignment(_ value: SceneWords.Alignment) -> Self {
    setting("alignment", value)
  }

  /// Points between arranged views.
  public func spacing(_ value: Double) -> Self {
    setting("spacing", value)
  }

  /// In a stack: points after this view, instead of `spacing`.
  public func spacingAfter(_ value: Double) -> Self {
    setting("spacingAfter", value)
  }

  /// Whether the arranged views stay inside its `margins`, which are 0 by default, and in a row of
  /// a table those of a cell.
  public func insideMargins(_ value: Bool = true) -> Self {
    setting("insideMargins", value)
  }

  /// The point of the content that is at the top left.
  public func contentOffset(_ value: [Double]) -> Self {
    setting("contentOffset", value)
  }

  /// The point of the content that is at the top left.
  public func contentOffset(x: Double? = nil, y: Double? = nil) -> Self {
    let value = SceneValue.map(("x", x), ("y", y))
    return setting("contentOffset", value)
  }

  /// Extra room around the content.
  public func contentInset(_ value: Double) -> Self {
    setting("contentInset", value)
  }

  /// Extra room around the content.
  public func contentInset(
    top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
    left: Double? = nil, right: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("top", top), ("bottom", bottom), ("leading", leading), ("trailing", trailing),
      ("left", left), ("right", right), ("horizontal", horizontal), ("vertical", vertical)
    )
    return setting("contentInset", value)
  }

  /// The zoom factor of the content: of the first view inside.
  public func zoom(_ value: Double) -> Self {
    setting("zoom", value)
  }

  /// The content's size.
  public func contentSize(_ value: [Double]) -> Self {
    setting("contentSize", value)
  }

  /// The content's size.
  public func contentSize(width: Double? = nil, height: Double? = nil) -> Self {
    let value = SceneValue.map(("width", width), ("height", height))
    return setting("contentSize", value)
  }

  /// Whether scrolling stops at multiples of the view's size.
  public func paging(_ value: Bool = true) -> Self {
    setting("paging", value)
  }

  /// Whether a finger can scroll the content.
  public func scrolls(_ value: Bool = true) -> Self {
    setting("scrolls", value)
  }

  /// Whether content that fits also bounces under a finger, vertically.
  public func alwaysBounceVertical(_ value: Bool = true) -> Self {
    setting("alwaysBounceVertical", value)
  }

  /// The same horizontally.
  public func alwaysBounceHorizontal(_ value: Bool = true) -> Self {
    setting("alwaysBounceHorizontal", value)
  }

  /// The smallest and largest zoom factor; `fit` shows the whole content.
  public func zoomRange(_ value: [SceneValue]) -> Self {
    setting("zoomRange", value)
  }

  /// Whether content that is smaller than the view is centred in it.
  public func centersContent(_ value: Bool = true) -> Self {
    setting("centersContent", value)
  }

  /// Whether it goes to its top when the status bar is tapped.
  public func scrollsToTop(_ value: Bool = true) -> Self {
    setting("scrollsToTop", value)
  }

  /// Where the safe area makes room around the content: along axes on which it is longer than the
  /// view or always bounces, on both, or on none.
  public func contentInsetAdjustmentBehavior(
    _ value: SceneWords.ContentInsetAdjustmentBehavior
  ) -> Self {
    setting("contentInsetAdjustmentBehavior", value)
  }

  /// The refresh control, for pull to refresh.
  public func refreshControl(_ value: Bool = true) -> Self {
    setting("refreshControl", value)
  }

  /// The refresh control, for pull to refresh.
  public func refreshControl(
    id: SceneValue? = nil, duration: Double? = nil, refreshing: Bool? = nil,
    tint: SceneWords.Color? = nil, on: SceneValue? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("id", id), ("duration", duration), ("refreshing", refreshing), ("tint", tint), ("on", on)
    )
    return setting("refreshControl", value)
  }

  /// How many rows there are, or their values for `cell`, or the rows themselves as texts and
  /// views.
  public func rows(_ value: SceneValue) -> Self {
    setting("rows", value)
  }

  /// What a row looks like, with `{index}`, `{item}` and keys of its value in the texts; a
  /// component, for example.
  public func cell(_ value: some ViewElement) -> Self {
    setting("cell", value)
  }

  /// Instead of `cell`: several cells. Each row takes the first whose `when` holds for its value.
  public func cells(_ value: [SceneValue]) -> Self {
    setting("cells", value)
  }

  /// The height of each row.
  public func rowHeight(_ value: Double) -> Self {
    setting("rowHeight", value)
  }

  /// The numbers of rows that are absent until `insertRow` inserts them. They count from 1 over all
  /// sections.
  public func absentRows(_ value: [Int]) -> Self {
    setting("absentRows", value)
  }

  /// A view above all rows. With an `id` it is a view like any other, and may hold a controller.
  public func header(_ value: SceneValue) -> Self {
    setting("header", value)
  }

  /// A view below all rows. With an `id` it is a view like any other, and may hold a controller.
  public func footer(_ value: SceneValue) -> Self {
    setting("footer", value)
  }

  /// Rows in groups; in a table of the style `plain` their headers stay in view.
  public func sections(_ value: [SceneValue]) -> Self {
    setting("sections", value)
  }
}
