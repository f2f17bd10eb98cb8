extension PNGText {
  /// The most bytes to which a text may expand.
  private static let limit = 1 << 26

  /// Reads a chunk `tEXt`, `zTXt` or `iTXt`.
  init(_ chunk: PNGChunk) throws(PNGError) {
    let malformed = PNGError(.malformed("chunk \(chunk.name)"), offset: chunk.offset)
    var rest = chunk.data[...]
    func takeUntilZero() throws(PNGError) -> Slice<UnsafeRawBufferPointer> {
      guard let zero = rest.firstIndex(of: 0) else { throw malformed }
      defer { rest = rest[(zero + 1)...] }
      return rest[..<zero]
    }
    let keyword = Latin1.text(of: try takeUntilZero())
    var isCompressed = chunk.name == "zTXt"
    if chunk.name == "iTXt" {
      guard rest.count >= 2 else { throw malformed }
      isCompressed = rest.removeFirst() != 0
    }
    if chunk.name != "tEXt" {
      guard rest.popFirst() == 0 else { throw malformed }
    }
    if chunk.name == "iTXt" {
      // The language, and the keyword in that language.
      _ = try takeUntilZero()
      _ = try takeUntilZero()
    }
    var bytes = Array(rest)
    if isCompressed {
      do { bytes = try Zlib.expanded(bytes, limit: Self.limit) } catch {
        throw malformed
      }
    }
    let text =
      chunk.name == "iTXt" ? String(decoding: bytes, as: UTF8.self) : Latin1.text(of: bytes)
    self.init(keyword: keyword, text: text, isCompressed: isCompressed)
  }
}
