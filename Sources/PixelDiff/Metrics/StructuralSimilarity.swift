public import EmakiDrawing

/// The structural similarity of two pictures (Wang and others, 2004), as a figure.
public enum StructuralSimilarity {
  private static let side = 7

  /// Sums over the columns of a band of rows.
  private struct Sums {
    var a = 0.0
    var b = 0.0
    var aa = 0.0
    var bb = 0.0
    var ab = 0.0

    @inline(__always)
    mutating func add(_ x: Double, _ y: Double, times sign: Double) {
      a += sign * x
      b += sign * y
      aa += sign * x * x
      bb += sign * y * y
      ab += sign * x * y
    }

    @inline(__always)
    mutating func add(_ other: Sums, times sign: Double) {
      a += sign * other.a
      b += sign * other.b
      aa += sign * other.aa
      bb += sign * other.bb
      ab += sign * other.ab
    }
  }

  /// The mean index of all squares of 7 × 7 pixels, −1…1; 1 for equal pictures.
  ///
  /// Pictures are seen in grey over white, squares have equal weights and sample variances, and the
  /// constants are 0.01 and 0.03. `nil` where the sizes differ or there are no pixels.
  public static func index(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Double? {
    let (width, height) = (expected.width, expected.height)
    guard width > 0, height > 0, width == actual.width, height == actual.height else { return nil }
    let a = grays(expected)
    let b = grays(actual)
    let columns = min(side, width)
    let rows = min(side, height)
    // Grey values are whole numbers, so that sums stay exact however long they run.
    var bands = [Sums](repeating: Sums(), count: width)
    var total = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        bands[x].add(a[index], b[index], times: 1)
        if y >= rows { bands[x].add(a[index - rows * width], b[index - rows * width], times: -1) }
      }
      guard y >= rows - 1 else { continue }
      var sums = Sums()
      for x in 0..<columns { sums.add(bands[x], times: 1) }
      total += index(sums, count: columns * rows)
      for x in columns..<max(width, columns) {
        sums.add(bands[x], times: 1)
        sums.add(bands[x - columns], times: -1)
        total += index(sums, count: columns * rows)
      }
    }
    return total / Double((width - columns + 1) * (height - rows + 1))
  }

  private static func index(_ sums: Sums, count: Int) -> Double {
    let n = Double(count)
    let c1 = 0.01 * 255 * 0.01 * 255
    let c2 = 0.03 * 255 * 0.03 * 255
    let (a, b) = (sums.a / n, sums.b / n)
    let samples = max(n - 1, 1)
    let varianceA = (sums.aa - n * a * a) / samples
    let varianceB = (sums.bb - n * b * b) / samples
    let covariance = (sums.ab - n * a * b) / samples
    return (2 * a * b + c1) * (2 * covariance + c2)
      / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
  }

  /// Luma of BT.601 over white, rounded.
  private static func grays(_ picture: PixelBuffer) -> [Double] {
    stride(from: 0, to: picture.bytes.count, by: 4).map { index in
      let luma =
        299 * Int(picture.bytes[index]) + 587 * Int(picture.bytes[index + 1])
        + 114 * Int(picture.bytes[index + 2])
      let alpha = Int(picture.bytes[index + 3])
      return Double((luma * alpha + 255_000 * (255 - alpha) + 127_500) / 255_000)
    }
  }
}
