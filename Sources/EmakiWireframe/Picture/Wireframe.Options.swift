public import EmakiDrawing
public import EmakiLayout

extension Wireframe {
  /// Options for drawing the views of a screen, and the parts around and over them.
  public struct Options: Sendable, Hashable {
    /// The parts that the device adds to the picture; `nil` draws neither status bar nor device.
    public var decoration: ScreenDecoration?
    /// Whether the device's outline is drawn and the screen cut to its round corners.
    public var showsBezel = false
    /// Whether status bar and home indicator are drawn; `nil` does as the theme does, and draws them
    /// on a device that has its outline.
    public var showsStatusBar: Bool?
    /// Points of paper around the screen; `nil` is 24 with a bezel and 0 without.
    public var margin: Double?
    /// The reading direction of views that do not set one.
    public var direction = LayoutDirection.leftToRight
    /// Views that the motion moves: they get a clear edge, and in a blueprint their position as
    /// label.
    public var moving: Set<ViewID> = []
    /// The properties of them that change, so that labels name just those; see
    /// `Movement.among(_:)`. For views that are not named here a label gives those of x and y that
    /// are not 0.
    public var movements: [ViewID: Movement] = [:]
    /// The texts that change their colour in the motion; see `ColorSpan.among(_:)`.
    public var textColors: [ViewID: ColorSpan] = [:]
    /// Positions that labels keep in all of the motion: offsets in points from the upper left
    /// corner of the visible part of the view; see `Wireframe.labelPlaces(in:scale:options:)`.
    public var labelPlaces: [ViewID: Point] = [:]
    /// Whether a theme with annotations makes a redline drawing: every view that the author wrote
    /// with its size, the distances that constraints state, margins, fonts and colours, and beside
    /// the screen a list of the facts that find no room in it. Otherwise labels are for the views
    /// that move and those that matter most.
    public var isRedline = false
    /// Whether every view is a group with its id as name, and every finger a group, for SVG.
    public var namesViews = false
    /// Where fingers touch the screen, points.
    public var touches: [Point] = []

    /// Makes options that draw the views alone.
    public init() {}

    /// Points of paper around the screen, the default included.
    public var resolvedMargin: Double { margin ?? (showsBezel ? 24 : 0) }
  }
}
