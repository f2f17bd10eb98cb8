import EmakiDrawing

/// The changed part of a frame: its colours, with those pixels marked that stay as they were.
struct GIFPart {
  /// The value of a pixel that stays.
  private static let kept = UInt32.max

  private let width: Int
  /// Colours with red in the lowest byte, or `kept`, row by row.
  private let colors: [UInt32]
  /// Each colour once, with the number of its pixels.
  let entries: [ColorQuantizer.Entry]

  init(_ picture: PixelBuffer, before: PixelBuffer?, _ region: PixelRegion) {
    width = region.width
    var colors = [UInt32]()
    colors.reserveCapacity(region.width * region.height)
    for y in region.y..<(region.y + region.height) {
      for x in region.x..<(region.x + region.width) {
        let color = Self.color(picture, x, y)
        let isKept = before.map { Self.color($0, x, y) == color } ?? false
        colors.append(isKept ? Self.kept : color)
      }
    }
    self.colors = colors
    entries = Self.counted(colors)
  }

  @inline(__always)
  private static func color(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
    let index = 4 * (y * picture.width + x)
    return UInt32(picture.bytes[index]) | UInt32(picture.bytes[index + 1]) << 8
      | UInt32(picture.bytes[index + 2]) << 16
  }

  private static func counted(_ colors: [UInt32]) -> [ColorQuantizer.Entry] {
    var table = ColorTable()
    var entries = [ColorQuantizer.Entry]()
    for color in colors where color != kept {
      if let index = table.value(color) {
        entries[index].count += 1
      } else {
        table.set(color, entries.count)
        entries.append(ColorQuantizer.Entry(color: color, count: 1))
      }
    }
    return entries
  }

  /// The palette index of each pixel, counted from 1; 0 for pixels that stay.
  func places(_ quantizer: ColorQuantizer) -> [UInt8] {
    colors.map { $0 == Self.kept ? 0 : UInt8(quantizer.index(of: $0) + 1) }
  }

  /// The same, with the error of each pixel spread to the next ones: 7/16 to the right, and 3, 5 and
  /// 1/16 to the three below.
  func ditheredPlaces(_ quantizer: ColorQuantizer) -> [UInt8] {
    var places = [UInt8](repeating: 0, count: colors.count)
    var errors = [SIMD3<Int>](repeating: .zero, count: width + 2)
    var below = errors
    for (index, color) in colors.enumerated() {
      let x = index % width
      if x == 0 && index > 0 {
        errors = below
        below = Array(repeating: .zero, count: width + 2)
      }
      guard color != Self.kept else { continue }
      let spread = errors[x + 1]
      let wanted =
        ColorQuantizer.channels(color) &+ SIMD3(spread.x / 16, spread.y / 16, spread.z / 16)
      let place = quantizer.nearest(to: wanted)
      places[index] = UInt8(place + 1)
      let error = wanted &- ColorQuantizer.channels(quantizer.palette[place])
      errors[x + 2] &+= error &* 7
      below[x] &+= error &* 3
      below[x + 1] &+= error &* 5
      below[x + 2] &+= error
    }
    return places
  }
}
