import EmakiLimits

/// Blurs coverage with a Gaussian, approximated by three box blurs one after another.
///
/// Three boxes of widths w have the variance (w₁² + w₂² + w₃² − 3)/12; the widths are the odd numbers
/// whose variance comes nearest to σ². The result is within 3 % of a true Gaussian.
struct GaussianBlur {
  private let widths: [Int]

  /// Makes a blur of the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(clamping: ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(lower, 1)
    let w = Double(lower)
    let narrow = (12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
    let count = min(max(Int(clamping: narrow.rounded()), 0), 3)
    widths = (0..<3).map { $0 < count ? lower : lower + 2 }
  }

  /// How far ink spreads, in pixels.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 } }

  /// The blurred coverage; nothing lies outside of it.
  func apply(to coverage: Coverage) -> Coverage {
    guard reach > 0 else { return coverage }
    let (width, height) = (coverage.stride, coverage.height)
    var values = coverage.bytes.map(Float.init)
    var other = [Float](repeating: 0, count: values.count)
    for box in widths where box > 1 {
      blurRows(values, into: &other, width: width, height: height, box: box)
      blurColumns(other, into: &values, width: width, height: height, box: box)
    }
    var blurred = coverage
    for y in 0..<height {
      blurred.withRow(y) { row in
        for x in row.indices {
          row[x] = UInt8(clamping: Double(values[y * width + x] + 0.5))
        }
      }
    }
    return blurred
  }

  private func blurRows(
    _ source: [Float], into target: inout [Float], width: Int, height: Int, box: Int
  ) {
    let half = box / 2
    let share = 1 / Float(box)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for start in stride(from: 0, to: width * height, by: width) {
          var sum: Float = 0
          for x in 0..<min(half, width) { sum += source[start + x] }
          for x in 0..<width {
            if x + half < width { sum += source[start + x + half] }
            target[start + x] = sum * share
            if x >= half { sum -= source[start + x - half] }
          }
        }
      }
    }
  }

  /// Sums all columns side by side, so that memory is read in order.
  private func blurColumns(
    _ source: [Float], into target: inout [Float], width: Int, height: Int, box: Int
  ) {
    let half = box / 2
    let share = 1 / Float(box)
    var sums = [Float](repeating: 0, count: width)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<min(half, height) {
            for x in 0..<width { sums[x] += source[y * width + x] }
          }
          for y in 0..<height {
            if y + half < height {
              for x in 0..<width { sums[x] += source[(y + half) * width + x] }
            }
            for x in 0..<width { target[y * width + x] = sums[x] * share }
            if y >= half {
              for x in 0..<width { sums[x] -= source[(y - half) * width + x] }
            }
          }
        }
      }
    }
  }
}
