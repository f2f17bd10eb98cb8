/// The information of the segments before a JPEG's pixels (ITU T.81, B.1.1.4; Exif 2.3, 4.5).
struct JPEGSegments {
  /// How the stored picture is to be turned.
  private(set) var orientation = PictureOrientation.upright
  /// Whether one of Adobe's programs wrote the file.
  private(set) var isAdobe = false
  /// Whether the pixels are in arithmetic code.
  private(set) var isArithmetic = false
  /// The parts of the colour profile by their numbers (ICC.1:2010, B.4).
  private var profileParts: [UInt8: ArraySlice<UInt8>] = [:]

  /// The colour profile; `nil` where there is none.
  var profile: [UInt8]? {
    profileParts.isEmpty
      ? nil : profileParts.sorted { $0.key < $1.key }.flatMap { Array($0.value) }
  }

  private static let profileMark = Array("ICC_PROFILE\0".utf8)

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
      orientation = ExifReader(segment).orientation ?? orientation
    case 0xE2 where segment.starts(with: Self.profileMark):
      // Then come the number of the part and how many there are.
      let rest = segment.dropFirst(Self.profileMark.count)
      if let number = rest.first { profileParts[number] = rest.dropFirst(2) }
    case 0xC9...0xCB, 0xCD...0xCF: isArithmetic = true
    case 0xEE where segment.starts(with: Array("Adobe".utf8)): isAdobe = true
    default: break
    }
  }
}
