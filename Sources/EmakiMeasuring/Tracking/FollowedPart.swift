public import EmakiDrawing
import EmakiLimits

/// A part of the screen that moves by plan, as it is looked for in a recording.
public struct PlannedPart: Sendable {
  /// Its box on the screen over time, in points: one for each step.
  public var boxes: [Rect]
  /// Seconds from one box to the next.
  public var step: Double
  /// The points where only this part is seen at the start of the plan.
  public var startMask: PointMask
  /// The same at the end.
  public var endMask: PointMask

  /// Makes a part.
  ///
  /// - Precondition: there is at least one box.
  public init(boxes: [Rect], step: Double, startMask: PointMask, endMask: PointMask) {
    precondition(!boxes.isEmpty)
    self.boxes = boxes
    self.step = step
    self.startMask = startMask
    self.endMask = endMask
  }

  /// A number of its box over time.
  public func values(_ side: MeasuredSide) -> PlannedValues {
    PlannedValues(values: boxes.map(side.value), step: step)
  }

  /// The number that changes most: of those with the same range the first.
  public var side: MeasuredSide {
    var best = MeasuredSide.x
    for side in MeasuredSide.allCases where values(side).range > values(best).range * 1.05 {
      best = side
    }
    return best
  }

  /// Whether its size changes.
  public var isResized: Bool {
    [MeasuredSide.width, .height].contains {
      values($0).range > max(2, 0.02 * values($0).values[0])
    }
  }
}

/// Follows a planned part through the frames of a recording: as it looks at the start, and as it looks
/// at the end.
public struct PartFollower {
  private let part: PlannedPart
  private let place: ScreenPlace
  private let patches: [(patch: TrackedPatch, box: Rect, isEnd: Bool)]
  private var last: [PatchState?]
  /// Where the last of the resting frames shows the part as it looked at the start, less where the
  /// plan has it then, in pixels.
  private var endOffset = SIMD2<Double>.zero
  /// Positions along the planned way, and some beyond, in points.
  private let way: [Rect]

  /// Where it was in a frame.
  public struct Sighting: Sendable, Hashable {
    /// Seconds of the recording.
    public var time: Double
    /// Its box in points; `nil` where it was not found.
    public var box: Rect?
    /// Standard errors of its position, in points.
    public var error = SIMD2<Double>(repeating: .infinity)
    /// The share of what is seen of it that looks as it did.
    public var likeness = 0.0
    /// Its contrast, of what it was.
    public var gain = 1.0
  }

  /// Whether it is known where the part ends: by how it looked at the start, or by the boxes in it.
  public private(set) var isEndKnown = false

