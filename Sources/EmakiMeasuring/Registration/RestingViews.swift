public import EmakiDrawing
import EmakiLimits

/// The differences of a resting frame from the plan: views without a trace, and areas that no view
/// explains.
///
/// Only what cannot be a matter of colour, font or theme is reported: an area without any edge
/// where the plan has letters or a picture, and edges where the plan has nothing near.
public struct RestingViews {
  private let frame: GrayFrame
  private let place: ScreenPlace

  /// Looks at a frame.
  public init(_ frame: GrayFrame, place: ScreenPlace) {
    (self.frame, self.place) = (frame, place)
  }

  /// The least change of brightness between two pixels that is distinguished from noise; of 255.
  private static let edge: Float = 9
  /// The same of what stands alone, where compression spreads edges.
  private static let strongEdge: Float = 16

  /// Whether a box, and what is around it, has no edges at all.
  ///
  /// - Parameter margin: how far around it is looked, in points.
  public func isEmpty(_ box: Rect, margin: Double = 3) -> Bool {
    let area = pixels(of: box.outset(by: margin))
    guard area.x.count > 6, area.y.count > 6 else { return false }
    var count = 0
    for y in area.y {
      for x in area.x {
        let slope = frame.slope(x, y)
        if max(abs(slope.x), abs(slope.y)) > Self.edge { count += 1 }
      }
    }
    return count * 400 <= area.x.count * area.y.count
  }

  /// The boxes of areas with edges beside all that explains edges, in points.
  ///
  /// - Parameters:
  ///   - explained: boxes in and around which anything may be, in points.
  ///   - size: of the screen.
  public func unexplained(beside explained: [Rect], size: Size) -> [Rect] {
    var known = PointMask(size: size)
    for box in explained { known.fill(box) }
    var found = PointMask(size: size)
    for y in 0..<known.height {
      for x in 0..<known.width where !known[x, y] && hasEdge(x, y) { found[x, y] = true }
    }
    return Self.boxes(of: found, gap: 7).filter { $0.width >= 9 && $0.height >= 9 }
  }

  private func hasEdge(_ x: Int, _ y: Int) -> Bool {
    let area = pixels(of: Rect(x: Double(x), y: Double(y), width: 1, height: 1))
    for row in area.y {
      for column in area.x {
        let slope = frame.slope(column, row)
        if max(abs(slope.x), abs(slope.y)) > Self.strongEdge { return true }
      }
    }
    return false
  }

  private func pixels(of box: Rect) -> (x: Range<Int>, y: Range<Int>) {
    let (start, end) = (place.pixels(box.origin), place.pixels(Point(x: box.maxX, y: box.maxY)))
    func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
      let first = min(max(Int(clamping: low.rounded(.down)), 1), most - 1)
      return first..<min(max(Int(clamping: high.rounded(.up)), first), most - 1)
    }
    return (range(start.x, end.x, frame.width), range(start.y, end.y, frame.height))
  }

  /// The boxes around points that are at most so far from one another, with enough of them.
  private static func boxes(of mask: PointMask, gap: Int) -> [Rect] {
    var left = mask
    var boxes: [Rect] = []
    for y in 0..<mask.height {
      for x in 0..<mask.width where left[x, y] {
        var (queue, count) = ([(x, y)], 0)
        var box = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        left[x, y] = false
        while let (column, row) = queue.popLast() {
          count += 1
          box = box.union(Rect(x: Double(column), y: Double(row), width: 1, height: 1))
          for near in row - gap...row + gap {
            for beside in column - gap...column + gap where left[beside, near] {
              left[beside, near] = false
              queue.append((beside, near))
            }
          }
        }
        if count >= 20 { boxes.append(box) }
      }
    }
    return boxes
  }
}
