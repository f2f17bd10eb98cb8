import EmakiFormats

@testable import EmakiTesting

enum PNGBytes {
  /// A file of the same pixels that differs from the one a recording would write.
  static func uncompressedCopy(of content: PictureSnapshot) throws -> [UInt8] {
    try PNGEncoder(level: .fast).encode(
      content.picture,
      metadata: PNGMetadata(texts: [PNGText(keyword: "Comment", text: "another program")]))
  }
}
