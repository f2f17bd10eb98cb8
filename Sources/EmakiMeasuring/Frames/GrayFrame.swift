public import EmakiDrawing
import EmakiLimits

/// One frame of a recording in shades of grey, and when it is shown.
public struct GrayFrame: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Brightness of each pixel, row by row, 0…255.
  public let values: [UInt8]
  /// When it is shown, in seconds from the start of the recording.
  public let time: Double

  /// Makes a frame.
  ///
  /// - Precondition: `values.count == width * height`.
  public init(width: Int, height: Int, values: [UInt8], time: Double) {
    precondition(values.count == width * height)
    (self.width, self.height, self.values, self.time) = (width, height, values, time)
  }

  /// A picture, made smaller by a whole number of pixels to each side; transparent parts are white.
  public init(_ pixels: PixelBuffer, dividedBy step: Int = 1, time: Double) {
    let step = max(1, step)
    let (width, height) = (max(1, pixels.width / step), max(1, pixels.height / step))
    var values = [UInt8](repeating: 255, count: width * height)
    for y in 0..<min(height, pixels.height) {
      for x in 0..<min(width, pixels.width) {
        var sum = 0
        for row in y * step..<min(y * step + step, pixels.height) {
          for column in x * step..<min(x * step + step, pixels.width) {
            sum += Self.brightness(pixels.bytes, 4 * (row * pixels.width + column))
          }
        }
        values[y * width + x] = UInt8(clamping: sum / (step * step))
      }
    }
    self.init(width: width, height: height, values: values, time: time)
  }

  /// The luma of Rec. 601, as video has it.
  private static func brightness(_ bytes: [UInt8], _ index: Int) -> Int {
    let (red, green, blue) = (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
    let luma = (77 * red + 150 * green + 29 * blue + 128) >> 8
    let alpha = Int(bytes[index + 3])
    return alpha == 255 ? luma : (luma * alpha + 255 * (255 - alpha)) / 255
  }

  /// The same as a picture of grey pixels.
  public var picture: PixelBuffer {
    var bytes = [UInt8](repeating: 255, count: 4 * values.count)
    for (index, value) in values.enumerated() {
      bytes[4 * index] = value
      bytes[4 * index + 1] = value
      bytes[4 * index + 2] = value
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  /// The mean of all values, 0…255.
  public var brightness: Double {
    Double(values.reduce(0) { $0 + Int($1) }) / Double(max(values.count, 1))
  }

  /// The brightness at a pixel; outside that of the nearest.
  func value(_ x: Int, _ y: Int) -> Float {
    Float(values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)])
  }

  /// The brightness between pixels, whose middles are at whole numbers.
  func value(at x: Float, _ y: Float) -> Float {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(clamping: Double(left)), Int(clamping: Double(top)))
    let (right, below) = (x - left, y - top)
    let first = value(column, row) * (1 - right) + value(column + 1, row) * right
    let second = value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right
    return first * (1 - below) + second * below
  }

  /// How the brightness changes to the right and downwards, a pixel on each side of one inside.
  func slope(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let index = y * width + x
    return SIMD2(
      Float(Int(values[index + 1]) - Int(values[index - 1])) / 2,
      Float(Int(values[index + width]) - Int(values[index - width])) / 2)
  }

  /// Whether a pixel has neighbours on all sides.
  func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < width - 1 && y < height - 1
  }
}
