/// Text in the character set Latin-1 (ISO 8859-1), which PNG uses for keywords.
enum Latin1 {
  /// One byte a character, or `nil` where the text has other characters or a zero.
  static func bytes(of text: String) -> [UInt8]? {
    if text.utf8.allSatisfy({ 0 < $0 && $0 < 0x80 }) { return Array(text.utf8) }
    var bytes = [UInt8]()
    for scalar in text.unicodeScalars {
      guard scalar.value > 0, let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// The text that the bytes say.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
