import EmakiFiles
import EmakiFormats
import PixelDiff

/// A PNG file that is not decoded yet.
struct StoredPicture: Sendable {
  let file: FileContents
  /// For errors.
  let path: String

  /// - Parameter isRegular: whether a pipe or device is an error, as it is where no user named it.
  init(_ path: String, isRegular: Bool = false) throws(FileError) {
    file = try FileContents(picture: path, isRegular: isRegular)
    self.path = path
  }

  /// Whether both files hold the same bytes.
  func holdsSame(as other: StoredPicture) -> Bool { file.holdsSame(as: other.file) }

  /// Whether the file is a JPEG or WebP.
  var isOther: Bool { file.withBytes { PictureFile.isOther(Array($0.prefix(16))) } }

  /// The information of the file besides its pixels, checked as far as is possible without decoding
  /// it.
  func info() throws(PictureError) -> PNGInfo {
    try read { decoder, bytes throws(PNGError) in try decoder.readInfo(bytes) }
  }

  /// Its columns and rows.
  var size: PixelSize {
    get throws(PictureError) {
      let header = try info().header
      return PixelSize(width: header.width, height: header.height)
    }
  }

  /// The picture.
  func decoded() throws(PictureError) -> PNGImage {
    try read { decoder, bytes throws(PNGError) in try decoder.decode(bytes) }
  }

  private func read<Value>(
    _ body: (PNGDecoder, UnsafeRawBufferPointer) throws(PNGError) -> Value
  ) throws(PictureError) -> Value {
    do throws(PNGError) {
      return try file.withBytes { bytes throws(PNGError) in try body(PNGDecoder(), bytes) }
    } catch {
      throw PictureError(path: path, reason: "\(error)")
    }
  }
}

/// Why a file is no picture.
struct PictureError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}
