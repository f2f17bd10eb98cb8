/// How a motion is shown.
public struct PreviewOptions: Sendable, Hashable {
  /// How several moments are shown at once.
  public enum Composition: Sendable, Hashable {
    /// Side by side.
    case filmstrip(count: Int)
    /// All steps over one another.
    case onion
  }

  /// `nil` shows the motion as it moves.
  public var composition: Composition?
  /// Whether a filmstrip's moments are at even times, not chosen by what happens.
  public var isEven = false
  /// Cells in a row of a filmstrip; `nil` decides by their number.
  public var columns: Int?
  /// How long the preview holds the last frame before the motion starts over, in seconds; `nil` is
  /// 0.8 for SVG, GIF and pages, and 0 for formats whose times are those of the motion exactly.
  public var hold: Double?
  /// Whether GIF mixes dots of colours that it lacks.
  public var dithers = false
  /// Frames a second of GIF and video; `nil` is 50 for GIF and 60 for video.
  public var frameRate: Double?
  /// Whether the frames of a GIF are the steps of `MotionFrames`, at whatever times these are.
  public var showsSteps = false

  /// Makes options that show the motion as it moves.
  public init() {}
}
