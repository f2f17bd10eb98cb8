import EmakiDrawing

/// Reads animated GIF files of the kind that keeps each frame on the picture, as plainly as the
/// specification says.
struct ReferenceGIF {
  private let bytes: [UInt8]
  private var position = 13
  private(set) var frames: [PixelBuffer] = []
  private(set) var times: [Int] = []
  private(set) var rectangles: [[Int]] = []

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes[10] & 0x80 == 0 else { throw Malformed() }
    var canvas = PixelBuffer(width: word(6), height: word(8))
    var clearPlace = -1
    while bytes[position] != 0x3B {
      if bytes[position] == 0x21 {
        if bytes[position + 1] == 0xF9 {
          times.append(word(position + 4))
          clearPlace = bytes[position + 3] & 1 == 1 ? Int(bytes[position + 6]) : -1
        }
        position += 2
        _ = takeBlocks()
      } else {
        try drawImage(on: &canvas, clearPlace)
        frames.append(canvas)
      }
    }
  }

  struct Malformed: Error {}

  private func word(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }

  private mutating func takeBlocks() -> [UInt8] {
    var data = [UInt8]()
    while bytes[position] != 0 {
      let count = Int(bytes[position])
      data += bytes[(position + 1)...(position + count)]
      position += count + 1
    }
    position += 1
    return data
  }

  private mutating func drawImage(on canvas: inout PixelBuffer, _ clearPlace: Int) throws {
    guard bytes[position] == 0x2C, bytes[position + 9] & 0x80 != 0 else { throw Malformed() }
    let rectangle = (0..<4).map { word(position + 1 + 2 * $0) }
    rectangles.append(rectangle)
    let palette = position + 10
    position = palette + 3 << (Int(bytes[position + 9] & 7) + 1)
    let minimum = Int(bytes[position])
    position += 1
    let places = try Self.expanded(takeBlocks(), minimum: minimum)
    guard places.count == rectangle[2] * rectangle[3] else { throw Malformed() }
    for (index, place) in places.enumerated() where Int(place) != clearPlace {
      let color = palette + 3 * Int(place)
      canvas[rectangle[0] + index % rectangle[2], rectangle[1] + index / rectangle[2]] = Color(
        red: bytes[color], green: bytes[color + 1], blue: bytes[color + 2])
    }
  }

  private static func expanded(_ data: [UInt8], minimum: Int) throws -> [UInt8] {
    let clear = 1 << minimum
    var strings = [[UInt8]]()
    var length = minimum + 1
    var before: [UInt8]?
    var result = [UInt8]()
    var bit = 0
    while bit + length <= 8 * data.count {
      let code = (0..<length).reduce(0) { sum, offset in
        let index = bit + offset
        return sum | Int(data[index / 8] >> UInt8(index % 8) & 1) << offset
      }
      bit += length
      if code == clear {
        strings = (0..<(clear + 2)).map { [UInt8(truncatingIfNeeded: $0)] }
        length = minimum + 1
        before = nil
        continue
      }
      if code == clear + 1 { return result }
      guard code <= strings.count else { throw Malformed() }
      if let before {
        let first = code < strings.count ? strings[code][0] : before[0]
        if strings.count < 4096 { strings.append(before + [first]) }
        if strings.count == 1 << length && length < 12 { length += 1 }
      }
      result += strings[code]
      before = strings[code]
    }
    throw Malformed()
  }
}
