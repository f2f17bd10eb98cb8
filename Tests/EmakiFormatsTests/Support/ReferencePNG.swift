/// Writes PNG files of every kind, without compression and as plainly as the specification says.
struct ReferencePNG {
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks before the image data.
  var ancillary: [(String, [UInt8])] = []
  /// Bytes in each chunk of image data; all are in one unless given.
  var pieceSize: Int?
  /// Gives the filter of each stored row.
  var filter: (Int) -> UInt8 = { _ in 0 }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  /// The file; `sample` gives the stored value of a channel of a pixel.
  func file(sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
    let header =
      Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
    let chunks =
      [("IHDR", header)] + ancillary + pieces(Self.stored(rows(sample))).map { ("IDAT", $0) }
      + [("IEND", [])]
    return [137, 80, 78, 71, 13, 10, 26, 10] + chunks.flatMap(Self.chunk)
  }

  /// The image data, with an empty piece before those that are cut.
  private func pieces(_ data: [UInt8]) -> [[UInt8]] {
    guard let pieceSize else { return [data] }
    return [[]]
      + stride(from: 0, to: data.count, by: pieceSize).map { Array(data[$0...].prefix(pieceSize)) }
  }

  /// All rows with their filter bytes.
  func rows(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var result = [UInt8]()
    var number = 0
    for (startX, startY, stepX, stepY) in isInterlaced ? adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: startX, to: width, by: stepX))
      var above = [UInt8](repeating: 0, count: (columns.count * channels * bitDepth + 7) / 8)
      guard !columns.isEmpty else { continue }
      for y in stride(from: startY, to: height, by: stepY) {
        let row = packed(columns.flatMap { x in (0..<channels).map { sample(x, y, $0) } })
        result += filtered(row, above, filter(number))
        above = row
        number += 1
      }
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * bitDepth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * bitDepth
      bytes[bit / 8] |= UInt8(sample << (8 - bitDepth - bit % 8))
    }
    return bytes
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: UInt8) -> [UInt8] {
    let distance = max(1, channels * bitDepth / 8)
    return [filter]
      + row.indices.map { index in
        let left = index >= distance ? Int(row[index - distance]) : 0
        let corner = index >= distance ? Int(above[index - distance]) : 0
        let up = Int(above[index])
        let guess = left + up - corner
        let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
        let predicted = [0, left, up, (left + up) / 2, nearest][Int(filter)]
        return row[index] &- UInt8(predicted)
      }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return bigEndian(data.count) + checked + bigEndian(Int(crc(checked)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let count = part.count
      result += [rest.isEmpty ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      result += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + part
    } while !rest.isEmpty
    return result + bigEndian(Int(adler(bytes)))
  }

  /// CRC-32, one bit after another.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  /// Adler-32, one byte after another.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
