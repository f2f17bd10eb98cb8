/// Makes parts of file names out of what people call things.
enum FileNamePart {
  /// The most bytes of a part; three parts and an extension stay under the 255 of file systems.
  private static let limit = 100

  /// The name with letters and digits kept and everything between them as one hyphen.
  ///
  /// Names that are too long end with a checksum, so that they stay different.
  static func from(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let part = words.joined(separator: "-")
    guard part.utf8.count > limit else { return part }
    var short = part
    while short.utf8.count > limit - 9 { short.removeLast() }
    return "\(short)-\(checksum(name))"
  }

  /// FNV-1a, 32 bits, in hexadecimal.
  private static func checksum(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 16)
  }
}
