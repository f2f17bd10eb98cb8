/// What the segments before a JPEG's pixels say (ITU T.81, B.1.1.4; Exif 2.3, 4.5).
struct JPEGSegments {
  /// How the stored picture is to be turned.
  private(set) var orientation = Orientation.upright
  /// Whether one of Adobe's programs wrote the file.
  private(set) var isAdobe = false

  init(_ file: [UInt8]) {
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      // A filling byte before the marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      // The pixels begin.
      if marker == 0xDA { return }
      let end = place + 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
      guard end >= place + 4, end <= file.count else { return }
      read(marker, file[(place + 4)..<end])
      place = end
    }
  }

  private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) {
    switch marker {
    case 0xE1 where segment.starts(with: Array("Exif\0\0".utf8)):
      orientation = ExifReader(segment.dropFirst(6)).orientation ?? orientation
    case 0xEE where segment.starts(with: Array("Adobe".utf8)): isAdobe = true
    default: break
    }
  }
}

/// Reads the first directory of tags in an Exif segment (TIFF 6.0, section 2).
private struct ExifReader {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  init(_ segment: ArraySlice<UInt8>) {
    bytes = Array(segment)
    isLittleEndian = bytes.first == UInt8(ascii: "I")
  }

  /// The tag 0x0112, a number of sixteen bits.
  var orientation: Orientation? {
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return nil }
      if tag == 0x0112 { return number(at: place + 8, 2).flatMap(Orientation.init) }
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
