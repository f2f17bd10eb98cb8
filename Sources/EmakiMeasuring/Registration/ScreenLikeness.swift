public import EmakiDrawing
import EmakiLimits

/// Whether a frame shows a screen, by the sides of its boxes and letters: a colour, font or theme of
/// another kind changes neither.
public struct ScreenLikeness {
  /// The screen as it is planned, drawn.
  public let drawn: GrayFrame
  /// Where the screen lies in that picture.
  public let drawnPlace: ScreenPlace
  /// The boxes of all that it shows, in points.
  public let boxes: [Rect]

  /// Makes a comparison.
  public init(drawn: GrayFrame, drawnPlace: ScreenPlace, boxes: [Rect]) {
    (self.drawn, self.drawnPlace, self.boxes) = (drawn, drawnPlace, boxes)
  }

  /// An edge that is seen; of 255.
  private static let edge = 6.0

  /// How many of the sides that the drawn screen has are in the frame, more than would be by chance:
  /// 1 for all, 0 for none. `nil` where the screen has too few.
  public func share(in frame: GrayFrame, place: ScreenPlace) -> Double? {
    let plan = SideStrength(frame: drawn, place: drawnPlace, reach: 1)
    let reach = max(1, Int(clamping: (1.5 * place.scale).rounded()))
    let other = SideStrength(frame: frame, place: place, reach: reach)
    var (sides, found, chance) = (0.0, 0.0, 0.0)
    for box in boxes {
      let strengths = plan.sides(of: box)
      let here = other.sides(of: box)
      let beside = [13.0, -17].map { other.sides(of: box.offset(x: $0, y: $0)) }
      for index in strengths.indices where strengths[index] > 2 * Self.edge {
        sides += 1
        if here[index] > Self.edge { found += 1 }
        chance += beside.reduce(0) { $0 + ($1[index] > Self.edge ? 0.5 : 0) }
      }
    }
    guard sides >= 4, sides > chance else { return nil }
    return (found - chance) / (sides - chance)
  }
}

/// Finds by how much boxes are off along an axis, by their sides together.
public struct OffsetSearch {
  /// The boxes where they should be, in points.
  public let boxes: [Rect]

  /// Makes a search.
  public init(boxes: [Rect]) { self.boxes = boxes }

  /// How far a single box is off both ways; `nil` where all of its sides are not clearly seen there, or
  /// some are seen where it should be.
  public func displacement(in frame: GrayFrame, place: ScreenPlace, room: Double) -> Point? {
    guard boxes.count == 1, let box = boxes.first,
      let x = offset(of: .x, in: frame, place: place, room: room),
      let y = offset(of: .y, in: frame, place: place, room: room)
    else { return nil }
    let picture = SideStrength(frame: frame, place: place, reach: 1)
    let (here, there) = (picture.sides(of: box), picture.sides(of: box.offset(x: x, y: y)))
    // Along an axis on which it is not off both are the same.
    let isClear = (0..<4).allSatisfy { side in
      let off = side < 2 ? x : y
      return there[side] > Self.clear && (off == 0 || here[side] < there[side] / 2)
    }
    return isClear ? Point(x: x, y: y) : nil
  }

  /// An edge that is no texture; of 255.
  private static let clear = 8.0

  /// How far they are off, in points: `nil` where that is not certain.
  ///
  /// - Parameter room: how far is looked, in points.
  public func offset(
    of side: MeasuredSide, in frame: GrayFrame, place: ScreenPlace, room: Double = 40
  ) -> Double? {
    let step = 0.5 / place.scale
    let count = Int(clamping: room / step)
    let picture = SideStrength(frame: frame, place: place)
    let isAcross = side == .x || side == .width
    let values = (-count...count).map { index in
      let shift = Double(index) * step
      return boxes.reduce(0.0) { sum, box in
        let sides = picture.sides(of: box.offset(x: isAcross ? shift : 0, y: isAcross ? 0 : shift))
        return sum + min(sides[isAcross ? 0 : 2], 30) + min(sides[isAcross ? 1 : 3], 30)
      }
    }
    guard let best = values.indices.max(by: { values[$0] < values[$1] }), boxes.count > 0 else {
      return nil
    }
    let here = values[max(count - 3, 0)...min(count + 3, values.count - 1)].max() ?? 0
    if values[best] < 1.05 * here { return 0 }
    let next = values.indices.filter { abs($0 - best) > 6 }.map { values[$0] }.max() ?? 0
    let isCertain = values[best] > 1.35 * here && values[best] > 1.15 * next
    return isCertain ? Double(best - count) * step : nil
  }
}
