/// Where and how a frame of an animated PNG is drawn, and how long it stays (chunk `fcTL`).
public struct PNGFrameControl: Sendable, Hashable {
  /// The treatment of the frame's rectangle before the next frame is drawn.
  public enum Disposal: UInt8, Sendable, Hashable, CaseIterable {
    /// It stays.
    case keep = 0
    /// It becomes clear.
    case clear = 1
    /// It becomes what it was before the frame.
    case restore = 2
  }

  /// How a frame is put on the picture.
  public enum Blending: UInt8, Sendable, Hashable, CaseIterable {
    /// It replaces what was there.
    case replace = 0
    /// It is laid over what was there.
    case over = 1
  }

  /// The left edge in pixels.
  public var x: Int
  /// The top edge in pixels.
  public var y: Int
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// How long the frame stays, in seconds.
  public var duration: FrameDuration
  /// The treatment of its rectangle before the next frame is drawn.
  public var disposal: Disposal
  /// How the frame is put on the picture.
  public var blending: Blending

  /// Makes a frame that fills a rectangle.
  public init(
    x: Int, y: Int, width: Int, height: Int, duration: FrameDuration,
    disposal: Disposal = .keep, blending: Blending = .replace
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.duration = duration
    self.disposal = disposal
    self.blending = blending
  }

  init(_ chunk: PNGChunk, header: PNGHeader) throws(PNGError) {
    let data = chunk.data
    let malformed = PNGError(.malformed("chunk fcTL"), offset: chunk.offset)
    guard data.count == 26, let disposal = Disposal(rawValue: data[24]),
      let blending = Blending(rawValue: data[25])
    else { throw malformed }
    let delay = data.bigEndian16(at: 22)
    self.init(
      x: Int(data.bigEndian32(at: 12)), y: Int(data.bigEndian32(at: 16)),
      width: Int(data.bigEndian32(at: 4)), height: Int(data.bigEndian32(at: 8)),
      // A denominator of 0 stands for 100, says the specification.
      duration: FrameDuration(
        numerator: Int(data.bigEndian16(at: 20)), denominator: delay == 0 ? 100 : Int(delay)),
      disposal: disposal, blending: blending)
    guard width > 0, height > 0, x + width <= header.width, y + height <= header.height else {
      throw malformed
    }
  }
}
