public import EmakiFiles
public import EmakiDrawing
import EmakiThreads

/// Two PNG files that are read at the same time, on two threads where there are as many.
public struct PNGPair: Sendable {
  /// Why one of the files cannot be read.
  public struct Failure: Error {
    /// Whether it is the second file.
    public let isSecond: Bool
    /// The fault of the picture.
    public let error: PNGError
  }

  /// Rows of both pictures.
  ///
  /// - Parameters:
  ///   - rows: their numbers from the top.
  ///   - first: their pixels in the first picture, red in the lowest byte.
  ///   - second: their pixels in the second picture.
  /// - Returns: `false` where no more rows are wanted.
  public typealias BandVisitor =
    @Sendable (
      _ rows: Range<Int>, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>
    ) -> Bool

  private let files: [FileContents]
  private let contents: [PNGContents]

  /// Reads what the files say besides their pixels. All chunks are verified, those of the pictures
  /// once these are asked for.
  public init(
    _ first: FileContents, _ second: FileContents, maxPixels: Int = PNGDecoder().maxPixels
  ) throws(Failure) {
    let files = [first, second]
    defer { withExtendedLifetime(files) {} }
    self.files = files
    var contents: [PNGContents] = []
    for side in files.indices {
      do throws(Failure) {
        contents.append(try Self.read(files, side, maxPixels, leaving: .picture))
      } catch {
        // Of several damages the first in the file is reported.
        contents.append(try Self.read(files, side, maxPixels, leaving: .none))
      }
    }
    self.contents = contents
  }

  private static func read(
    _ files: [FileContents], _ side: Int, _ maxPixels: Int, leaving left: PNGContents.Parts
  ) throws(Failure) -> PNGContents {
    do throws(PNGError) {
      return try PNGContents(
        files[side].bytes, maxPixels: maxPixels, leaving: left)
    } catch { throw Failure(isSecond: side == 1, error: error) }
  }

  /// The information of the first file besides its pixels.
  public var firstInfo: PNGInfo { contents[0].info }
  /// The information of the second file besides its pixels.
  public var secondInfo: PNGInfo { contents[1].info }

  /// Whether the pictures are of one size.
  public var haveSameSize: Bool {
    let (first, second) = (contents[0].header, contents[1].header)
    return first.width == second.width && first.height == second.height
  }

  /// Whether `forEachBand` can be used: the pictures are of one size, and not interlaced.
  public var hasBands: Bool { haveSameSize && !contents.contains(where: \.header.isInterlaced) }

  /// Both pictures.
  public func pictures() throws(Failure) -> (first: PixelBuffer, second: PixelBuffer) {
    defer { withExtendedLifetime(files) {} }
    let (first, second) = (contents[0], contents[1])
    let both = ThreadTeam.both(
      { Self.picture(first, isSecond: false) }, { Self.picture(second, isSecond: true) })
    return (try both.0.get(), try both.1.get())
  }

  private static func picture(
    _ contents: PNGContents, isSecond: Bool
  ) -> Result<PixelBuffer, Failure> {
    do throws(PNGError) {
      try contents.verifyPicture()
      return .success(try contents.pixels)
    } catch {
      return .failure(Failure(isSecond: isSecond, error: error))
    }
  }

  /// Visits the rows whose pixels differ in bands, without ever holding the whole pictures.
  ///
  /// The bands come from the top down, on any thread.
  public func forEachBand(_ visit: @escaping BandVisitor) throws(Failure) {
    try forEachBand(pixels: PNGBands.usualPixels(contents[0].header), visit)
  }

  /// - Parameter pixels: how many are in a band, more or less.
  func forEachBand(pixels: Int, _ visit: @escaping BandVisitor) throws(Failure) {
    defer { withExtendedLifetime(files) {} }
    do throws(Failure) {
      try PNGBands(contents[0], contents[1], pixels: pixels, visit).run()
    } catch {
      // Where both are broken it is chance which is found first, so the first is reported.
      _ = try pictures()
      throw error
    }
  }
}

/// The bytes it points to stay as they are.
extension PNGContents: @unchecked Sendable {}
