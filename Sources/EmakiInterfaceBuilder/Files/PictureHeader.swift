internal import EmakiXML
internal import EmakiDrawing

/// The extent of a picture by the start of its file, without decoding it.
enum PictureHeader {
  /// Pixels of a PNG or JPEG, points of a PDF or SVG; `nil` for everything else.
  static func size(_ bytes: [UInt8]) -> Size? {
    png(bytes) ?? jpeg(bytes) ?? pdf(bytes) ?? svg(bytes)
  }

  /// PNG specification, 11.2.2.
  private static func png(_ bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    return size(number(bytes, 16, 4), number(bytes, 20, 4))
  }

  /// The frame header among the segments (ITU T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // C4, C8 and CC are tables, not frames.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(number(bytes, place + 7, 2), number(bytes, place + 5, 2))
      }
      place += 2 + max(2, number(bytes, place + 2, 2))
    }
    return nil
  }

  /// The first `/MediaBox [x y x y]` that is not compressed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    let name = Array("/MediaBox".utf8)
    guard
      let start = bytes.indices.dropLast(name.count).first(where: {
        bytes[$0] == name[0] && bytes[$0..<($0 + name.count)].elementsEqual(name)
      })
    else { return nil }
    let box = bytes[(start + name.count)...].prefix(120)
      .drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    let numbers = String(decoding: box, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double(written: String($0)) }
    guard numbers.count == 4 else { return nil }
    return Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  private static func svg(_ bytes: [UInt8]) -> Size? {
    let isText = bytes.prefix(3) == [0xEF, 0xBB, 0xBF] || bytes.first == UInt8(ascii: "<")
    return isText ? SVGFile.size(bytes) : nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int, _ height: Int) -> Size {
    Size(width: Double(width), height: Double(height))
  }
}
