/// Compresses bytes to zlib streams and keeps its storage between them.
final class ByteCompressor {
  private var stream = DeflateStream()
  private var matcher = ByteMatcher()

  /// The bytes as a zlib stream; valid until the next call.
  func compress(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    stream.reset()
    stream.output.append([0x78, 0xDA])
    var adler = Adler32()
    adler.add(bytes)
    matcher.tokenize(bytes, into: &stream)
    stream.finish()
    stream.output.append(bigEndian: adler.value)
    return stream.output.bytes
  }

  /// The bytes as a zlib stream.
  func compressed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { Array(compress($0)) }
  }
}
