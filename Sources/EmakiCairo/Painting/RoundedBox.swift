import EmakiLimits
import EmakiDrawing

/// A rectangle with round corners on the surface, filled or stroked.
///
/// Its corners are painted through a small mask that is kept, the rest as plain boxes, which Cairo
/// paints much faster than curves. All numbers are 256ths of a pixel, the grid that Cairo itself
/// rounds outlines to.
struct RoundedBox {
  private var left: Int
  private var top: Int
  private var right: Int
  private var bottom: Int
  private var radius: Int
  /// Half the width of the line, 0 for a filled box.
  private var half: Int

  /// Makes a box from numbers in pixels; `nil` where they are too large.
  init?(_ rect: Rect, radius: Double, lineWidth: Double) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY, radius, lineWidth]
    guard edges.allSatisfy({ abs($0) < 1e6 }) else { return nil }
    func grid(_ pixels: Double) -> Int { Int(clamping: (pixels * 256).rounded()) }
    (left, top, right, bottom) = (
      grid(rect.minX), grid(rect.minY), grid(rect.maxX), grid(rect.maxY)
    )
    self.radius = grid(min(radius, rect.width / 2, rect.height / 2))
    half = grid(lineWidth / 2)
  }

  /// The key of the mask of the corners: the box with its straight middle taken out, moved to the
  /// surface's corner.
  struct Core: Hashable {
    fileprivate var left: Int
    fileprivate var top: Int
    fileprivate var right: Int
    fileprivate var bottom: Int
    fileprivate var radius: Int
    fileprivate var half: Int
    /// In whole pixels.
    var width: Int
    var height: Int
  }

  /// How to paint the box: boxes, and parts of the core's mask with their positions.
  struct Plan {
    var core: Core
    /// In pixels, none over another.
    var boxes: [Rect] = []
    /// Parts of the core, and whole pixels from there to the surface.
    var parts: [(part: Rect, dx: Int, dy: Int)] = []
  }

  /// The plan; every cut runs along pixels, so that no seam shows.
  var plan: Plan {
    let x = Axis(from: left, to: right, radius: radius, half: half)
    let y = Axis(from: top, to: bottom, radius: radius, half: half)
    var plan = Plan(
      core: Core(
        left: left - 256 * x.start, top: top - 256 * y.start,
        right: right - 256 * (x.start + x.cut), bottom: bottom - 256 * (y.start + y.cut),
        radius: radius, half: half, width: x.length, height: y.length))
    for column in x.parts {
      for row in y.parts {
        plan.parts.append(
          (
            Rect(
              x: Double(column.start), y: Double(row.start), width: Double(column.length),
              height: Double(row.length)), column.move, row.move
          ))
      }
    }
    plan.boxes = half > 0 ? bars(x, y) : bands(x, y)
    return plan
  }

  /// The inside of a filled box without its corners.
  private func bands(_ x: Axis, _ y: Axis) -> [Rect] {
    var bands: [Rect] = []
    if let middle = y.middle { bands.append(box(left, middle.from, right, middle.to)) }
    guard let middle = x.middle else { return bands }
    guard let beside = y.middle else { return [box(middle.from, top, middle.to, bottom)] }
    bands.append(box(middle.from, top, middle.to, beside.from))
    bands.append(box(middle.from, beside.to, middle.to, bottom))
    return bands
  }

  /// The straight parts of a stroked box.
  private func bars(_ x: Axis, _ y: Axis) -> [Rect] {
    var bars: [Rect] = []
    if let middle = x.middle {
      bars.append(box(middle.from, top - half, middle.to, top + half))
      bars.append(box(middle.from, bottom - half, middle.to, bottom + half))
    }
    if let middle = y.middle {
      bars.append(box(left - half, middle.from, left + half, middle.to))
      bars.append(box(right - half, middle.from, right + half, middle.to))
    }
    return bars
  }

  private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Rect {
    Rect(
      minX: Double(left) / 256, minY: Double(top) / 256, maxX: Double(right) / 256,
      maxY: Double(bottom) / 256)
  }
}

extension RoundedBox.Core {
  /// The mask of the corners, together with what little is left between them.
  var coverage: Coverage? {
    func pixels(_ number: Int) -> Double { Double(number) / 256 }
    let rect = Rect(
      minX: pixels(left), minY: pixels(top), maxX: pixels(right), maxY: pixels(bottom))
    return Coverage(
      of: .roundedRect(rect, Corner(pixels(radius))), lineWidth: pixels(2 * half), from: .zero,
      density: 1, width: width, height: height)
  }
}

/// One direction of a box: where its straight middle can be taken out.
private struct Axis {
  /// The first pixel that has ink.
  let start: Int
  /// Pixels that are taken out.
  let cut: Int
  /// Pixels that are left.
  let length: Int
  /// The range that is taken out, in 256ths of a pixel on the surface.
  let middle: (from: Int, to: Int)?
  /// The parts left at both ends: where in the core, and how far they move to the surface.
  let parts: [(start: Int, length: Int, move: Int)]

  init(from: Int, to: Int, radius: Int, half: Int) {
    start = (from - half) >> 8
    let whole = ((to + half + 255) >> 8) - start
    let end = (max(radius, half) + half + 255) >> 8 + 2
    cut = max(0, whole - 2 * end)
    length = whole - cut
    guard cut > 0 else {
      middle = nil
      parts = [(0, length, start)]
      return
    }
    middle = (256 * (start + end), 256 * (start + end + cut))
    parts = [(0, end, start), (end, end, start + cut)]
  }
}
