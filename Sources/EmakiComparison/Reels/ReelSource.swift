public import EmakiDrawing
public import PixelDiff

/// A motion whose frames can be had one after another.
public protocol ReelSource: Sendable {
  /// Frames a second.
  var rate: Double { get }
  /// How many frames there are.
  var frameCount: Int { get }
  /// Starts with the first frame.
  func frames() throws -> any ReelFrames
  /// The places of the views more exactly than in the frames; `nil` where only frames are known.
  var exactMotion: MotionReel? { get }
}

/// The frames of a motion, in order.
public protocol ReelFrames {
  /// The next frame, or `nil` after the last.
  mutating func next() throws -> ReelFrame?
}

/// One frame of a motion.
public struct ReelFrame: Sendable {
  /// What is seen.
  public var pixels: PixelBuffer
  /// What the frame says of its fonts and views.
  public var meaning: PictureMeaning

  /// Makes a frame.
  public init(pixels: PixelBuffer, meaning: PictureMeaning) {
    self.pixels = pixels
    self.meaning = meaning
  }
}

extension ReelSource {
  /// Frames do not lie between frames.
  public var exactMotion: MotionReel? { nil }
}
