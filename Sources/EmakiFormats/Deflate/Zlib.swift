/// Reads whole zlib streams (RFC 1950) in memory.
enum Zlib {
  /// The bytes of a zlib stream.
  ///
  /// - Throws: `tooLong` where more than `limit` bytes come out.
  static func expanded(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(InflateError) in try expanded(bytes, limit: limit) }
    }
    return try result.get()
  }

  private static func expanded(
    _ bytes: UnsafeRawBufferPointer, limit: Int
  ) throws(InflateError) -> [UInt8] {
    var inflater = Inflater([bytes], part: 1 << 16)
    var expanded: [UInt8] = []
    while let part = try inflater.next() {
      guard expanded.count + part.count <= limit else { throw .tooLong }
      expanded.append(contentsOf: part)
    }
    return expanded
  }
}
