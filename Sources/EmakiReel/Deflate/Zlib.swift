/// Reads whole zlib streams (RFC 1950) in memory.
enum Zlib {
  /// The bytes of a zlib stream.
  ///
  /// - Throws: `tooLong` where more than `limit` bytes come out.
  static func expanded(
    _ bytes: [UInt8], limit: Int, inflater: borrowing Inflater
  ) throws(InflateError) -> [UInt8] {
    var failure: InflateError?
    var collected = Collector(limit: limit)
    bytes.withUnsafeBytes { bytes in
      do throws(InflateError) { collected = try inflater.expandZlib(bytes, into: collected) } catch
      {
        failure = error
      }
    }
    if let failure { throw failure }
    return collected.bytes
  }

  /// Keeps all bytes.
  private struct Collector: InflateConsumer {
    let limit: Int
    var bytes: [UInt8] = []

    mutating func take(_ part: UnsafeRawBufferPointer) throws(InflateError) -> Bool {
      guard bytes.count + part.count <= limit else { throw .tooLong }
      bytes.append(contentsOf: part)
      return true
    }
  }
}
