public import PixelDiff

/// How two motions differ.
public struct FramesDifference: Sendable, Hashable {
  /// Sizes of the first frames, where they differ.
  public var sizes: MotionDifference.Change<PixelSize>?
  /// How the first frames are shown differently whatever their samples are, a sentence for each.
  public var lookChanges: [String] = []
  /// Counts and rates of frames, views that came or went, and what moves differently.
  public var motion = MotionDifference()
  /// Views that look different, apart from their motion.
  public var looks: [LookDifference] = []
  /// Fonts, and what else the frames say.
  public var meaning = MeaningDifference()
  /// The first and last frame that differ beyond the limits.
  public var frames: ClosedRange<Int>?
  /// The frame that differs most.
  public var worst: WorstFrame?
  /// The largest share of changed pixels in a window of any frame, 0…1.
  public var worstWindowShare = 0.0
  /// Changed pixels where no view says that it moved or looks different, with the first and last
  /// frame that show them; `nil` where there are none.
  public var unexplained: UnexplainedChange?
  /// Frames a second of the expected motion.
  public var rate = 60.0
  /// Frames of the expected motion.
  var frameCount = 0
  /// When the first frame is shown, in seconds.
  public var start = 0.0
  /// Frames that are shown at other times, of motions with as many frames at the same rate.
  public var times: FrameTimeChange?
  /// The ignored views whose boxes differ, a sentence for each, where the pictures do.
  public var ignoredMoves: [String] = []
  /// Whether each motion is a single picture.
  public var isMoment = false
  /// The views' names for people, by id.
  public var titles: [String: String] = [:]

  /// No difference.
  public init() {}

  /// Whether the motions pass.
  public var isAccepted: Bool {
    frames == nil && sizes == nil && lookChanges.isEmpty && motion.frameCounts == nil
      && motion.frameRates == nil && times == nil && ignoredMoves.isEmpty
  }
}

/// The frame that differs most.
public struct WorstFrame: Sendable, Hashable {
  /// From 0.
  public var index: Int
  /// Without the mark of each pixel.
  public var difference: PixelDifference
}

/// Pixels that changed without a view that explains it.
public struct UnexplainedChange: Sendable, Hashable {
  /// The first and the last frame.
  public var frames: ClosedRange<Int>
  /// The box around all of them.
  public var bounds: PixelRect
}

/// A view that looks different in other ways than by its motion.
public struct LookDifference: Sendable, Hashable {
  /// The view's id.
  public var id: String
  /// `restyled`, `text "a" → "b"`.
  public var changes: [String]
  /// The first and the last frame in which it looks different.
  public var frames: ClosedRange<Int>
  /// Its box in the first of them, in pixels.
  public var bounds: PixelRect
}
