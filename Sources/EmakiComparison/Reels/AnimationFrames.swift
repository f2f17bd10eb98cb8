import EmakiLimits
public import EmakiFormats
import EmakiScenes

/// An animated PNG as a motion of even frames: one that stands longer counts several times.
public struct AnimationFrames: FrameSource {
  private let file: [UInt8]
  private let motion: MotionRecord?
  private let fonts: PictureMeaning
  private let repeats: [Int]
  /// When each stored frame begins, and at the end when the last one does.
  private let starts: [FrameStart]
  /// Frames a second: what the file says, else that of its shortest frame.
  public let rate: Double

  /// Reads a file without its pixels; `nil` where it has no animation.
  ///
  /// - Throws: `PNGError` for a broken file.
  public init?(_ file: [UInt8]) throws(PNGError) {
    let info = try PNGDecoder().readInfo(file)
    guard let animation = info.animation, !animation.frames.isEmpty else { return nil }
    self.file = file
    motion = info.metadata[PNGText.motionKeyword].flatMap(MotionRecord.init)
    fonts = PictureMeaning(info.metadata)
    let seconds = animation.frames.map(\.duration.seconds)
    let shortest = seconds.filter { $0 > 0 }.min() ?? 1
    starts = seconds.reduce(into: [FrameStart(seconds: 0, rounding: 0)]) { starts, length in
      starts.append((starts.last ?? FrameStart(seconds: 0)).later(byFraction: length))
    }
    let rate = motion.map { ComparedRate.nearest(to: $0.rate) } ?? ComparedRate.of(step: shortest)
    self.rate = rate
    var repeats = seconds.map { min(max(1, Int(clamping: ($0 * rate).rounded())), Self.longest) }
    // An end that takes no time is lost where it looks like the frame before.
    let missing = (motion?.frames.count ?? 0) - repeats.reduce(0, +)
    if missing > 0 { repeats[repeats.count - 1] += missing }
    self.repeats = repeats
  }

  /// The most times that a frame counts.
  private static let longest = 100_000

  /// When the last frame ends.
  public var end: FrameStart? { starts.last }

  /// How many even frames there are.
  public var frameCount: Int { repeats.reduce(0, +) }

  /// Decodes one stored frame after another.
  public func frames() throws -> any ComparedFrames {
    Frames(reel: self, reader: try PNGFrameReader(file))
  }

  private struct Frames: ComparedFrames {
    let reel: AnimationFrames
    let reader: PNGFrameReader
    var stored = 0
    var index = 0
    var standing: (frame: ComparedFrame, left: Int)?

    mutating func next() throws -> ComparedFrame? {
      if standing == nil || standing?.left == 0 {
        guard let pixels = try reader.next()?.pixels else { return nil }
        var frame = ComparedFrame(pixels: pixels, meaning: reel.fonts)
        frame.start = reel.starts[stored]
        standing = (frame, reel.repeats[stored])
        stored += 1
      }
      guard var frame = standing?.frame else { return nil }
      standing?.left -= 1
      // That it goes on standing is not stored.
      standing?.frame.start = nil
      if let motion = reel.motion, index < motion.frames.count {
        frame.meaning.layout = motion.frames[index]
      }
      index += 1
      return frame
    }
  }
}
