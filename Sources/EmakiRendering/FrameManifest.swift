public import EmakiText
public import EmakiCairo
import EmakiLayout
import EmakiScenes
import EmakiWireframe

/// The contents of `reel.json` about a folder of frames.
public struct FrameManifest: Sendable {
  /// The scene's id and the motion's name, if it moves.
  public var scene: String
  /// The motion's name, if it moves.
  public var motion: String?
  /// The device's name.
  public var device: String
  /// The theme's name.
  public var theme: String
  /// Pixels a point.
  public var scale: Double
  /// Seconds.
  public var duration: Double
  /// File names and times in seconds, in order.
  public var frames: [(file: String, time: Double)]
  /// The fonts the pictures were drawn with.
  public var fonts: [FontRecord]
  /// The program that made it.
  public var generator: String

  /// Makes a manifest.
  public init(
    scene: String, motion: String?, options: RenderOptions, duration: Double,
    frames: [(file: String, time: Double)], fonts: [FontRecord], generator: String
  ) {
    self.scene = scene
    self.motion = motion
    device = options.device.name
    theme = options.theme.name
    scale = options.scale
    self.duration = duration
    self.frames = frames
    self.fonts = fonts
    self.generator = generator
  }

  /// The manifest as a JSON object.
  public var json: JSONValue {
    .object([
      ("generator", .string(generator)),
      ("scene", .string(scene)),
      ("motion", JSONValue(motion)),
      ("device", .string(device)),
      ("theme", .string(theme)),
      ("scale", .number(scale)),
      ("duration", .number(duration)),
      (
        "frames",
        .array(
          frames.map { .object([("file", .string($0.file)), ("time", .number($0.time))]) })
      ),
      (
        "fonts",
        .array(fonts.map { .object([("name", .string($0.name)), ("hash", .string($0.hash))]) })
      ),
    ])
  }
}
