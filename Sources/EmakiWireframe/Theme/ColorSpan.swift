public import EmakiDrawing
public import EmakiLayout

/// The two colours between which a text changes in a motion.
///
/// A palette has few colours; a text whose colour is on its way has the same share of the palette's.
public struct ColorSpan: Sendable, Hashable {
  /// One end.
  public var from: Color
  /// The other end.
  public var to: Color

  /// Makes a span.
  public init(from: Color, to: Color) {
    self.from = from
    self.to = to
  }

  /// Which texts change their colour in a motion, and between which two, from the screen at several
  /// of its moments: the two that differ most.
  public static func among(_ snapshots: [Snapshot]) -> [ViewID: ColorSpan] {
    var seen: [ViewID: [Color]] = [:]
    for snapshot in snapshots {
      for (node, now) in zip(snapshot.screen.nodes, snapshot.presentations) {
        guard let color = now.textColor, seen[node.view.id]?.contains(color) != true else {
          continue
        }
        seen[node.view.id, default: []].append(color)
      }
    }
    return seen.compactMapValues { colors in
      let spans = colors.indices.flatMap { start in
        colors[(start + 1)...].map { ColorSpan(from: colors[start], to: $0) }
      }
      return spans.max { $0.length < $1.length }
    }
  }

  /// How far a colour is on the way, 0…1: where it lies between the ends in red, green, blue and
  /// opacity.
  func share(of color: Color) -> Double {
    let way = Self.channels(of: to, from)
    let done = Self.channels(of: color, from)
    let square = length
    guard square > 0 else { return 0 }
    return min(max(zip(way, done).reduce(0) { $0 + $1.0 * $1.1 } / square, 0), 1)
  }

  /// The colour at a share of the way.
  func color(at share: Double) -> Color { from.mixed(with: to, share: share) }

  /// The square of the distance between the ends.
  private var length: Double { Self.channels(of: to, from).reduce(0) { $0 + $1 * $1 } }

  private static func channels(of color: Color, _ origin: Color) -> [Double] {
    [
      Double(color.red) - Double(origin.red), Double(color.green) - Double(origin.green),
      Double(color.blue) - Double(origin.blue), Double(color.alpha) - Double(origin.alpha),
    ]
  }
}