  /// Takes how it looks in the resting frames; `nil` where it has no edges that could be followed.
  ///
  /// - Parameter endBoxes: boxes of the part whose sides are seen at the end of the plan, in points.
  public init?(
    _ part: PlannedPart, start: GrayFrame, end: GrayFrame, place: ScreenPlace, endBoxes: [Rect]
  ) {
    self.part = part
    self.place = place
    let ends = [
      (start, part.boxes[0], part.startMask, false),
      (end, part.boxes[part.boxes.count - 1], part.endMask, true),
    ]
    var patches: [(patch: TrackedPatch, box: Rect, isEnd: Bool)] = []
    for (frame, rect, mask, isEnd) in ends {
      let box = Self.pixels(rect, place)
      guard let area = mask.box.map({ Self.pixels($0, place) }) else { continue }
      let patch = TrackedPatch(
        frame, box: box, area: area, isResized: part.isResized,
        screen: Self.pixels(Rect(origin: .zero, size: mask.size), place)
      ) { x, y in
        let point = place.points(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        return mask[Int(clamping: point.x.rounded(.down)), Int(clamping: point.y.rounded(.down))]
      }
      if let patch { patches.append((patch, box, isEnd)) }
    }
    guard !patches.isEmpty else { return nil }
    self.patches = patches
    last = patches.map { _ in nil }
    way = Self.way(of: part)
    findEnd(in: end, endBoxes)
  }

  private mutating func findEnd(in end: GrayFrame, _ boxes: [Rect]) {
    let first = patches[0].box
    if !patches[0].isEnd, let match = match(0, in: end, from: nil),
      match.likeness > 0.6
    {
      isEndKnown = true
      guard patches.count == 2 else { return }
      let seen = match.state.applied(to: first)
      endOffset = SIMD2(seen.minX - patches[1].box.minX, seen.minY - patches[1].box.minY)
      return
    }
    let side = part.side
    guard let off = OffsetSearch(boxes: boxes).offset(of: side, in: end, place: place) else {
      return
    }
    isEndKnown = true
    let pixels = off * place.scale
    endOffset = side == .x || side == .width ? SIMD2(pixels, 0) : SIMD2(0, pixels)
  }

  private static func pixels(_ rect: Rect, _ place: ScreenPlace) -> Rect {
    Rect(
      origin: place.pixels(rect.origin),
      size: Size(width: rect.width * place.scale, height: rect.height * place.scale))
  }

  /// The planned boxes, each at least a point and a half from the one before, and the way from the first to the
  /// last carried on by a third.
  private static func way(of part: PlannedPart) -> [Rect] {
    var way: [Rect] = []
    func add(_ box: Rect) {
      let isFar = way.last.map { last in
        zip(last.corners, box.corners).contains { abs($0.x - $1.x) + abs($0.y - $1.y) > 1.5 }
      }
      if isFar ?? true { way.append(box) }
    }
    part.boxes.forEach(add)
    let (first, end) = (part.boxes[0], part.boxes[part.boxes.count - 1])
    for index in 1...12 {
      let share = 1 + Double(index) / 36
      add(
        Rect(
          x: first.minX + (end.minX - first.minX) * share,
          y: first.minY + (end.minY - first.minY) * share,
          width: max(1, first.width + (end.width - first.width) * share),
          height: max(1, first.height + (end.height - first.height) * share)))
    }
    let step = max(1, way.count / 240)
    return stride(from: 0, to: way.count, by: step).map { way[$0] }
  }

  private func match(_ index: Int, in frame: GrayFrame, from last: PatchState?) -> PatchMatch? {
    let (patch, box) = (patches[index].patch, patches[index].box)
    var candidates = last.map { [$0] } ?? []
    candidates += way.map { PatchState(from: box, to: Self.pixels($0, place)) }
    return patch.find(in: frame, near: candidates, room: 4)
  }

  /// Less alike is taken for something else.
  private static let least = 0.45

  /// Looks for it in the next frame.
  public mutating func follow(in frame: GrayFrame) -> Sighting {
    var best: (match: PatchMatch, index: Int)?
    for index in patches.indices {
      guard let match = match(index, in: frame, from: last[index]) else { continue }
      last[index] = match.likeness > 0.6 ? match.state : nil
      let weight = match.likeness * min(1, match.seen * 2)
      if weight > (best.map { $0.match.likeness * min(1, $0.match.seen * 2) } ?? 0) + 0.05 {
        best = (match, index)
      }
    }
    var sighting = Sighting(time: frame.time)
    guard let best, best.match.likeness >= Self.least, best.match.seen > 0.08 else {
      sighting.likeness = best?.match.likeness ?? 0
      return sighting
    }
    var box = best.match.state.applied(to: patches[best.index].box)
    if patches[best.index].isEnd { box = box.offset(x: endOffset.x, y: endOffset.y) }
    sighting.box = Rect(
      origin: place.points(box.origin),
      size: Size(width: box.width / place.scale, height: box.height / place.scale))
    sighting.error = best.match.error / place.scale
    sighting.likeness = best.match.likeness
    sighting.gain = best.match.gain
    return sighting
  }
}
