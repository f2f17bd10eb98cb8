/// JPEG files of blocks of 8 × 8 pixels, each of one colour, written bit by bit after ITU T.81.
///
/// With 8 as the divisor of the constant term, that term is the block's value less 128: what is
/// decoded can be told in the head.
public struct FlatJPEG: Sendable {
  /// Rows of blocks; a block has one value for each component, 0…255.
  public var blocks: [[[Int]]]
  /// The value of Adobe's colour transform, 0 … 2; `nil` leaves Adobe's segment out.
  public var adobeTransform: UInt8?
  /// Exif's orientation, 1 … 8; `nil` leaves the segment out.
  public var orientation: UInt8?
  /// Whether Exif's numbers begin with their low byte.
  public var isLittleEndian = false

  /// Makes a picture of rows of blocks.
  public init(_ blocks: [[[Int]]], adobeTransform: UInt8? = nil, orientation: UInt8? = nil) {
    self.blocks = blocks
    self.adobeTransform = adobeTransform
    self.orientation = orientation
  }

  /// The file.
  public var bytes: [UInt8] {
    let height = 8 * blocks.count
    let width = 8 * blocks[0].count
    let components = (1...UInt8(components))
    return [0xFF, 0xD8] + exif + adobe
      + segment(0xDB, [0] + [8] + [UInt8](repeating: 1, count: 63))
      + segment(
        0xC0,
        [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
          + [UInt8(components.count)] + components.flatMap { [$0, 0x11, 0] })
      // Twelve sizes of the constant term, four bits each.
      + segment(0xC4, [0x00] + Self.counts([4: 12]) + Array(0...11))
      // One code, a single 0, for "nothing but the constant term".
      + segment(0xC4, [0x10] + Self.counts([1: 1]) + [0])
      + segment(
        0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0x00] } + [0, 63, 0])
      + scan + [0xFF, 0xD9]
  }

  private var components: Int { blocks[0][0].count }

  private static func counts(_ codes: [Int: UInt8]) -> [UInt8] { (1...16).map { codes[$0] ?? 0 } }

  private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  private var adobe: [UInt8] {
    guard let adobeTransform else { return [] }
    return segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobeTransform])
  }

  private var exif: [UInt8] {
    guard let orientation else { return [] }
    let big: [UInt8] = [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation]
    let little: [UInt8] = [
      73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, orientation, 0,
    ]
    return segment(
      0xE1, Array("Exif\0\0".utf8) + (isLittleEndian ? little : big) + [0, 0, 0, 0, 0, 0])
  }

  private var scan: [UInt8] {
    var bits = ""
    var last = [Int](repeating: 128, count: components)
    for block in blocks.joined() {
      for (component, value) in block.enumerated() {
        bits += Self.code(value - last[component]) + "0"
        last[component] = value
      }
    }
    while bits.count % 8 != 0 { bits += "1" }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8(bits.dropFirst(start).prefix(8), radix: 2) ?? 0
    }
    return bytes.flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] }
  }

  /// The size in bits, in four bits, then the difference; negative ones less one.
  private static func code(_ difference: Int) -> String {
    let size = String(abs(difference), radix: 2).count - (difference == 0 ? 1 : 0)
    let value = difference < 0 ? difference + (1 << size) - 1 : difference
    let digits = size == 0 ? "" : padded(value, size)
    return padded(size, 4) + digits
  }

  private static func padded(_ value: Int, _ count: Int) -> String {
    let digits = String(value, radix: 2)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
