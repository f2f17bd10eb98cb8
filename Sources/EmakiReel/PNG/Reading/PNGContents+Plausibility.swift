extension PNGContents {
  /// Checks what can be told without expanding the picture: that its data begin as a zlib stream and
  /// a block do, and that they can be as many bytes as the size asks for.
  ///
  /// Two bits are the shortest that say a match, and a match is 258 bytes at most.
  ///
  /// - Complexity: the number of chunks.
  func checkPlausibility() throws(PNGError) {
    let count = imageData.reduce(0) { $0 + $1.count }
    let rows = header.storedBytes(width: header.width, height: header.height)
    let (header, check) = (2, 4)
    let most = (count - header - check) * 4 * DeflateFormat.maxMatch
    guard count > header + check, rows <= most else { throw PNGError(.truncated("the image data")) }
    var start: [Int] = []
    for piece in imageData {
      for byte in piece.prefix(3 - start.count) { start.append(Int(byte)) }
    }
    let isZlib = Inflater.isStart(start[0], start[1])
    // There are three kinds of blocks.
    guard isZlib, start[2] >> 1 & 3 < 3 else { throw PNGError(.malformed("the image data")) }
  }
}
