internal import EmakiDrawing
internal import EmakiXML

/// The extent of a file that has lines and no pixels.
enum DrawingHeader {
  /// Points of a PDF or SVG; `nil` for everything else.
  static func size(_ bytes: [UInt8]) -> Size? { pdf(bytes) ?? svg(bytes) }

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
}
