// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneValue {
  /// Values from a file.
  public static func data(
    file: String? = nil, values: KeyValuePairs<String, SceneValue>? = nil,
    loaded: SceneValue? = nil, failed: SceneValue? = nil
  ) -> SceneValue {
    .map(("file", file), ("values", values), ("loaded", loaded), ("failed", failed))
  }

  /// The cell of rows whose value meets a condition.
  public static func cellAlternative(
    when: String? = nil, id: SceneValue? = nil, name: String? = nil, `class`: String? = nil,
    accessibility: SceneValue? = nil, kind: SceneWords.Kind? = nil, role: SceneWords.Role? = nil,
    component: SceneValue? = nil, with: KeyValuePairs<String, SceneValue>? = nil,
    children: [SceneValue]? = nil, constraints: SceneValue? = nil, guides: [SceneValue]? = nil,
    embed: SceneValue? = nil, `repeat`: SceneValue? = nil, pin: SceneValue? = nil,
    frame: [Double]? = nil, resize: [SceneWords.Resize]? = nil, superviewSize: [Double]? = nil,
    intrinsicSize: SceneValue? = nil, hugging: SceneValue? = nil, compression: SceneValue? = nil,
    margins: SceneValue? = nil, preservesSuperviewMargins: Bool? = nil,
    safeAreaMargins: Bool? = nil, additionalSafeArea: SceneValue? = nil,
    axis: SceneWords.Axis? = nil, distribution: SceneWords.Distribution? = nil,
    alignment: SceneWords.Alignment? = nil, spacing: Double? = nil, spacingAfter: Double? = nil,
    insideMargins: Bool? = nil, contentOffset: SceneValue? = nil, contentInset: SceneValue? = nil,
    zoom: Double? = nil, contentSize: SceneValue? = nil, paging: Bool? = nil, scrolls: Bool? = nil,
    alwaysBounceVertical: Bool? = nil, alwaysBounceHorizontal: Bool? = nil,
    zoomRange: [SceneValue]? = nil, centersContent: Bool? = nil, scrollsToTop: Bool? = nil,
    contentInsetAdjustmentBehavior: SceneWords.ContentInsetAdjustmentBehavior? = nil,
    refreshControl: SceneValue? = nil, rows: SceneValue? = nil, cell: (any ViewElement)? = nil,
    cells: [SceneValue]? = nil, rowHeight: Double? = nil, absentRows: [Int]? = nil,
    header: SceneValue? = nil, footer: SceneValue? = nil, sections: [SceneValue]? = nil,
    separators: Bool? = nil, separatorInset: SceneValue? = nil, detailText: String? = nil,
    accessoryView: (any ViewElement)? = nil, cellStyle: SceneWords.CellStyle? = nil,
    leadingSwipeActions: [SceneValue]? = nil, trailingSwipeActions: [SceneValue]? = nil,
    layout: SceneValue? = nil, text: SceneValue? = nil, font: SceneWords.Font? = nil,
    textColor: SceneWords.Color? = nil, align: SceneWords.Align? = nil, lines: Int? = nil,
    placeholder: String? = nil, secure: Bool? = nil, image: SceneValue? = nil, icon: String? = nil,
    imagePlacement: SceneWords.ImagePlacement? = nil, contentMode: SceneWords.ContentMode? = nil,
    on: SceneValue? = nil, value: Double? = nil, items: [SceneValue]? = nil, selected: Int? = nil,
    pages: Int? = nil, pageIndicatorTintColor: SceneWords.Color? = nil, pins: [[Double]]? = nil,
    style: SceneWords.Style? = nil, alpha: Double? = nil, hidden: Bool? = nil, enabled: Bool? = nil,
    zPosition: Double? = nil, transform: SceneValue? = nil, background: SceneWords.Color? = nil,
    tint: SceneWords.Color? = nil, skeleton: Bool? = nil, shimmer: Double? = nil,
    cornerRadius: Double? = nil, cornerCurve: SceneWords.CornerCurve? = nil,
    maskedCorners: [SceneWords.MaskedCorners]? = nil, border: SceneValue? = nil,
    shadow: SceneValue? = nil, gradient: SceneValue? = nil, editing: Bool? = nil,
    clips: Bool? = nil, anchorPoint: [Double]? = nil, direction: SceneWords.Direction? = nil,
    pan: SceneValue? = nil, menu: [SceneValue]? = nil, changesSelectionAsPrimaryAction: Bool? = nil,
    lazy: Bool? = nil
  ) -> SceneValue {
    .map(
      ("when", when), ("id", id), ("name", name), ("class", `class`),
      ("accessibility", accessibility), ("kind", kind), ("role", role), ("component", component),
      ("with", with), ("children", children), ("constraints", constraints), ("guides", guides),
      ("embed", embed), ("repeat", `repeat`), ("pin", pin), ("frame", frame), ("resize", resize),
      ("superviewSize", superviewSize), ("intrinsicSize", intrinsicSize), ("hugging", hugging),
      ("compression", compression), ("margins", margins),
      ("preservesSuperviewMargins", preservesSuperviewMargins),
      ("safeAreaMargins", safeAreaMargins), ("additionalSafeArea", additionalSafeArea),
      ("axis", axis), ("distribution", distribution), ("alignment", alignment),
      ("spacing", spacing), ("spacingAfter", spacingAfter), ("insideMargins", insideMargins),
      ("contentOffset", contentOffset), ("contentInset", contentInset), ("zoom", zoom),
      ("contentSize", contentSize), ("paging", paging), ("scrolls", scrolls),
      ("alwaysBounceVertical", alwaysBounceVertical),
      ("alwaysBounceHorizontal", alwaysBounceHorizontal), ("zoomRange", zoomRange),
      ("centersContent", centersContent), ("scrollsToTop", scrollsToTop),
      ("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior),
      ("refreshControl", refreshControl), ("rows", rows), ("cell", cell), ("cells", cells),
      ("rowHeight", rowHeight), ("absentRows", absentRows), ("header", header), ("footer", footer),
      ("sections", sections), ("separators", separators), ("separatorInset", separatorInset),
      ("detailText", detailText), ("accessoryView", accessoryView), ("cellStyle", cellStyle),
      ("leadingSwipeActions", leadingSwipeActions), ("trailingSwipeActions", trailingSwipeActions),
      ("layout", layout), ("text", text), ("font", font), ("textColor", textColor),
      ("align", align), ("lines", lines), ("placeholder", placeholder), ("secure", secure),
      ("image", image), ("icon", icon), ("imagePlacement", imagePlacement),
      ("contentMode", contentMode), ("on", on), ("value", value), ("items", items),
      ("selected", selected), ("pages", pages), ("pageIndicatorTintColor", pageIndicatorTintColor),
      ("pins", pins), ("style", style), ("alpha", alpha), ("hidden", hidden), ("enabled", enabled),
      ("zPosition", zPosition), ("transform", transform), ("background", background),
      ("tint", tint), ("skeleton", skeleton), ("shimmer", shimmer), ("cornerRadius", cornerRadius),
      ("cornerCurve", cornerCurve), ("maskedCorners", maskedCorners), ("border", border),
      ("shadow", shadow), ("gradient", gradient), ("editing", editing), ("clips", clips),
      ("anchorPoint", anchorPoint), ("direction", direction), ("pan", pan), ("menu", menu),
      ("changesSelectionAsPrimaryAction", changesSelectionAsPrimaryAction), ("lazy", lazy)
    )
  }

  /// An action that a swipe reveals beside a row. A tap performs it. A swipe over 60% of the row's
  /// width performs the first action.
  public static func swipeAction(
    title: String? = nil, icon: String? = nil, style: SceneWords.SwipeActionStyle? = nil,
    background: SceneWords.Color? = nil, id: SceneValue? = nil, run: SceneValue? = nil
  ) -> SceneValue {
    .map(
      ("title", title), ("icon", icon), ("style", style), ("background", background), ("id", id),
      ("run", run)
    )
  }

  /// The insets of a separator.
  public static func separatorInset(leading: Double? = nil, trailing: Double? = nil) -> SceneValue {
    .map(("leading", leading), ("trailing", trailing))
  }

  /// A group of rows.
  public static func section(
    rows: SceneValue? = nil, cell: (any ViewElement)? = nil, cells: [SceneValue]? = nil,
    rowHeight: Double? = nil, header: SceneValue? = nil, footer: SceneValue? = nil,
    `repeat`: SceneValue? = nil
  ) -> SceneValue {
    .map(
      ("rows", rows), ("cell", cell), ("cells", cells), ("rowHeight", rowHeight),
      ("header", header), ("footer", footer), ("repeat", `repeat`)
    )
  }

  /// Cells in lines, as in UIKit's flow layout.
  public static func layout(
    direction: SceneWords.LayoutDirection? = nil, itemSize: SceneValue? = nil, columns: Int? = nil,
    lineSpacing: Double? = nil, itemSpacing: Double? = nil, insets: SceneValue? = nil
  ) -> SceneValue {
    .map(
      ("direction", direction), ("itemSize", itemSize), ("columns", columns),
      ("lineSpacing", lineSpacing), ("itemSpacing", itemSpacing), ("insets", insets)
    )
  }

  /// Text with everything about its lines.
  public static func text(
    string: SceneValue? = nil, font: SceneWords.Font? = nil, size: Double? = nil,
    weight: SceneWords.Weight? = nil, color: SceneWords.Color? = nil,
    align: SceneWords.Align? = nil, lines: Int? = nil, `break`: SceneWords.Break? = nil,
    maxWidth: Double? = nil, lineSpacing: Double? = nil, placeholder: Bool? = nil
  ) -> SceneValue {
    .map(
      ("string", string), ("font", font), ("size", size), ("weight", weight), ("color", color),
      ("align", align), ("lines", lines), ("break", `break`), ("maxWidth", maxWidth),
      ("lineSpacing", lineSpacing), ("placeholder", placeholder)
    )
  }

  /// A part of a text with its own style.
  public static func span(
    text: String, font: SceneWords.Font? = nil, size: Double? = nil,
    weight: SceneWords.Weight? = nil, color: SceneWords.Color? = nil,
    background: SceneWords.Color? = nil, underline: Bool? = nil, strikethrough: Bool? = nil,
    kern: Double? = nil, baselineOffset: Double? = nil
  ) -> SceneValue {
    .map(
      ("text", text), ("font", font), ("size", size), ("weight", weight), ("color", color),
      ("background", background), ("underline", underline), ("strikethrough", strikethrough),
      ("kern", kern), ("baselineOffset", baselineOffset)
    )
  }

  /// A font: its family, size and weight.
  public static func font(
    family: String? = nil, size: Double? = nil, weight: SceneWords.Weight? = nil,
    italic: Bool? = nil
  ) -> SceneValue {
    .map(("family", family), ("size", size), ("weight", weight), ("italic", italic))
  }

  /// A picture by name.
  public static func image(
    name: String? = nil, size: SceneValue? = nil, symbol: Bool? = nil
  ) -> SceneValue {
    .map(("name", name), ("size", size), ("symbol", symbol))
  }

  /// Constraints between a view and its superview, each a number, `>= 8 @750`, or a distance from
  /// its safe area or margins: `safeArea`, `safeArea + 8`.
  public static func pin(
    edges: SceneValue? = nil, horizontal: SceneValue? = nil, vertical: SceneValue? = nil,
    top: SceneValue? = nil, bottom: SceneValue? = nil, leading: SceneValue? = nil,
    trailing: SceneValue? = nil, left: SceneValue? = nil, right: SceneValue? = nil,
    width: SceneValue? = nil, height: SceneValue? = nil, size: SceneValue? = nil,
    aspect: Double? = nil, center: SceneValue? = nil, centerX: SceneValue? = nil,
    centerY: SceneValue? = nil, firstBaseline: SceneValue? = nil, lastBaseline: SceneValue? = nil,
    to: SceneValue? = nil, priority: Double? = nil
  ) -> SceneValue {
    .map(
      ("edges", edges), ("horizontal", horizontal), ("vertical", vertical), ("top", top),
      ("bottom", bottom), ("leading", leading), ("trailing", trailing), ("left", left),
      ("right", right), ("width", width), ("height", height), ("size", size), ("aspect", aspect),
      ("center", center), ("centerX", centerX), ("centerY", centerY),
      ("firstBaseline", firstBaseline), ("lastBaseline", lastBaseline), ("to", to),
      ("priority", priority)
    )
  }

  /// A priority for each axis.
  public static func priorities(horizontal: Double? = nil, vertical: Double? = nil) -> SceneValue {
    .map(("horizontal", horizontal), ("vertical", vertical))
  }

  /// Distances from the edges inwards, in points.
  public static func insets(
    top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
    left: Double? = nil, right: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil
  ) -> SceneValue {
    .map(
      ("top", top), ("bottom", bottom), ("leading", leading), ("trailing", trailing),
      ("left", left), ("right", right), ("horizontal", horizontal), ("vertical", vertical)
    )
  }

  /// A place in points.
  public static func point(x: Double? = nil, y: Double? = nil) -> SceneValue {
    .map(("x", x), ("y", y))
  }

  /// A width and a height in points.
  public static func size(width: Double? = nil, height: Double? = nil) -> SceneValue {
    .map(("width", width), ("height", height))
  }

  /// Colours that blend along a line across a view, over its background.
  public static func gradient(
    colors: [SceneValue], direction: SceneWords.GradientDirection? = nil
  ) -> SceneValue {
    .map(("colors", colors), ("direction", direction))
  }

  /// A colour at a place of a gradient.
  public static func gradientStop(color: SceneWords.Color, at: Double? = nil) -> SceneValue {
    .map(("color", color), ("at", at))
  }

  /// A line along a view's edge.
  public static func border(width: Double? = nil, color: SceneWords.Color? = nil) -> SceneValue {
    .map(("width", width), ("color", color))
  }

  /// What assistive technologies such as VoiceOver read for a view.
  public static func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: SceneValue? = nil,
    element: Bool? = nil, hidden: Bool? = nil, order: Int? = nil
  ) -> SceneValue {
    .map(
      ("label", label), ("value", value), ("hint", hint), ("traits", traits), ("element", element),
      ("hidden", hidden), ("order", order)
    )
  }

  /// A shadow under a view.
  public static func shadow(
    color: SceneWords.Color? = nil, opacity: Double? = nil, offset: SceneValue? = nil,
    radius: Double? = nil
  ) -> SceneValue {
    .map(("color", color), ("opacity", opacity), ("offset", offset), ("radius", radius))
  }

  /// A translation, rotation and scale about the anchor point.
  public static func transform(
    x: Double? = nil, y: Double? = nil, scale: SceneValue? = nil, rotate: Double? = nil,
    rotateX: Double? = nil, rotateY: Double? = nil, perspective: Double? = nil
  ) -> SceneValue {
    .map(
      ("x", x), ("y", y), ("scale", scale), ("rotate", rotate), ("rotateX", rotateX),
      ("rotateY", rotateY), ("perspective", perspective)
    )
  }

  /// New values over time: UIKit's view animation.
  public static func animation(
    duration: Double? = nil, delay: Double? = nil, curve: SceneWords.Curve? = nil,
    spring: SceneValue? = nil, to: SceneValue? = nil, `repeat`: SceneValue? = nil,
    repeatDuration: Double? = nil, autoreverse: Bool? = nil,
    @ChangeBuilder changes: () -> SceneChanges = { SceneChanges() }
  ) -> SceneValue {
    .map(
      ("duration", duration), ("delay", delay), ("curve", curve), ("spring", spring), ("to", to),
      ("repeat", `repeat`), ("repeatDuration", repeatDuration), ("autoreverse", autoreverse),
      ("changes", changes().given)
    )
  }

  /// By damping ratio, by `bounce`, or by `stiffness` with `mass` and a damping coefficient.
  public static func spring(
    damping: Double? = nil, bounce: Double? = nil, stiffness: Double? = nil, mass: Double? = nil,
    velocity: Double? = nil
  ) -> SceneValue {
    .map(
      ("damping", damping), ("bounce", bounce), ("stiffness", stiffness), ("mass", mass),
      ("velocity", velocity)
    )
  }

  /// The place of another view.
  public static func frame(of: SceneValue) -> SceneValue {
    .map(("of", of))
  }

  /// A snapshot of one view that flies into the place of another, over everything; neither is seen
  /// meanwhile. Corner radius and content mode change on the way.
  public static func hero(
    from: SceneValue, to: SceneValue, duration: Double? = nil, curve: SceneWords.Curve? = nil,
    spring: Double? = nil
  ) -> SceneValue {
    .map(("from", from), ("to", to), ("duration", duration), ("curve", curve), ("spring", spring))
  }

  /// Motions that touches on a view start: their names, or steps. In the steps of a cell, `row` and
  /// the names of its views stand for those of the row that was touched.
  public static func actions(
    touchDown: SceneValue? = nil, touchUpInside: SceneValue? = nil,
    touchUpOutside: SceneValue? = nil, tap: SceneValue? = nil, longPress: SceneValue? = nil,
    valueChanged: SceneValue? = nil, decrement: SceneValue? = nil, increment: SceneValue? = nil,
    @StepBuilder appear: () -> SceneSteps = { SceneSteps() }
  ) -> SceneValue {
    .map(
      ("touchDown", touchDown), ("touchUpInside", touchUpInside),
      ("touchUpOutside", touchUpOutside), ("tap", tap), ("longPress", longPress),
      ("valueChanged", valueChanged), ("decrement", decrement), ("increment", increment),
      ("appear", appear().given)
    )
  }

  /// What is seen above content that is pulled down: a spinner. Beyond 90 points it refreshes, and
  /// from the release until the end of that the content rests 60 points lower.
  public static func refreshControl(
    id: SceneValue? = nil, duration: Double? = nil, refreshing: Bool? = nil,
    tint: SceneWords.Color? = nil, on: SceneValue? = nil
  ) -> SceneValue {
    .map(("id", id), ("duration", duration), ("refreshing", refreshing), ("tint", tint), ("on", on))
  }

  /// Motions that a touch starts, of a parent, or several of which each touch starts the next.
  public static func action(
    run: SceneValue? = nil, owner: String? = nil, alternate: [SceneValue]? = nil
  ) -> SceneValue {
    .map(("run", run), ("owner", owner), ("alternate", alternate))
  }

  /// A pan gesture that moves views between resting positions, or drives a motion.
  public static func pan(
    axis: SceneWords.Axis? = nil, edge: SceneWords.Edge? = nil, moves: [SceneValue]? = nil,
    rests: [SceneValue]? = nil, between: [SceneValue]? = nil, duration: Double? = nil,
    curve: SceneWords.Curve? = nil, spring: Double? = nil, motion: SceneValue? = nil,
    distance: Double? = nil, threshold: Double? = nil, mirrors: Bool? = nil
  ) -> SceneValue {
    .map(
      ("axis", axis), ("edge", edge), ("moves", moves), ("rests", rests), ("between", between),
      ("duration", duration), ("curve", curve), ("spring", spring), ("motion", motion),
      ("distance", distance), ("threshold", threshold), ("mirrors", mirrors)
    )
  }

  /// A place where dragged views can rest.
  public static func rest(at: SceneValue, state: SceneValue? = nil) -> SceneValue {
    .map(("at", at), ("state", state))
  }
}
