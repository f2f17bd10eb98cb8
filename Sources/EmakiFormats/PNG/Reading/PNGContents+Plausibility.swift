extension PNGContents {
  /// Checks what is known without expanding the picture and the frames: that their data begin as a
  /// zlib stream and a block do, and that they can be as many bytes as the sizes ask for. So a
  /// small file that promises a huge picture is refused before memory is taken for it.
  ///
  /// - Complexity: the number of chunks.
  func checkPlausibility() throws(PNGError) {
    try check(
      PNGDataStart(
        count: imageData.count, bytes: (0..<3).map { imageData.byte(at: $0) }),
      width: header.width, height: header.height)
    for frame in frames {
      try check(
        PNGDataStart(frame.data), width: frame.control.width, height: frame.control.height)
    }
  }

  private func check(_ data: PNGDataStart, width: Int, height: Int) throws(PNGError) {
    let bytes = header.storedBytes(width: width, height: height)
    guard let start = data.start, bytes <= data.mostExpanded else {
      throw PNGError(.truncated("the image data"))
    }
    // There are three kinds of blocks.
    guard Inflater.isStart(start.0, start.1), start.block >> 1 & 3 < 3 else {
      throw PNGError(.malformed("the image data"))
    }
  }
}

/// How much compressed data there is, and how it begins.
private struct PNGDataStart {
  let count: Int
  let bytes: [UInt8?]

  private static let header = 2
  private static let check = 4

  init(count: Int, bytes: [UInt8?]) {
    (self.count, self.bytes) = (count, bytes)
  }

  init(_ pieces: [UnsafeRawBufferPointer]) {
    var bytes: [UInt8] = []
    for piece in pieces where bytes.count < 3 { bytes += piece.prefix(3 - bytes.count) }
    self.init(count: pieces.reduce(0) { $0 + $1.count }, bytes: bytes)
  }

  /// The header of the stream and of its first block; `nil` where there is no room for the check.
  var start: (Int, Int, block: UInt8)? {
    guard count > Self.header + Self.check, bytes.count == 3, let first = bytes[0],
      let second = bytes[1], let block = bytes[2]
    else { return nil }
    return (Int(first), Int(second), block)
  }

  /// The most bytes that it can be expanded to: two bits are the shortest that say a match, and a
  /// match is 258 bytes at most.
  var mostExpanded: Int {
    (count - Self.header - Self.check) * 4 * DeflateFormat.maxMatch
  }
}
