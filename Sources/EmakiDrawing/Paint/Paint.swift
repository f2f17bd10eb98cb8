/// The fill of an area.
public enum Paint: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color)
  /// A blend along a line.
  case linearGradient(LinearGradient)
}

/// Colours that blend along a straight line; beyond its ends the end colours continue.
public struct LinearGradient: Sendable, Hashable {
  /// A colour and its offset on the line.
  public struct Stop: Sendable, Hashable {
    /// 0 at the start of the line, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where offset 0 lies.
  public var start: Point
  /// Where offset 1 lies.
  public var end: Point
  /// The stops, by growing offset.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// How an outline is drawn.
public struct Stroke: Sendable, Hashable {
  /// The form of a line's ends.
  public enum Cap: String, Sendable, Hashable, CaseIterable {
    /// Ends flat at the end point.
    case butt
    /// Ends in a half circle.
    case round
    /// Ends in half a square.
    case square
  }

  /// The form of a corner.
  public enum Join: String, Sendable, Hashable, CaseIterable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel
  }

  /// Thickness in points, half of it on each side of the outline.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// Lengths of dashes and gaps in turn, in points; empty is a solid line.
  public var dash: [Double]

  /// Makes a stroke; by default a solid line with flat ends and sharp corners.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}

/// A blurred copy of a shape's outline, drawn under it.
public struct Shadow: Sendable, Hashable {
  /// The colour, with its opacity.
  public var color: Color
  /// How far the shadow lies from its shape.
  public var offset: Point
  /// The blur in points; as on iOS, the Gaussian's standard deviation is the radius.
  public var radius: Double

  /// Makes a shadow; `opacity`, 0…1, multiplies that of the colour.
  public init(color: Color, opacity: Double = 1, offset: Point, radius: Double) {
    self.color = color.multipliedAlpha(opacity)
    self.offset = offset
    self.radius = radius
  }

  /// The area that the shadow of a rectangle may cover: a Gaussian is next to nothing from three
  /// standard deviations on, and three points more for the rounding of its pictures.
  package func reach(of rect: Rect) -> Rect {
    rect.offset(x: offset.x, y: offset.y).outset(by: 3 * max(radius, 0) + 3)
  }
}
