/// The compressed picture of a PNG: the data of chunks that follow one another.
///
/// Only the location of the chunks in the file is kept, so that a file can be checked without
/// memory.
struct PNGImageData {
  /// From the data of the first chunk to the end of those of the last.
  private var span = UnsafeRawBufferPointer(start: nil, count: 0)
  private var firstCount = 0
  /// Bytes of all pieces.
  private(set) var count = 0

  /// Whether there is no chunk.
  var isEmpty: Bool { span.baseAddress == nil }

  /// Adds the data of the chunk that follows.
  mutating func append(_ data: UnsafeRawBufferPointer) {
    if let start = span.baseAddress, let end = data.baseAddress {
      span = UnsafeRawBufferPointer(start: start, count: end + data.count - start)
    } else {
      span = data
      firstCount = data.count
    }
    count += data.count
  }

  /// The data of each chunk.
  var pieces: [UnsafeRawBufferPointer] {
    var pieces: [UnsafeRawBufferPointer] = []
    forEachPiece { pieces.append($0) }
    return pieces
  }

  /// The byte at an offset in all pieces together.
  func byte(at place: Int) -> UInt8? {
    var rest = place
    var byte: UInt8?
    forEachPiece { piece in
      if byte == nil && rest < piece.count { byte = piece[rest] }
      rest -= piece.count
    }
    return byte
  }

  @inline(__always)
  private func forEachPiece(_ visit: (UnsafeRawBufferPointer) -> Void) {
    if isEmpty { return }
    var (start, length) = (0, firstCount)
    while true {
      visit(UnsafeRawBufferPointer(rebasing: span[start..<(start + length)]))
      // Behind the data come their check, and the length and the name of the next chunk.
      start += length + 12
      guard start <= span.count else { return }
      length = Int(span.bigEndian32(at: start - 8))
    }
  }
}
