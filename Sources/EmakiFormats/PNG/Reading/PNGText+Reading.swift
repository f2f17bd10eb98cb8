import EmakiLimits

extension PNGText {
  /// Reads a chunk `tEXt`, `zTXt` or `iTXt`; `nil` where it makes no sense.
  init?(_ chunk: PNGChunk) {
    var rest = chunk.data[...]
    func takeUntilZero() -> Slice<UnsafeRawBufferPointer>? {
      guard let zero = rest.firstIndex(of: 0) else { return nil }
      defer { rest = rest[(zero + 1)...] }
      return rest[..<zero]
    }
    guard let keyword = takeUntilZero() else { return nil }
    var isCompressed = chunk.name == "zTXt"
    if chunk.name == "iTXt" {
      guard rest.count >= 2 else { return nil }
      isCompressed = rest.removeFirst() != 0
    }
    if chunk.name != "tEXt" {
      guard rest.popFirst() == 0 else { return nil }
    }
    if chunk.name == "iTXt" {
      // The language, and the keyword in that language.
      guard takeUntilZero() != nil, takeUntilZero() != nil else { return nil }
    }
    var bytes = Array(rest)
    if isCompressed {
      do { bytes = try Zlib.expanded(bytes, limit: InputLimit.expandedTextBytes.most) } catch {
        return nil
      }
    }
    let text =
      chunk.name == "iTXt" ? String(decoding: bytes, as: UTF8.self) : Latin1.text(of: bytes)
    self.init(keyword: Latin1.text(of: keyword), text: text, isCompressed: isCompressed)
  }
}
