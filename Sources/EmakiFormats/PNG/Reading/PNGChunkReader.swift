/// A chunk of a PNG, in place.
struct PNGChunk {
  /// Four letters.
  let name: String
  /// The data.
  let data: UnsafeRawBufferPointer
  /// Where the chunk starts in the file.
  let offset: Int
  /// The name and the data.
  private let checked: UnsafeRawBufferPointer
  /// Their check, as it is stored.
  private let check: UInt32

  /// A chunk of a file that holds the whole of it.
  fileprivate init(name: String, _ file: UnsafeRawBufferPointer, offset: Int, length: Int) {
    self.name = name
    self.offset = offset
    let end = offset + 8 + length
    data = UnsafeRawBufferPointer(rebasing: file[(offset + 8)..<end])
    checked = UnsafeRawBufferPointer(rebasing: file[(offset + 4)..<end])
    check = file.bigEndian32(at: end)
  }

  /// Whether a reader that does not know the chunk must give up.
  var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }

  /// Compares the check with what it is of.
  func verify() throws(PNGError) {
    guard CRC32.checksum(checked) == check else {
      throw PNGError(.wrongCheck(chunk: name), offset: offset)
    }
  }
}

/// Steps through the chunks of a PNG, whose checks are left to the caller.
struct PNGChunkReader {
  private let file: UnsafeRawBufferPointer
  private var position: Int
  /// Whether `IEND` was read.
  private(set) var isAtEnd = false

  /// Looks at the signature.
  ///
  /// - Throws: what the file is instead of a PNG, as far as its first bytes tell.
  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    guard !file.isEmpty else { throw PNGError(.empty) }
    let count = 8
    // The signature as two numbers, for an array would be made up at run time.
    guard file.count >= count, file.bigEndian32(at: 0) == 0x8950_4E47,
      file.bigEndian32(at: 4) == 0x0D0A_1A0A
    else {
      let signature = PNGChunks.signature
      if signature.starts(with: file) {
        throw PNGError(.truncated("the signature"), offset: file.count)
      }
      throw PNGError(FileFormat.reason(notPNG: file), offset: 0)
    }
    self.file = file
    position = count
  }

  /// The next chunk; bytes behind `IEND` are not looked at.
  ///
  /// Not optional, as the type of an optional chunk would be made up at run time.
  mutating func next() throws(PNGError) -> PNGChunk {
    let start = position
    guard file.count - start >= 8 else {
      throw PNGError(.truncated("a chunk's header"), offset: file.count)
    }
    let length = Int(file.bigEndian32(at: start))
    let letters = file[(start + 4)..<(start + 8)]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }), length < 1 << 31 else {
      throw PNGError(.malformed("a chunk's header"), offset: start)
    }
    let name = String(decoding: letters, as: UTF8.self)
    guard file.count - start >= 12 + length else {
      throw PNGError(.truncated("chunk \(name)"), offset: file.count)
    }
    isAtEnd = name == "IEND"
    position = start + 12 + length
    return PNGChunk(name: name, file, offset: start, length: length)
  }
}
