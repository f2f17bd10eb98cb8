/// The result of comparing two pictures.
public struct PixelDifference: Sendable, Hashable {
  /// The answer in one word.
  public enum Verdict: String, Sendable, Hashable {
    /// No compared pixel differs at all.
    case identical
    /// Pixels differ, but every limit is kept.
    case similar
    /// A limit is not kept, or the sizes differ.
    case different
  }

  /// The finding at a pixel.
  public enum Mark: UInt8, Sendable, Hashable {
    /// The same, or within the tolerance.
    case same = 0
    /// Changed by more than the tolerance.
    case changed = 1
    /// Beyond the tolerance, but only softening an edge.
    case antialiased = 2
    /// Not compared.
    case ignored = 3
  }

  /// An area of changed pixels that lie close together.
  public struct Region: Sendable, Hashable {
    /// The smallest rectangle that holds them.
    public var bounds: PixelRect
    /// Their number.
    public var changed: Int
  }

  /// The size of the expected picture.
  public var expectedSize: PixelSize
  /// The size of the actual picture.
  public var actualSize: PixelSize
  /// How the difference of two pixels was measured.
  public var metric = PixelMetric.exact
  /// The structural similarity, at most 1, where it was asked for.
  public var similarity: Double?
  /// The pixels that were compared: all of the larger width and height, but those ignored.
  public var compared = 0
  /// The pixels that differ in any way.
  public var differing = 0
  /// The pixels that differ by more than the tolerance.
  public var changed = 0
  /// The pixels beyond the tolerance that were left out because they only soften an edge.
  public var antialiased = 0
  /// The largest difference of a counted pixel, in the unit of the metric.
  public var largest = 0.0
  /// Where it is.
  public var largestAt: (x: Int, y: Int)? {
    largestIndex.map { (x: $0 % size.width, y: $0 / size.width) }
  }
  /// The square with most changed pixels, and their share of it.
  public var worstWindow: PixelRect?
  /// The share of changed pixels in the worst window, 0…1.
  public var worstWindowShare = 0.0
  /// Changed pixels in groups, the largest group first.
  public var regions: [Region] = []
  /// The limits that were not kept.
  public var exceeded: [ExceededLimit] = []
  var largestIndex: Int?
  /// The changed pixels; empty where only a verdict was asked.
  var changedPixels = PixelRuns()
  /// The pixels that only soften an edge, likewise.
  var antialiasedPixels = PixelRuns()
  /// The rectangles that were not compared.
  var ignored: [PixelRect] = []
  /// Whether the positions of pixels are known: not where only a verdict was asked, or after
  /// `forgetPlaces()`.
  public internal(set) var knowsPlaces = true

  /// A mark for each pixel, row by row in the size of `size`; empty where positions are not known.
  public var marks: [UInt8] {
    guard knowsPlaces else { return [] }
    var marks = [UInt8](repeating: Mark.same.rawValue, count: size.width * size.height)
    for (pixels, mark) in [(changedPixels, Mark.changed), (antialiasedPixels, .antialiased)] {
      for run in pixels.runs {
        for index in run.first..<run.end { marks[Int(index)] = mark.rawValue }
      }
    }
    for rect in ignored.map({ $0.intersection(size) }) {
      for y in rect.y..<(rect.y + rect.height) {
        for x in rect.x..<(rect.x + rect.width) {
          marks[y * size.width + x] = Mark.ignored.rawValue
        }
      }
    }
    return marks
  }

  /// Drops the positions of all pixels, which only pictures need: thousands of results stay small.
  public mutating func forgetPlaces() {
    knowsPlaces = false
    changedPixels = PixelRuns()
    antialiasedPixels = PixelRuns()
  }

  /// The larger of both widths and heights.
  public var size: PixelSize {
    PixelSize(
      width: max(expectedSize.width, actualSize.width),
      height: max(expectedSize.height, actualSize.height))
  }

  /// Why nothing was compared; `nil` where something was.
  public var refusal: String? {
    for limit in exceeded {
      switch limit {
      case .nothingCompared, .impossible: return limit.description
      case .size, .area, .window: continue
      }
    }
    return nil
  }

  /// The share of the compared pixels that changed, 0…1.
  public var share: Double { compared == 0 ? 0 : Double(changed) / Double(compared) }

  /// The answer in one word.
  public var verdict: Verdict {
    if !exceeded.isEmpty { return .different }
    return differing == 0 ? .identical : .similar
  }
}
