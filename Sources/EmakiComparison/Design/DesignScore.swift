import EmakiLimits
public import EmakiDrawing
public import EmakiLayout
import PixelDiff

/// By how much what a view draws differs from a design, where that could be measured: positive numbers
/// mean that the screen has it further right, further down or larger. In points.
public struct DesignOffset: Sendable, Hashable {
  /// To the left side.
  public var x: Double?
  /// To the upper side.
  public var y: Double?
  /// Between the left and the right side.
  public var width: Double?
  /// Between the upper and the lower side.
  public var height: Double?

  /// Nothing is known.
  public init() {}

  /// The largest of all, without its sign.
  public var largest: Double {
    [x, y, width, height].compactMap { $0.map(abs) }.max() ?? 0
  }
}

/// A colour of the design and what the screen has instead.
public struct DesignColor: Sendable, Hashable {
  /// As the design has it.
  public var design: Color
  /// As the screen has it.
  public var screen: Color

  /// The most by which a channel differs, 0…255.
  public var difference: Int {
    [(design.red, screen.red), (design.green, screen.green), (design.blue, screen.blue)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

/// How a view of a screen differs from a design.
public struct DesignScore: Sendable, Hashable {
  /// The view's id.
  public var view: ViewID
  /// The name for people: kind and name.
  public var title: String
  /// Where the view is on the screen, in points.
  public var rect: Rect
  /// Whether something of it is missing in the design.
  public var isMissing = false
  /// Its area; `nil` where it has none that stands out.
  public var box: DesignOffset?
  /// The colour of its area.
  public var color: DesignColor?
  /// The box around its letters or lines.
  public var text: DesignOffset?
  /// The colour of its letters or lines.
  public var textColor: DesignColor?

  /// How many of its letters are those of the design; `nil` where it has none that could be compared.
  public var letters: DesignLetters?
  /// Whether some of its letters are other ones for certain.
  public var hasOtherLetters = false
  /// The parts of the design that it explains, whatever is in them, in points.
  public internal(set) var explained: [Rect] = []

  /// Where it is on the screen and about where in the design, in pixels.
  ///
  /// - Parameter scale: pixels a point.
  public func mark(scale: Double) -> ViewMark {
    func pixels(_ rect: Rect) -> PixelRect { PixelRect(rect, scale: scale) }
    let offset = box ?? text ?? DesignOffset()
    let design = Rect(
      x: rect.minX - (offset.x ?? 0), y: rect.minY - (offset.y ?? 0),
      width: rect.width - (offset.width ?? 0), height: rect.height - (offset.height ?? 0))
    return ViewMark(
      title: title, expected: isMissing ? nil : pixels(design), actual: pixels(rect))
  }

  /// By how many points it is off at most.
  public var largest: Double { max(box?.largest ?? 0, text?.largest ?? 0) }

  /// By how much a colour is off at most, 0…255.
  public var colorDifference: Int { max(color?.difference ?? 0, textColor?.difference ?? 0) }
}

extension PixelRect {
  /// The pixels of a rectangle in points, to the nearest.
  init(_ rect: Rect, scale: Double) {
    func pixels(_ points: Double) -> Int { Int(clamping: (points * scale).rounded()) }
    self.init(
      x: pixels(rect.minX), y: pixels(rect.minY), width: pixels(rect.width),
      height: pixels(rect.height))
  }
}

/// The limits of a comparison with a design.
public struct DesignTolerance: Sendable, Hashable {
  /// Points by which a side may be off.
  public var points: Double
  /// How much a channel of a colour may differ, 0…255.
  public var color: Int
  /// The same for the colour of letters, which JPEG keeps less exactly.
  public var letterColor: Int

  /// All distances that can be found.
  public static let pointRange = 0...Double(DisplacementSearch.room)
  /// All differences of a channel.
  public static let colorRange = 0...255

  /// Makes a tolerance.
  public init(points: Double = 1, color: Int = 12) {
    self.points = points
    self.color = color
    letterColor = color
  }

  /// The limits for a JPEG, which has one hue for four pixels, as many as a thin letter is wide.
  public var forJPEG: DesignTolerance {
    var tolerance = self
    tolerance.letterColor = max(color, Self.jpegLetters)
    return tolerance
  }

  /// How far the colour of thin letters was off, at two pixels a point and a quality of 70, and some more.
  private static let jpegLetters = 40

  /// Whether a view passes.
  public func accepts(_ score: DesignScore) -> Bool {
    !score.isMissing && !score.hasOtherLetters && score.largest <= points + 1e-9
      && (score.color?.difference ?? 0) <= color
      && (score.textColor?.difference ?? 0) <= letterColor
  }
}
