import EmakiComparison
import EmakiDrawing
import EmakiLimits
import EmakiMeasuring

/// Finds what moves in a recording of which no plan is known: squares of the picture at rest, before and
/// after, are followed through the frames, and those that go the same way count as one part.
struct FreeMotion {
  let recording: String
  /// How wide the screen is, in points.
  let points: Double

  /// The side of the squares, in pixels of the smaller frames.
  private static let side = 44
  private static let detail = 1.5

  private struct Square {
    let patch: TrackedPatch
    let box: Rect
    let isEnd: Bool
    var state = PatchState()
    var speed = SIMD2<Double>.zero
    var track: [(time: Double, offset: SIMD2<Double>)] = []
    var isLost = false
  }

  func measured() throws -> MeasuredMotion {
    let film = try RecordingFile(recording)
    let width = min(film.size.width, Int(clamping: points * Self.detail))
    let scale = Double(width) / points
    var search = RestSearch()
    try film.forEach(width: width) { search.add($0) }
    search.finish()
    guard search.range.most > search.range.least + 24 else {
      throw Failure("\(recording) shows nothing: all of its frames are of one colour")
    }
    guard search.rests.count > 1 else { throw Failure("nothing moves in \(recording)") }
    let (first, last) = (search.rests[0], search.rests[1])
    // Squares of the picture after the motion are followed backwards.
    let ahead = try tracks(film, width, first.last...last.first, from: first.frame, isEnd: false)
    let parts = Self.parts(ahead, scale: scale)
    let gaps = zip(search.steps.dropFirst(), search.steps).filter { $0.0.isMoving }
      .map { $0.time - $1.time }.sorted()
    return try MeasuredMotion(
      recording: recording, frames: gaps.isEmpty ? 1.0 / 60 : gaps[gaps.count / 2], parts: parts)
  }

  private func tracks(
    _ film: RecordingFile, _ width: Int, _ range: ClosedRange<Int>, from frame: GrayFrame,
    isEnd: Bool
  ) throws -> [Square] {
    var squares = Self.squares(frame, isEnd: isEnd)
    let frames = max(0, range.lowerBound - 8)...(range.upperBound + 12)
    var number = -1
    try film.forEach(width: width) { frame in
      number += 1
      guard frames.contains(number) else { return }
      for index in squares.indices where !squares[index].isLost {
        Self.follow(&squares[index], in: frame)
      }
    }
    return squares
  }

  private static func squares(_ frame: GrayFrame, isEnd: Bool) -> [Square] {
    var squares: [Square] = []
    let whole = Rect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    for y in stride(from: 2, to: frame.height - side, by: side) {
      for x in stride(from: 2, to: frame.width - side, by: side) {
        let box = Rect(
          x: Double(x), y: Double(y), width: Double(side), height: Double(side))
        let patch = TrackedPatch(
          frame, box: box, area: box, isResized: false,
          screen: whole
        ) { column, row in
          column >= x && column < x + side && row >= y && row < y + side
        }
        if let patch { squares.append(Square(patch: patch, box: box, isEnd: isEnd)) }
      }
    }
    return squares
  }

  private static func follow(_ square: inout Square, in frame: GrayFrame) {
    let expected = PatchState(offset: square.state.offset + square.speed)
    var candidates = [expected, square.state]
    // Where it starts to move, or turns, it may be anywhere near.
    for step in stride(from: -24.0, through: 24, by: 4) {
      candidates.append(PatchState(offset: square.state.offset + SIMD2(step, 0)))
      candidates.append(PatchState(offset: square.state.offset + SIMD2(0, step)))
    }
    guard let match = square.patch.find(in: frame, near: candidates, room: 4),
      match.likeness > 0.55, match.seen > 0.5, match.error.max() < 1
    else {
      square.isLost = true
      return
    }
    square.speed = match.state.offset - square.state.offset
    square.state = match.state
    square.track.append((frame.time, match.state.offset))
  }

  /// Squares that end at the same distance, the most frequent first.
  private static func parts(_ squares: [Square], scale: Double) -> [MeasuredMotion.Part] {
    let whole = squares.map(\.track.count).max() ?? 0
    let moving = squares.filter { square in
      guard let end = square.track.last?.offset, square.track.count == whole else { return false }
      return max(abs(end.x), abs(end.y)) > 3 * scale
    }
    var groups: [[Square]] = []
    for square in moving {
      let end = square.track[square.track.count - 1].offset
      let index = groups.firstIndex { group in
        let other = group[0].track[group[0].track.count - 1].offset
        let gap = end - other
        return max(abs(gap.x), abs(gap.y)) < scale
      }
      if let index { groups[index].append(square) } else { groups.append([square]) }
    }
    // A motion of few squares beside many is chance, or belongs to the edge of a part.
    let most = groups.map(\.count).max() ?? 0
    return groups.filter { $0.count >= max(2, most / 4) }.sorted { $0.count > $1.count }.prefix(6)
      .enumerated()
      .map { number, group in part(group, number: number, scale: scale) }
  }

  private static func part(
    _ group: [Square], number: Int, scale: Double
  ) -> MeasuredMotion.Part {
    let end = group[0].track[group[0].track.count - 1].offset
    let axis = abs(end.x) >= abs(end.y) ? 0 : 1
    let samples = group[0].track.indices.map { index in
      let values = group.map { $0.track[index].offset[axis] }.sorted()
      return MeasuredSample(
        time: group[0].track[index].time, value: values[values.count / 2] / scale)
    }
    let box = group.dropFirst().reduce(group[0].box) { $0.union($1.box) }
    let area = Rect(
      x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
      height: box.height / scale)
    return MeasuredMotion.Part(
      name: "part\(number + 1)", title: "part\(number + 1), at first \(area.words)",
      side: axis == 0 ? .x : .y, samples: samples,
      fit: ShapeSearch(samples, noise: max(0.25, 0.3 / scale)).best())
  }
}
