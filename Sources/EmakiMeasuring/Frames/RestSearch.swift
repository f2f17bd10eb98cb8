import EmakiLimits

/// Looks through the frames of a recording for when the picture stands still.
///
/// Frames are added one after another, and only those between two movements are kept: the memory that
/// is needed does not grow with the recording.
public struct RestSearch: Sendable {
  /// A time in which the picture stands still.
  public struct Rest: Sendable {
    /// The number of its first frame.
    public var first: Int
    /// The number of its last frame.
    public var last: Int
    /// Its last frame.
    public var frame: GrayFrame
  }

  /// A frame's time, and how much differs from the frame before.
  public struct Step: Sendable, Hashable {
    /// Seconds.
    public var time: Double
    /// The largest mean difference of a square of pixels, 0…255.
    public var change: Double

    /// Whether something is seen to move.
    public var isMoving: Bool { change > RestSearch.noise }
  }

  /// One for each frame.
  public private(set) var steps: [Step] = []
  /// Rests, the first and the last frame among them.
  public private(set) var rests: [Rest] = []
  /// The darkest and the brightest value of all frames.
  public private(set) var range: (least: UInt8, most: UInt8) = (255, 0)
  private var last: GrayFrame?

  /// How much compression changes at rest; of 255.
  static let noise = 5.0
  /// Seconds without change from which on the picture stands still.
  private static let least = 0.12
  /// Rests in between that are kept, at most.
  private static let most = 12
  /// The side of the squares that are compared, in pixels.
  private static let side = 8

  /// Looks at nothing yet.
  public init() {}

  /// Adds the next frame.
  public mutating func add(_ frame: GrayFrame) {
    let change = last.map { Self.change($0, frame) } ?? 0
    steps.append(Step(time: frame.time, change: change))
    noteRange(of: frame)
    if let last, change > Self.noise { endRest(at: last) }
    last = frame
  }

  /// Ends with the last frame.
  public mutating func finish() {
    if let last { endRest(at: last, isEnd: true) }
    last = nil
  }

  private mutating func endRest(at frame: GrayFrame, isEnd: Bool = false) {
    let end = steps.count - (isEnd ? 1 : 2)
    var start = end
    while start > 0, !steps[start].isMoving { start -= 1 }
    let next = isEnd ? frame.time : steps[steps.count - 1].time
    let isLong = next - steps[start].time >= Self.least
    guard isEnd || rests.isEmpty || isLong else { return }
    if rests.count == Self.most { rests.remove(at: Self.most - 1) }
    rests.append(Rest(first: start, last: end, frame: frame))
  }

  private mutating func noteRange(of frame: GrayFrame) {
    for value in frame.values {
      if value < range.least { range.least = value }
      if value > range.most { range.most = value }
    }
  }

  /// The largest mean difference of squares.
  static func change(_ one: GrayFrame, _ other: GrayFrame) -> Double {
    guard one.width == other.width, one.height == other.height else { return 255 }
    if one.values == other.values { return 0 }
    var most = 0
    var sums = [Int](repeating: 0, count: one.width / side + 1)
    for y in 0..<one.height {
      let row = y * one.width
      for x in 0..<one.width {
        sums[x / side] += abs(Int(one.values[row + x]) - Int(other.values[row + x]))
      }
      guard y % side == side - 1 else { continue }
      for index in sums.indices {
        most = max(most, sums[index])
        sums[index] = 0
      }
    }
    return Double(most) / Double(side * side)
  }
}
