import EmakiLimits
public import EmakiDrawing
public import EmakiLayout
import EmakiFormats
import PixelDiff

/// One frame of a motion.
public struct ComparedFrame: Sendable {
  /// The frame's metadata: its fonts and views.
  public var meaning: PictureMeaning
  /// The screen that `meaning.layout` is a record of, where it is known; it tells what a style is.
  public var snapshot: Snapshot?
  /// When it is shown; `nil` where the source does not say, as of a frame that stands on.
  public var start: FrameStart?
  let picture: FramePicture

  /// Makes a frame of what is seen.
  public init(pixels: PixelBuffer, meaning: PictureMeaning, snapshot: Snapshot? = nil) {
    self.meaning = meaning
    self.snapshot = snapshot
    picture = .pixels(pixels)
  }

  /// Makes a frame that is drawn when its pixels are asked for, which they are not beside one of the
  /// same list, scale and fonts.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - scale: pixels a point.
  ///   - meaning: with all fonts that the list is drawn with.
  ///   - draw: draws the list.
  public init(
    list: DisplayList, scale: Double, meaning: PictureMeaning, snapshot: Snapshot? = nil,
    draw: @escaping @Sendable () throws -> PixelBuffer
  ) {
    self.meaning = meaning
    self.snapshot = snapshot
    picture = .drawing(
      FrameDrawing(list: list, scale: scale, fonts: meaning.fonts, draw: draw))
  }

  /// A frame in a file, which is not decoded beside one of the same bytes.
  init(_ file: StoredPicture) throws(PictureError) {
    meaning = PictureMeaning(try file.info().metadata)
    picture = .file(file)
  }

  /// The frame's pixels.
  public var pixels: PixelBuffer {
    get throws { try picture.pixels }
  }
}

/// The picture of a frame, in the form it was come by.
enum FramePicture: Sendable {
  case pixels(PixelBuffer)
  case drawing(FrameDrawing)
  case file(StoredPicture)

  /// Its pixels, without drawing or decoding them.
  var size: PixelSize {
    get throws {
      switch self {
      case .pixels(let pixels): PixelSize(width: pixels.width, height: pixels.height)
      case .drawing(let drawing): drawing.size
      case .file(let file): try file.size
      }
    }
  }

  var pixels: PixelBuffer {
    get throws {
      switch self {
      case .pixels(let pixels): pixels
      case .drawing(let drawing): try drawing.draw()
      case .file(let file): try file.decoded().pixels
      }
    }
  }
}

/// A picture that is not drawn yet.
struct FrameDrawing: Sendable {
  let list: DisplayList
  let scale: Double
  let fonts: [String]?
  let draw: @Sendable () throws -> PixelBuffer

  var size: PixelSize {
    PixelSize(
      width: Int(clamping: (list.size.width * scale).rounded()),
      height: Int(clamping: (list.size.height * scale).rounded()))
  }

  /// Whether both are the same pixels, as far as that is known without drawing.
  func isSame(as other: FrameDrawing) -> Bool {
    scale == other.scale && fonts == other.fonts && list.paintsSame(as: other.list)
  }
}
