/// Tells formats by their first bytes.
enum FileFormat {
  /// Why a file is no PNG.
  static func reason(notPNG file: UnsafeRawBufferPointer) -> PNGError.Reason {
    if starts(file, "version https://git-lfs") { return .gitLFSPointer }
    let known: [(String, String)] = [
      ("\u{FF}\u{D8}\u{FF}", "JPEG"), ("GIF8", "GIF"), ("BM", "BMP"), ("RIFF", "RIFF or WebP"),
      ("II*\0", "TIFF"), ("MM\0*", "TIFF"), ("%PDF", "PDF"), ("<svg", "SVG"), ("<?xml", "XML"),
      ("\u{1F}\u{8B}", "gzip"), ("PK\u{3}\u{4}", "ZIP"), ("qoif", "QOI"), ("{", "JSON"),
      // A PNG that went through a change of line ends or lost its first byte.
      ("\u{89}PNG", "a PNG damaged by a transfer as text"), ("PNG\r\n", "a PNG without its start"),
    ]
    return .notPNG(seems: known.first { starts(file, $0.0) }?.1)
  }

  /// Whether the file starts with the text, one byte a character.
  private static func starts(_ file: UnsafeRawBufferPointer, _ text: String) -> Bool {
    file.starts(with: text.unicodeScalars.lazy.map { UInt8(truncatingIfNeeded: $0.value) })
  }
}
