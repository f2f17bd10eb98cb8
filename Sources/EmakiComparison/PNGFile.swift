/// The frame of a PNG file: enough to tell a whole file from a broken one without decoding it.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether the file is a chain of chunks from the header to the end mark.
  static func isWhole(_ file: [UInt8]) -> Bool {
    guard file.starts(with: signature) else { return false }
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      if Array(file[(offset + 4)..<(offset + 8)]) == Array("IEND".utf8) { return length == 0 }
      offset += 12 + length
    }
    return false
  }
}
