/// Reads the first directory of tags in Exif data (TIFF 6.0, section 2).
struct ExifReader {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// The mark that some formats put before the data.
  private static let mark = Array("Exif\0\0".utf8)

  init(_ data: some Collection<UInt8>) {
    bytes = Array(
      data.starts(with: Self.mark) ? Array(data.dropFirst(Self.mark.count)) : Array(data))
    isLittleEndian = bytes.first == UInt8(ascii: "I")
  }

  /// The tag 0x0112, a number of sixteen bits.
  var orientation: PictureOrientation? {
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return nil }
      if tag == 0x0112 { return number(at: place + 8, 2).flatMap(PictureOrientation.init) }
    }
    return nil
  }

  private func number(at place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    let digits = bytes[place..<(place + count)]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
