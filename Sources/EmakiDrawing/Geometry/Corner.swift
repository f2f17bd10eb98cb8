/// The corners of a rectangle: how round they are, by which curve, and which of them.
///
/// A bare number is the radius of four corners that are quarters of a circle.
public struct Corner: Sendable, Hashable {
  /// In points; where it is drawn, at most half the shorter side.
  public var radius: Double
  /// The form of a round corner.
  public var curve: Curve
  /// The round corners; the others are square.
  public var masked: Mask

  /// Makes corners; by default all four, as quarters of a circle.
  public init(_ radius: Double, curve: Curve = .circular, masked: Mask = .all) {
    self.radius = radius
    self.curve = curve
    self.masked = masked
  }

  /// Four square corners.
  public static let square = Corner(0)

  /// The forms of a round corner, by Core Animation's names.
  public enum Curve: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that leaves the sides gradually, as the corners of devices and icons do.
    case continuous
  }

  /// Some of the four corners, with the bits of Core Animation's `CACornerMask`.
  public struct Mask: OptionSet, Sendable, Hashable {
    /// One bit a corner.
    public let rawValue: Int

    /// Makes a mask of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The corner at the upper left.
    public static let topLeft = Mask(rawValue: 1)
    /// The corner at the upper right.
    public static let topRight = Mask(rawValue: 2)
    /// The corner at the lower left.
    public static let bottomLeft = Mask(rawValue: 4)
    /// The corner at the lower right.
    public static let bottomRight = Mask(rawValue: 8)
    /// The four corners.
    public static let all: Mask = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    /// The corners by their names, row by row.
    public static let named: [(name: String, corner: Mask)] = [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]

    /// The names of the corners that it has.
    public var names: [String] { Self.named.filter { contains($0.corner) }.map(\.name) }

    /// The four corners as they follow one another along the outline, from the upper left.
    static let clockwise: [Mask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
  }
}

extension Corner: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Four corners of a radius in points.
  public init(floatLiteral radius: Double) { self.init(radius) }
  /// Four corners of a radius in points.
  public init(integerLiteral radius: Int) { self.init(Double(radius)) }
}

extension Corner {
  /// Whether no corner is round.
  public var isSquare: Bool { radius <= 0 || masked.isEmpty }

  /// Whether the corners are quarters of a circle, all four.
  package var isPlain: Bool { curve == .circular && masked == .all }

  /// The corners of a rectangle that lies `distance` points inside, or outside where it is negative.
  public func inset(by distance: Double) -> Corner {
    var inner = self
    inner.radius = max(0, radius - distance)
    return inner
  }

  /// The corners with a radius that leaves room for those beside them.
  package func limited(to rect: Rect) -> Corner {
    var limited = self
    limited.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return limited
  }

  /// How far along the sides of a rectangle its corners reach, in points.
  package func reach(in rect: Rect) -> Double {
    isSquare ? 0 : limited(to: rect).radius * (1 + smoothing(in: rect))
  }

  /// The corners as they were before a turn by quarters, clockwise.
  package func turned(back quarters: Int) -> Corner {
    let places = Mask.clockwise.indices.filter {
      masked.contains(Mask.clockwise[($0 + quarters) % 4])
    }
    var turned = self
    turned.masked = Mask(places.map { Mask.clockwise[$0] })
    return turned
  }

  /// The part of the radius by which the curve begins before a circle would, as far as there is room.
  func smoothing(in rect: Rect) -> Double {
    let radius = limited(to: rect).radius
    guard curve == .continuous, radius > 0 else { return 0 }
    return min(Self.smoothing, min(rect.width, rect.height) / 2 / radius - 1)
  }

  /// As observed of UIKit: a continuous corner begins 1.528665 radii from where the sides meet.
  private static let smoothing = 0.528_665
}
