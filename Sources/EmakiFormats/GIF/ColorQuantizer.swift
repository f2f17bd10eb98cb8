import EmakiLimits

/// Chooses a few colours that stand for many.
///
/// The box of colours with the greatest squared error is cut at its mean, across the channel that
/// varies most (Wu's criterion on the colours themselves), until there are enough boxes. A picture
/// with few colours keeps them exactly.
struct ColorQuantizer {
  /// A colour with the number of its pixels.
  struct Entry {
    var color: UInt32
    var count: Int
  }

  /// Colours that are cut as one.
  private struct Box {
    var range: Range<Int>
    var error = 0.0
    var axis = 0
    var mean = SIMD3<Double>()
  }

  /// The chosen colours, red in the lowest byte.
  private(set) var palette: [UInt32] = []
  private var indexOfColor = ColorTable()

  /// - Parameters:
  ///   - entries: each colour once.
  ///   - limit: the most colours to choose.
  init(_ entries: [Entry], limit: Int) {
    // Sorting makes the result depend on the colours alone.
    var entries = entries.sorted { $0.color < $1.color }
    if entries.count <= limit {
      palette = entries.map(\.color)
      for (index, entry) in entries.enumerated() { indexOfColor.set(entry.color, index) }
      return
    }
    var boxes = [Self.box(entries, 0..<entries.count)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[worst].error > 0
      else { break }
      let (low, high) = Self.cut(&entries, boxes[worst])
      boxes[worst] = low
      boxes.append(high)
    }
    for (index, box) in boxes.enumerated() {
      let mean = box.mean.rounded(.toNearestOrAwayFromZero)
      palette.append(
        UInt32(clamping: mean.x) | UInt32(clamping: mean.y) << 8 | UInt32(clamping: mean.z) << 16)
      for entry in entries[box.range] { indexOfColor.set(entry.color, index) }
    }
  }

  /// The index in the palette of a colour that was among the entries.
  @inline(__always)
  func index(of color: UInt32) -> Int { indexOfColor.value(color) ?? 0 }

  /// The index in the palette of the nearest colour to any colour.
  func nearest(to color: SIMD3<Int>) -> Int {
    var best = 0
    var bestDistance = Int.max
    for (index, candidate) in palette.enumerated() {
      let difference = Self.channels(candidate) &- color
      let distance = (difference &* difference).wrappedSum()
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }

  /// Red, green and blue of a colour.
  static func channels(_ color: UInt32) -> SIMD3<Int> {
    SIMD3(Int(color & 0xFF), Int(color >> 8 & 0xFF), Int(color >> 16 & 0xFF))
  }

  private static func box(_ entries: [Entry], _ range: Range<Int>) -> Box {
    var count = 0.0
    var sum = SIMD3<Double>()
    var squares = SIMD3<Double>()
    for entry in entries[range] {
      let color = SIMD3<Double>(channels(entry.color))
      let weight = Double(entry.count)
      count += weight
      sum += color * weight
      squares += color * color * weight
    }
    let errors = squares - sum * sum / count
    let axis = errors.x >= errors.y && errors.x >= errors.z ? 0 : errors.y >= errors.z ? 1 : 2
    // A single colour has no error, whatever the rounding says.
    let error = range.count > 1 ? max(errors.sum(), 0) : 0
    return Box(range: range, error: error, axis: axis, mean: sum / count)
  }

  private static func cut(_ entries: inout [Entry], _ box: Box) -> (Box, Box) {
    let mean = box.mean[box.axis]
    var middle = entries[box.range].partition { Double(channels($0.color)[box.axis]) > mean }
    // Rounding must not leave one side empty.
    middle = min(max(middle, box.range.lowerBound + 1), box.range.upperBound - 1)
    return (
      Self.box(entries, box.range.lowerBound..<middle),
      Self.box(entries, middle..<box.range.upperBound)
    )
  }
}
