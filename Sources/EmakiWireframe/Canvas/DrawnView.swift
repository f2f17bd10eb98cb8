import EmakiDrawing
import EmakiLayout

/// One view at its position, as its drawing needs it.
struct DrawnView {
  /// The view as laid out, without subviews.
  var view: View { _read { yield shared.value } }
  let shared: Shared<View>
  /// Its values at this moment.
  var own: Presentation
  /// The size that layout gave it, to which a motion may be on the way.
  let goal: Size
  /// Where it is in the coordinates of the current group, on the pixel grid.
  var bounds: Rect
  /// The rectangle that its background and its corners belong to: the bounds, or more of a sheet
  /// that ends with the screen, so that only its upper corners are round.
  let box: Rect
  /// The tint it has or inherits; `nil` for the system's.
  let tint: Color?
  /// The reading direction it has or inherits.
  let direction: LayoutDirection
  /// The insets that the safe area takes from it.
  let safeArea: Insets
  /// Whether it is the root of the screen, or of a controller in a container without a background.
  let isRoot: Bool
  /// Whether it has subviews.
  let hasSubviews: Bool
  /// Whether it lies in something that is selected.
  let isInSelected: Bool
  /// Whether a scroll view zooms it.
  let isZoomed: Bool
  /// Whether only code knows what is to be seen in it.
  let isUnknownPart: Bool
  /// Whether it is the content of a row.
  let fillsRow: Bool
  /// Whether it stands in for a picture under light text.
  let bearsLightText: Bool
  /// The look of a navigation or tab bar while content ends there, with the background that shows
  /// through it; `nil` where nothing does.
  var edge: BarEdge?
  /// The background above its frame, such as that of a page under a clear bar; `nil` where the
  /// view's background continues.
  var groundAbove: Color?

  /// Whether a button or cell is selected, or the scene wants the view to stand out.
  var isSelected: Bool {
    if view.role == .accent { return true }
    switch view.kind {
    case .switch, .activityIndicator: return false
    case .view where view.role == .transparent: return false
    default: return own.isOn
    }
  }

  /// The corners at this moment: as they are given, or as the kind rounds them.
  var corner: Corner {
    var corner = view.corner(at: own)
    if corner.radius <= 0 {
      let isBox = view.kind == .textField && fieldBorder == .roundedRect && own.borderWidth == 0
      corner.radius = isBox ? 5 : 0
    }
    return corner
  }

  /// The border of a text field; a row is box enough.
  var fieldBorder: FieldBorder {
    view.control.field.border ?? (isBareRow ? .borderless : .roundedRect)
  }

  /// Whether a table shows its rows in groups on a fill.
  var isGrouped: Bool { view.control.tableStyle?.isGrouped ?? false }

  /// Whether the rows of a table stand on a background.
  var hasRowGround: Bool { view.control.tableStyle?.hasGround ?? false }

  /// Whether a row or tile that is drawn as a whole has a picture.
  var showsPicture: Bool { view.image != nil && !hasSubviews }

  /// The text at this moment: in a row it may differ from the laid out view's.
  var content: TextContent? {
    guard var content = view.text, let string = own.text, string != content.string else {
      return view.text
    }
    content.setString(string)
    return content
  }

  /// The string at this moment.
  var string: String { own.text ?? "" }

  /// The colour behind the content, as one: that of a gradient where it hides the background.
  var backgroundColor: Color? {
    guard let mean = own.gradient?.mean, mean.alpha > 127 else { return own.backgroundColor }
    return mean
  }

  /// How far a slider or progress view has come, 0…1.
  var value: Double {
    own.value > 0 ? min(own.value, 1) : 0
  }

  /// Whether people would call the background a colour, not a grey: that of a gradient is one where one
  /// of its colours is, though the mean of two colours may be nearly grey.
  var isTinted: Bool {
    hasOpaqueGradient ? isBlend : own.backgroundColor?.isTinted ?? false
  }

  /// Whether a gradient with a colour hides the background.
  var isBlend: Bool {
    guard hasOpaqueGradient, let stops = own.gradient?.stops else { return false }
    return stops.contains { $0.color.alpha > 127 && $0.color.isTinted }
  }

  private var hasOpaqueGradient: Bool { (own.gradient?.mean.alpha ?? 0) > 127 }

  /// A rectangle of the bounds, mirrored where reading runs from right to left.
  func mirrored(_ rect: Rect) -> Rect {
    direction == .rightToLeft ? rect.mirrored(in: bounds) : rect
  }
}

extension Rect {
  /// The rectangle at the same distance from the other side of `bounds`.
  func mirrored(in bounds: Rect) -> Rect {
    offset(x: bounds.minX + bounds.maxX - minX - maxX, y: 0)
  }
}
