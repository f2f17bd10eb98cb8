extension PNGContents {
  /// Checks what can be told without expanding the picture: that its data begin as a zlib stream and
  /// a block do, and that they can be as many bytes as the size asks for.
  ///
  /// Two bits are the shortest that say a match, and a match is 258 bytes at most.
  ///
  /// - Complexity: the number of chunks.
  func checkPlausibility() throws(PNGError) {
    let rows = header.storedBytes(width: header.width, height: header.height)
    let (header, check) = (2, 4)
    let most = (imageData.count - header - check) * 4 * DeflateFormat.maxMatch
    guard imageData.count > header + check, rows <= most,
      let first = imageData.byte(at: 0), let second = imageData.byte(at: 1),
      let block = imageData.byte(at: header)
    else { throw PNGError(.truncated("the image data")) }
    // There are three kinds of blocks.
    guard Inflater.isStart(Int(first), Int(second)), block >> 1 & 3 < 3 else {
      throw PNGError(.malformed("the image data"))
    }
  }
}
