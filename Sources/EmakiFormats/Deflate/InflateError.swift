/// Why compressed data could not be expanded.
enum InflateError: Error, Hashable {
  /// The data end before the stream does.
  case truncated
  /// The data are no deflate stream.
  case malformed
  /// The Adler-32 check does not match.
  case wrongCheck
  /// More than the allowed number of bytes came out.
  case tooLong
}
