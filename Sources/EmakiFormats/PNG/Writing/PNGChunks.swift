/// Writes the chunks of a PNG: length, four letters, data, and their check.
package enum PNGChunks {
  /// The eight bytes that start every PNG.
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Appends a chunk whose data `body` writes.
  static func append(
    _ name: String, to sink: inout ByteSink, body: (inout ByteSink) -> Void
  ) {
    let start = sink.count
    sink.append(bigEndian: UInt32(0))
    sink.append(Array(name.utf8))
    body(&sink)
    let end = sink.count
    sink.replace(at: start, bigEndian: UInt32(truncatingIfNeeded: end - start - 8))
    let checked = UnsafeRawBufferPointer(rebasing: sink.bytes[(start + 4)..<end])
    sink.append(bigEndian: CRC32.checksum(checked))
  }

  /// Appends the chunks `IHDR`, and what the metadata says must come before the pixels.
  static func appendHeader(
    width: Int, height: Int, colorType: UInt8, bitDepth: UInt8, metadata: PNGMetadata,
    to sink: inout ByteSink
  ) {
    sink.append(signature)
    append("IHDR", to: &sink) { sink in
      sink.append(bigEndian: UInt32(width))
      sink.append(bigEndian: UInt32(height))
      sink.append([bitDepth, colorType, 0, 0, 0])
    }
    if metadata.isSRGB { append("sRGB", to: &sink) { $0.append(0) } }
    if let density = metadata.pixelsPerMetre {
      append("pHYs", to: &sink) { sink in
        sink.append(bigEndian: UInt32(clamping: density))
        sink.append(bigEndian: UInt32(clamping: density))
        sink.append(1)
      }
    }
  }

  /// Appends the palette, and the alpha of its first colours where they are translucent.
  ///
  /// - Parameter colors: red in the lowest byte, then green, blue and alpha; translucent ones first.
  static func appendPalette(_ colors: [UInt32], to sink: inout ByteSink) {
    append("PLTE", to: &sink) { sink in
      for color in colors {
        sink.append([
          UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8),
          UInt8(truncatingIfNeeded: color >> 16),
        ])
      }
    }
    let alphas = colors.map { UInt8($0 >> 24) }
    guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return }
    append("tRNS", to: &sink) { $0.append(Array(alphas[...last])) }
  }

  /// Appends a text.
  static func append(
    _ text: PNGText, to sink: inout ByteSink, compressor: ByteCompressor
  ) throws(PNGError) {
    guard let keyword = Latin1.bytes(of: text.keyword), (1...79).contains(keyword.count) else {
      throw PNGError(.invalidKeyword(text.keyword))
    }
    if let latin = Latin1.bytes(of: text.text) {
      append(text.isCompressed ? "zTXt" : "tEXt", to: &sink) { sink in
        sink.append(keyword + [0])
        if text.isCompressed { sink.append(0) }
        sink.append(text.isCompressed ? compressor.compressed(latin) : latin)
      }
      return
    }
    let utf8 = Array(text.text.utf8)
    append("iTXt", to: &sink) { sink in
      sink.append(keyword + [0, text.isCompressed ? 1 : 0, 0, 0, 0])
      sink.append(text.isCompressed ? compressor.compressed(utf8) : utf8)
    }
  }
}
