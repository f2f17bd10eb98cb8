import EmakiDrawing
import EmakiLayout

/// Collects display items, on the pixel grid and in the colours of a theme.
///
/// The drawings of the kinds of views are extensions of it, one file each.
struct Canvas {
  let theme: Theme
  let grid: PixelGrid
  let measurer: any TextMeasuring
  var tonedPictures = TonedPictures()
  /// The items drawn so far in the current group.
  var items: [DisplayItem] = []
  /// The backgrounds painted so far, on which text is drawn.
  var grounds: PaintedBackgrounds
  /// Maps the current group's coordinates to the screen; `nil` where they are the same.
  var toScreen: Transform?
  /// The clip of the current group and those around it, on the screen; `nil` where nothing cuts.
  private(set) var clip: Rect?
  /// Soft lines that were drawn, so that two are not drawn side by side.
  var softLines: [SeenPart] = []
  /// Bars and blocks that stand for texts and pictures while content is loading; `nil` for none.
  var skeleton: Skeleton?
  /// Whether a sheet before its presenter is drawn, which is lighter in the dark appearance.
  var isElevated = false
  private let elevatedPalette: Palette
  /// The visible part of the current group, in its coordinates; `nil` for everything.
  var visible: Rect?
  /// The whole screen; at its edge neither pictures nor borders have a line.
  var screen: Rect?
  /// The texts that change their colour.
  var textColors: [ViewID: ColorSpan] = [:]
  /// Where text and icons were drawn, to keep labels off it; `nil` where nobody asks.
  var seenText: [SeenPart]?
  /// Where lines mark what is selected, for the same reason.
  private(set) var seenMarks: [SeenPart] = []

  /// Starts an empty canvas on the theme's surface.
  init(theme: Theme, scale: Double, measurer: any TextMeasuring) {
    self.theme = theme
    grid = PixelGrid(scale: scale)
    self.measurer = measurer
    elevatedPalette = theme.palette.elevated
    grounds = PaintedBackgrounds(paper: theme.palette.surface)
  }

  /// The theme's colours, on the level that is drawn.
  var palette: Palette { isElevated ? elevatedPalette : theme.palette }

  /// The theme's line, in whole pixels of the screen: what is zoomed has neither faint nor fat lines.
  var hairline: Double { grid.thickness(theme.lineWidth) / zoom }

  /// How much the current group is larger on the screen, alike in both directions; 1 where it is turned
  /// out of the plane.
  private var zoom: Double {
    guard let toScreen, toScreen.isAffine else { return 1 }
    let origin = toScreen.apply(to: .zero)
    let across = toScreen.apply(to: Point(x: 1, y: 0)) - origin
    let down = toScreen.apply(to: Point(x: 0, y: 1)) - origin
    let (wide, high) = (
      across.x * across.x + across.y * across.y, down.x * down.x + down.y * down.y
    )
    return abs(wide - high) < 1e-9 * wide && wide > 1e-6 ? wide.squareRoot() : 1
  }

  /// A part of the picture on the screen.
  struct SeenPart {
    /// Its rectangle on the screen.
    var rect: Rect
    /// The number of backgrounds painted before it: later ones may hide it.
    var groundCount: Int
  }

  /// Remembers where text is, and a point around it, if somebody asks for it.
  mutating func note(text rect: Rect) {
    guard seenText != nil, let rect = seenPart(of: rect.outset(by: 1)) else { return }
    seenText?.append(SeenPart(rect: rect, groundCount: grounds.count))
  }

  /// Remembers where a line marks what is selected, if somebody asks for it.
  mutating func note(mark rect: Rect) {
    guard seenText != nil, let rect = seenPart(of: rect) else { return }
    seenMarks.append(SeenPart(rect: rect, groundCount: grounds.count))
  }

  /// A group that is being drawn, with what was there before.
  struct OpenGroup {
    fileprivate let group: DisplayGroup
    fileprivate let outerItems: [DisplayItem]
    fileprivate let outerMap: Transform?
    fileprivate let outerClip: Rect?
    fileprivate let firstGround: Int
  }

  /// Starts a group: what is drawn from now on, until `close`, goes into it.
  mutating func open(_ group: DisplayGroup) -> OpenGroup {
    let opened = OpenGroup(
      group: group, outerItems: items, outerMap: toScreen, outerClip: clip,
      firstGround: grounds.count)
    items = []
    if group.transform != .identity {
      toScreen = group.transform.concatenated(with: toScreen ?? .identity)
    }
    if let shape = group.clip { clip = seenPart(of: shape.bounds) ?? .zero }
    return opened
  }

  /// Ends a group; leaves it out where nothing was drawn.
  mutating func close(_ opened: OpenGroup) {
    var group = opened.group
    if group.opacity < 1 { grounds.fade(from: opened.firstGround, opacity: group.opacity) }
    group.items = items
    items = opened.outerItems
    toScreen = opened.outerMap
    clip = opened.outerClip
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  /// Where a rectangle of the current group is on the screen.
  func screenRect(_ rect: Rect) -> Rect {
    toScreen.map { $0.boundingBox(of: rect) } ?? rect
  }

  /// The part of a rectangle of the current group that is not cut off, on the screen; `nil` where
  /// everything is cut off.
  func seenPart(of rect: Rect) -> Rect? {
    let rect = screenRect(rect)
    guard let clip else { return rect }
    return rect.intersection(clip)
  }

  /// Remembers that a rectangle of the current group was painted.
  mutating func addGround(_ rect: Rect, painted: Color, given: Color?, corner: Corner = .square) {
    guard let seen = seenPart(of: rect) else { return }
    grounds.add(screenRect(rect), seen: seen, painted: painted, given: given, corner: corner)
  }

  /// The background under the middle of the visible part of a rectangle of the current group.
  func ground(at rect: Rect) -> PaintedBackgrounds.Area {
    let middle = (visible.flatMap { $0.intersection(rect) } ?? rect).center
    return grounds.area(at: toScreen.map { $0.apply(to: middle) } ?? middle)
  }
}
