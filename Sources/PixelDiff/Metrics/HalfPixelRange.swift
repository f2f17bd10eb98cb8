/// Tells whether a pixel of one picture can be a pixel of the other whose edges moved by half a pixel
/// at most: an edge there is antialiased otherwise, and did not come, go or move.
///
/// Half a pixel further in any direction a picture is the mean of the pixels that meet there. A
/// pixel is in the range if none of its channels is outside of the range that the other picture has
/// from its middle to these eight positions, in one of the two directions; a twelfth of the
/// contrast around it more is allowed, as the coverage of an edge is not quite linear. Channels
/// count as they cover: times alpha.
struct HalfPixelRange: @unchecked Sendable {
  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// Whether the pixel is in the range of one of the pictures.
  func holds(x: Int, y: Int) -> Bool {
    let index = y * width + x
    return isNear(Self.channels(actual[index]), expected, x, y)
      || isNear(Self.channels(expected[index]), actual, x, y)
  }

  /// Red, green and blue times alpha, and alpha, 0…255 each.
  @inline(__always)
  static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    let alpha = pixel >> 24
    let channels = SIMD4(
      Int32(pixel & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel >> 16 & 0xFF), Int32(alpha))
    if alpha == 255 { return channels }
    let weight = Int32(alpha)
    return (channels &* SIMD4(weight, weight, weight, 255) &+ 127) / 255
  }

  /// Whether all neighbours are equal to the pixel; not asked at the border.
  private func isFlat(_ picture: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x < width - 1, y < height - 1 else { return false }
    let here = picture + (y * width + x)
    let pixel = here[0]
    let (above, below) = (here - width, here + width)
    return here[-1] == pixel && here[1] == pixel
      && above[-1] == pixel && above[0] == pixel && above[1] == pixel
      && below[-1] == pixel && below[0] == pixel && below[1] == pixel
  }

  private func isNear(
    _ value: SIMD4<Int32>, _ picture: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    if isFlat(picture, x, y) {
      // All that follows comes to this where there is no contrast.
      let away = value &- Self.channels(picture[y * width + x])
      return all(away .>= -2) && all(away .<= 2)
    }
    let columns = (max(x - 1, 0), x, min(x + 1, width - 1))
    func row(_ y: Int) -> (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>) {
      let row = picture + min(max(y, 0), height - 1) * width
      return (
        Self.channels(row[columns.0]), Self.channels(row[columns.1]), Self.channels(row[columns.2])
      )
    }
    let (above, here, below) = (row(y - 1), row(y), row(y + 1))
    let center = here.1
    // Four times the mean of each position.
    var low = 4 &* center
    var high = low
    func reach(_ place: SIMD4<Int32>) {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    for beside in [here.0, here.2, above.1, below.1] { reach(2 &* (center &+ beside)) }
    reach(center &+ here.0 &+ above.0 &+ above.1)
    reach(center &+ here.2 &+ above.2 &+ above.1)
    reach(center &+ here.0 &+ below.0 &+ below.1)
    reach(center &+ here.2 &+ below.2 &+ below.1)
    var darkest = center
    var brightest = center
    for neighbour in [
      above.0, above.1, above.2, here.0, here.2, below.0, below.1, below.2,
    ] {
      darkest = pointwiseMin(darkest, neighbour)
      brightest = pointwiseMax(brightest, neighbour)
    }
    // In twelfths; two levels are what rounding may add.
    let slack = (brightest &- darkest) &+ 24
    let twelve = 12 &* value
    return all(twelve .>= 3 &* low &- slack) && all(twelve .<= 3 &* high &+ slack)
  }
}
