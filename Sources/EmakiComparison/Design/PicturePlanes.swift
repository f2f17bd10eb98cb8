import EmakiLimits
import EmakiDrawing

/// A picture on an opaque background, with mean colours along its lines.
struct PicturePlanes {
  let width: Int
  let height: Int
  /// Pixels a point.
  let scale: Double
  private let pixels: PixelBuffer

  /// Which way positions are counted.
  enum Axis {
    case x, y
  }

  /// - Parameter scale: pixels a point.
  init(_ pixels: PixelBuffer, scale: Double) {
    self.pixels = pixels
    self.scale = scale
    (width, height) = (pixels.width, pixels.height)
  }

  /// Red, green and blue, 0…255, with what is not opaque lying on white.
  func color(_ x: Int, _ y: Int) -> SIMD3<Float> {
    let color = pixels[x, y]
    let value = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    guard color.alpha < 255 else { return value }
    let alpha = Float(color.alpha) / 255
    return value * alpha + SIMD3(repeating: 255 * (1 - alpha))
  }

  /// How many pixels there are this way.
  func count(_ axis: Axis) -> Int { axis == .x ? width : height }

  /// The mean colour of each line across an axis.
  ///
  /// - Parameters:
  ///   - lines: pixels along the axis; what lies outside of the picture is as its nearest pixel.
  ///   - across: points the other way.
  func means(_ axis: Axis, lines: Range<Int>, across: ClosedRange<Double>) -> [SIMD3<Float>] {
    let most = count(axis == .x ? .y : .x)
    let start = min(max(Int(clamping: (across.lowerBound * scale).rounded()), 0), most - 1)
    let end = min(max(Int(clamping: (across.upperBound * scale).rounded()), start + 1), most)
    // Of long sides every second or third pixel says the same.
    let step = max(1, (end - start) / 150)
    let last = count(axis) - 1
    return lines.map { line in
      let line = min(max(line, 0), last)
      var sum = SIMD3<Float>.zero
      var number: Float = 0
      for other in stride(from: start, to: end, by: step) {
        sum += axis == .x ? color(line, other) : color(other, line)
        number += 1
      }
      return sum / number
    }
  }

  /// The pixels of a rectangle in points, within the picture.
  func pixels(of rect: Rect) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ start: Double, _ end: Double, _ most: Int) -> Range<Int> {
      let first = min(max(Int(clamping: (start * scale).rounded(.down)), 0), most)
      return first..<min(max(Int(clamping: (end * scale).rounded(.up)), first), most)
    }
    return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, height))
  }

  /// The colour that most pixels of a rectangle in points have, and its share of them; `nil` where
  /// there is none.
  func commonColor(in rect: Rect) -> (color: SIMD3<Float>, share: Double)? {
    let (columns, rows) = pixels(of: rect)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let step = max(1, Int(clamping: (Double(columns.count * rows.count) / 20_000).squareRoot()))
    var bins: [Int: (sum: SIMD3<Float>, count: Int)] = [:]
    var total = 0
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        let color = color(x, y)
        // Bins of 16 with their middle on black and white.
        let parts = (color + 8) / 16
        let key =
          (Int(clamping: Double(parts.x)) << 10) | (Int(clamping: Double(parts.y)) << 5)
          | Int(clamping: Double(parts.z))
        bins[key, default: (.zero, 0)].sum += color
        bins[key, default: (.zero, 0)].count += 1
        total += 1
      }
    }
    let most = bins.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.map {
      ($0.value.sum / Float($0.value.count), Double($0.value.count) / Double(total))
    }
  }
}

extension SIMD3<Float> {
  /// The most by which a channel differs.
  func distance(to other: Self) -> Float {
    let difference = self - other
    return Swift.max(abs(difference.x), Swift.max(abs(difference.y), abs(difference.z)))
  }

  /// Σ aᵢ bᵢ.
  func dot(_ other: Self) -> Float { (self * other).sum() }

  var rounded: Color {
    Color(
      red: Double(x) / 255, green: Double(y) / 255, blue: Double(z) / 255)
  }
}
