public import EmakiDrawing

/// Reads the frames of an animated PNG one after another, as whole pictures.
///
/// A file without animation has one frame, its picture, of duration 0.
public final class PNGFrameReader {
  /// The information of the file besides its pixels.
  public let info: PNGInfo
  private let file: UnsafeMutableRawBufferPointer
  private let contents: PNGContents
  private let expander: PNGRowExpander
  private var canvas: FrameCanvas
  private var index = 0

  /// Opens a file; all chunks are checked.
  public init(_ file: [UInt8], maxPixels: Int = PNGDecoder().maxPixels) throws(PNGError) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    copy.copyBytes(from: file)
    do throws(PNGError) {
      contents = try PNGContents(UnsafeRawBufferPointer(copy), maxPixels: maxPixels)
    } catch {
      copy.deallocate()
      throw error
    }
    self.file = copy
    info = contents.info
    expander = PNGRowExpander(contents)
    canvas = FrameCanvas(width: contents.header.width, height: contents.header.height)
  }

  deinit { file.deallocate() }

  /// The next frame and how long it stays, or `nil` after the last.
  public func next() throws(PNGError) -> (pixels: PixelBuffer, duration: FrameDuration)? {
    defer { index += 1 }
    let header = contents.header
    guard contents.plays != nil else {
      guard index == 0 else { return nil }
      return (try contents.pixels, FrameDuration(numerator: 0, denominator: 1))
    }
    guard index < contents.frames.count else { return nil }
    let (control, data) = (contents.frames[index].control, contents.frames[index].data)
    let part = try PNGDecoder.pixels(
      data, expander, header, width: control.width, height: control.height)
    return (canvas.draw(part, control), control.duration)
  }
}
