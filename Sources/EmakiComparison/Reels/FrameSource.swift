public import PixelDiff

/// A motion whose frames can be had one after another.
public protocol FrameSource: Sendable {
  /// Frames a second.
  var rate: Double { get }
  /// When the first frame is shown, in seconds.
  var start: Double { get }
  /// How many frames there are.
  var frameCount: Int { get }
  /// Starts with the first frame.
  func frames() throws -> any ComparedFrames
  /// When the last frame ends; `nil` where that is not said.
  var end: FrameStart? { get }
  /// The positions of the views more exactly than in the frames; `nil` where only frames are known.
  var exactMotion: TrackedMotion? { get }
}

/// The frames of a motion, in order.
public protocol ComparedFrames {
  /// The next frame, or `nil` after the last.
  mutating func next() throws -> ComparedFrame?
}

extension FrameSource {
  /// Motions are shown from their start on.
  public var start: Double { 0 }

  /// Not said.
  public var end: FrameStart? { nil }

  /// Frames do not lie between frames.
  public var exactMotion: TrackedMotion? { nil }
}
