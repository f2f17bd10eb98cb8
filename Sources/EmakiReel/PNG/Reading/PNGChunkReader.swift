/// A chunk of a PNG, in place.
struct PNGChunk {
  /// Four letters.
  let name: String
  /// The data.
  let data: UnsafeRawBufferPointer
  /// Where the chunk starts in the file.
  let offset: Int

  /// Whether a reader that does not know the chunk must give up.
  var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }
}

/// Steps through the chunks of a PNG and compares their checks.
struct PNGChunkReader {
  private let file: UnsafeRawBufferPointer
  private var position: Int

  /// Looks at the signature.
  ///
  /// - Throws: what the file is instead of a PNG, as far as its first bytes tell.
  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    let signature = PNGChunks.signature
    guard !file.isEmpty else { throw PNGError(.empty) }
    guard file.starts(with: signature) else {
      if signature.starts(with: file.prefix(signature.count)) {
        throw PNGError(.truncated("the signature"), offset: file.count)
      }
      throw PNGError(FileFormat.reason(notPNG: file), offset: 0)
    }
    self.file = file
    position = signature.count
  }

  /// The next chunk, or `nil` behind `IEND`; bytes behind that are not looked at.
  mutating func next() throws(PNGError) -> PNGChunk? {
    guard position >= 0 else { return nil }
    let start = position
    guard file.count - start >= 8 else {
      throw PNGError(.truncated("a chunk's header"), offset: file.count)
    }
    let length = Int(file.bigEndian32(at: start))
    let letters = file[(start + 4)..<(start + 8)]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }), length < 1 << 31 else {
      throw PNGError(.malformed("a chunk's header"), offset: start)
    }
    let name = Latin1.text(of: letters)
    guard file.count - start >= 12 + length else {
      throw PNGError(.truncated("chunk \(name)"), offset: file.count)
    }
    let end = start + 8 + length
    let checked = UnsafeRawBufferPointer(rebasing: file[(start + 4)..<end])
    guard CRC32.checksum(checked) == file.bigEndian32(at: end) else {
      throw PNGError(.wrongCheck(chunk: name), offset: start)
    }
    position = name == "IEND" ? -1 : end + 4
    return PNGChunk(
      name: name, data: UnsafeRawBufferPointer(rebasing: file[(start + 8)..<end]), offset: start)
  }
}
