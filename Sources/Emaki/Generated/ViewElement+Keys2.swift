// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension ViewElement {
  /// Whether there are separators between rows.
  public func separators(_ value: Bool = true) -> Self {
    setting("separators", value)
  }

  /// Where separators begin, in points from the leading edge. Of a cell: the separator below it.
  public func separatorInset(_ value: Double) -> Self {
    setting("separatorInset", value)
  }

  /// Where separators begin, in points from the leading edge. Of a cell: the separator below it.
  public func separatorInset(leading: Double? = nil, trailing: Double? = nil) -> Self {
    let value = SceneValue.map(("leading", leading), ("trailing", trailing))
    return setting("separatorInset", value)
  }

  /// The second text of a row; its labels are `textLabel` and `detailTextLabel`, its picture is
  /// `imageView`.
  public func detailText(_ value: String) -> Self {
    setting("detailText", value)
  }

  /// A view at the end of a row instead of a mark, such as a switch. Its `id` is `accessoryView`
  /// unless it says another.
  public func accessoryView(_ value: some ViewElement) -> Self {
    setting("accessoryView", value)
  }

  /// Where the `detailText` is: nowhere, below the text, at the end of the row, or after a narrow
  /// text.
  public func cellStyle(_ value: SceneWords.CellStyle) -> Self {
    setting("cellStyle", value)
  }

  /// Actions that a swipe reveals at the leading edge of a row, the outermost first.
  public func leadingSwipeActions(_ value: [SceneValue]) -> Self {
    setting("leadingSwipeActions", value)
  }

  /// The same at the trailing edge.
  public func trailingSwipeActions(_ value: [SceneValue]) -> Self {
    setting("trailingSwipeActions", value)
  }

  /// The layout of a collection's cells.
  public func layout(
    direction: SceneWords.LayoutDirection? = nil, itemSize: SceneValue? = nil, columns: Int? = nil,
    lineSpacing: Double? = nil, itemSpacing: Double? = nil, insets: SceneValue? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("direction", direction), ("itemSize", itemSize), ("columns", columns),
      ("lineSpacing", lineSpacing), ("itemSpacing", itemSpacing), ("insets", insets)
    )
    return setting("layout", value)
  }

  /// The text of labels, buttons and fields, or a list of spans with different styles.
  public func text(_ value: SceneValue) -> Self {
    setting("text", value)
  }

  /// The text of labels, buttons and fields, or a list of spans with different styles.
  public func text(
    string: SceneValue? = nil, font: SceneWords.Font? = nil, size: Double? = nil,
    weight: SceneWords.Weight? = nil, color: SceneWords.Color? = nil,
    align: SceneWords.Align? = nil, lines: Int? = nil, `break`: SceneWords.Break? = nil,
    maxWidth: Double? = nil, lineSpacing: Double? = nil, placeholder: Bool? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("string", string), ("font", font), ("size", size), ("weight", weight), ("color", color),
      ("align", align), ("lines", lines), ("break", `break`), ("maxWidth", maxWidth),
      ("lineSpacing", lineSpacing), ("placeholder", placeholder)
    )
    return setting("text", value)
  }

  /// The font of the text.
  public func font(_ value: SceneWords.Font) -> Self {
    setting("font", value)
  }

  /// The font of the text.
  public func font(
    family: String? = nil, size: Double? = nil, weight: SceneWords.Weight? = nil,
    italic: Bool? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("family", family), ("size", size), ("weight", weight), ("italic", italic)
    )
    return setting("font", value)
  }

  /// The text's colour.
  public func textColor(_ value: SceneWords.Color) -> Self {
    setting("textColor", value)
  }

  /// The alignment of the text.
  public func align(_ value: SceneWords.Align) -> Self {
    setting("align", value)
  }

  /// The maximum number of lines; 0 for any number.
  public func lines(_ value: Int) -> Self {
    setting("lines", value)
  }

  /// The text that is drawn in grey while there is no other.
  public func placeholder(_ value: String) -> Self {
    setting("placeholder", value)
  }

  /// Whether each character is shown as a dot, as in password fields.
  public func secure(_ value: Bool = true) -> Self {
    setting("secure", value)
  }

  /// The picture of image views and buttons.
  public func image(_ value: String) -> Self {
    setting("image", value)
  }

  /// The picture of image views and buttons.
  public func image(name: String? = nil, size: SceneValue? = nil, symbol: Bool? = nil) -> Self {
    let value = SceneValue.map(("name", name), ("size", size), ("symbol", symbol))
    return setting("image", value)
  }

  /// The name of an icon or system symbol, such as `heart`, `heart.fill` or `plus.circle`: of an
  /// icon view, or beside the text of a label or button.
  public func icon(_ value: String) -> Self {
    setting("icon", value)
  }

  /// On which side of the title a button's icon or picture stands.
  public func imagePlacement(_ value: SceneWords.ImagePlacement) -> Self {
    setting("imagePlacement", value)
  }

  /// How the picture is scaled into the view.
  public func contentMode(_ value: SceneWords.ContentMode) -> Self {
    setting("contentMode", value)
  }

  /// Whether a control is on or selected; or the motions that touches start.
  public func on(_ value: Bool = true) -> Self {
    setting("on", value)
  }

  /// Whether a control is on or selected; or the motions that touches start.
  public func on(
    touchDown: SceneValue? = nil, touchUpInside: SceneValue? = nil,
    touchUpOutside: SceneValue? = nil, tap: SceneValue? = nil, longPress: SceneValue? = nil,
    valueChanged: SceneValue? = nil, decrement: SceneValue? = nil, increment: SceneValue? = nil,
    @StepBuilder appear: () -> SceneSteps = { SceneSteps() }
  ) -> Self {
    let value = SceneValue.map(
      ("touchDown", touchDown), ("touchUpInside", touchUpInside),
      ("touchUpOutside", touchUpOutside), ("tap", tap), ("longPress", longPress),
      ("valueChanged", valueChanged), ("decrement", decrement), ("increment", increment),
      ("appear", appear().given)
    )
    return setting("on", value)
  }

  /// The value of a slider or progress view.
  public func value(_ value: Double) -> Self {
    setting("value", value)
  }

  /// Titles of segments, tabs or bar buttons; a tab can be `home: Home`, with its icon, or a
  /// mapping with a badge. In a toolbar, `flexibleSpace` takes the free space; without one, the
  /// items are spaced evenly.
  public func items(_ value: [SceneValue]) -> Self {
    setting("items", value)
  }

  /// The selected segment, tab, page or row, from 0; -1 for none.
  public func selected(_ value: Int) -> Self {
    setting("selected", value)
  }

  /// The number of pages of a page control.
  public func pages(_ value: Int) -> Self {
    setting("pages", value)
  }

  /// The colour of a page control's other dots; that of the current page is its `tint`.
  public func pageIndicatorTintColor(_ value: SceneWords.Color) -> Self {
    setting("pageIndicatorTintColor", value)
  }

  /// The places that a map marks, such as [[120, 200]]: points from its upper left corner.
  public func pins(_ value: [[Double]]) -> Self {
    setting("pins", value)
  }

  /// The style, by kind. Of a table: `plain`, `grouped`, `insetGrouped`, `sidebar`,
  /// `sidebar-plain`. Of a cell: `none`, `disclosureIndicator`, `checkmark`, `detailButton`,
  /// `detailDisclosureButton`. Of a button: `plain`, `filled`, `tinted`, `gray`, `bordered`,
  /// `borderedTinted`, `borderedProminent`, `borderless`, `glass`, `clearGlass`, `prominentGlass`,
  /// `imageTop`, `contactAdd`, `close`, `infoLight`, `infoDark`, `detailDisclosure`,
  /// `plainConfigured`, `roundedRect`, `system`, `custom`. Of a text field: `roundedRect`, `none`,
  /// `line`, `bezel`. Of an activity indicator: `medium`, `large`, `whiteLarge`. Of a date picker:
  /// `wheels`, `compact`, `inline`. Of a segmented control: `plain`, `apportioned`. Of a navigation
  /// bar: `plain`, `large`, `back`. Of a visual effect view: `light`, `dark`.
  public func style(_ value: SceneWords.Style) -> Self {
    setting("style", value)
  }

  /// How opaque the view is.
  public func alpha(_ value: Double) -> Self {
    setting("alpha", value)
  }

  /// Hidden views are not drawn and leave a stack.
  public func hidden(_ value: Bool = true) -> Self {
    setting("hidden", value)
  }

  /// Whether a control can be used.
  public func enabled(_ value: Bool = true) -> Self {
    setting("enabled", value)
  }

  /// The drawing order of siblings: a larger number is in front; of equal ones the later.
  public func zPosition(_ value: Double) -> Self {
    setting("zPosition", value)
  }

  /// A translation, rotation or scale when drawn.
  public func transform(
    x: Double? = nil, y: Double? = nil, scale: SceneValue? = nil, rotate: Double? = nil,
    rotateX: Double? = nil, rotateY: Double? = nil, perspective: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("x", x), ("y", y), ("scale", scale), ("rotate", rotate), ("rotateX", rotateX),
      ("rotateY", rotateY), ("perspective", perspective)
    )
    return setting("transform", value)
  }

  /// The colour behind the content.
  public func background(_ value: SceneWords.Color) -> Self {
    setting("background", value)
  }

  /// The tint colour of controls and icons.
  public func tint(_ value: SceneWords.Color) -> Self {
    setting("tint", value)
  }

  /// Whether its content is still loading: the view and its subviews show a bar for each line of
  /// text and a block for each picture or gradient.
  public func skeleton(_ value: Bool = true) -> Self {
    setting("skeleton", value)
  }

  /// The position of a skeleton's highlight: 0 before the screen's leading edge, 1 past its
  /// trailing edge.
  public func shimmer(_ value: Double) -> Self {
    setting("shimmer", value)
  }

  /// The corner radius in points.
  public func cornerRadius(_ value: Double) -> Self {
    setting("cornerRadius", value)
  }

  /// The form of round corners: quarters of a circle, or a curve that leaves the sides gradually,
  /// as UIKit's `cornerCurve`.
  public func cornerCurve(_ value: SceneWords.CornerCurve) -> Self {
    setting("cornerCurve", value)
  }

  /// The corners that are round, as UIKit's `maskedCorners`; the others are square.
  public func maskedCorners(_ value: [SceneWords.MaskedCorners]) -> Self {
    setting("maskedCorners", value)
  }

  /// A line along the edge.
  public func border(_ value: Double) -> Self {
    setting("border", value)
  }

  /// A line along the edge.
  public func border(width: Double? = nil, color: SceneWords.Color? = nil) -> Self {
    let value = SceneValue.map(("width", width), ("color", color))
    return setting("border", value)
  }

  /// A shadow under the view.
  public func shadow(
    color: SceneWords.Color? = nil, opacity: Double? = nil, offset: SceneValue? = nil,
    radius: Double? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("color", color), ("opacity", opacity), ("offset", offset), ("radius", radius)
    )
    return setting("shadow", value)
  }

  /// A gradient over the background: a list of colours from top to bottom, or more about it.
  public func gradient(_ value: [SceneValue]) -> Self {
    setting("gradient", value)
  }

  /// A gradient over the background: a list of colours from top to bottom, or more about it.
  public func gradient(
    colors: [SceneValue], direction: SceneWords.GradientDirection? = nil
  ) -> Self {
    let value = SceneValue.map(("colors", colors), ("direction", direction))
    return setting("gradient", value)
  }

  /// Whether a field is being edited: the caret stands behind its text.
  public func editing(_ value: Bool = true) -> Self {
    setting("editing", value)
  }

  /// Whether subviews are cut to the bounds.
  public func clips(_ value: Bool = true) -> Self {
    setting("clips", value)
  }

  /// The fixed point of the transform in units of the size.
  public func anchorPoint(_ value: [Double]) -> Self {
    setting("anchorPoint", value)
  }

  /// The direction of reading in the view and its subviews: which side is `leading`.
  public func direction(_ value: SceneWords.Direction) -> Self {
    setting("direction", value)
  }

  /// What a pan gesture on the view moves.
  public func pan(
    axis: SceneWords.Axis? = nil, edge: SceneWords.Edge? = nil, moves: [SceneValue]? = nil,
    rests: [SceneValue]? = nil, between: [SceneValue]? = nil, duration: Double? = nil,
    curve: SceneWords.Curve? = nil, spring: Double? = nil, motion: SceneValue? = nil,
    distance: Double? = nil, threshold: Double? = nil, mirrors: Bool? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("axis", axis), ("edge", edge), ("moves", moves), ("rests", rests), ("between", between),
      ("duration", duration), ("curve", curve), ("spring", spring), ("motion", motion),
      ("distance", distance), ("threshold", threshold), ("mirrors", mirrors)
    )
    return setting("pan", value)
  }

  /// The items of a menu. A tap on a button without another action opens it. Other views open it at
  /// a long press, and are lifted. The step `menu` opens it without a touch.
  public func menu(_ value: [SceneValue]) -> Self {
    setting("menu", value)
  }
}
