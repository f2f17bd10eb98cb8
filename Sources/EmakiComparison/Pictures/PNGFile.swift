/// The frame of a PNG file: enough to tell what it is without decoding it.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether the file says that it is an animation; that chunk stands before the pixels.
  static func isAnimated(_ file: [UInt8]) -> Bool {
    var isAnimated = false
    forEachChunk(of: file) { name, _ in
      isAnimated = isAnimated || name == "acTL"
      return name != "IDAT" && !isAnimated
    }
    return isAnimated
  }

  /// Visits whole chunks up to the end mark, until `visit` returns `false`.
  private static func forEachChunk(
    of file: [UInt8], _ visit: (_ name: String, _ length: Int) -> Bool
  ) {
    guard file.starts(with: signature) else { return }
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      guard offset + 12 + length <= file.count, visit(name, length), name != "IEND" else { return }
      offset += 12 + length
    }
  }
}
