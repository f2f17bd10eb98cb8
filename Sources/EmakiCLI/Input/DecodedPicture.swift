import EmakiDrawing
import EmakiFormats

/// Pictures from files, called by path and content, so that another content is another picture.
enum DecodedPicture {
  /// The picture of a PNG, JPEG or WebP file, or `nil` where it is none.
  static func image(_ bytes: [UInt8], named path: String) -> DisplayImage? {
    guard let pixels = try? PictureFile.pixels(bytes) else { return nil }
    return DisplayImage(name: "\(path) \(hash(bytes))", pixels: pixels)
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
