/// Tells pixels that only soften an edge (Vyšniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector", 2009), with the decisions of the program `pixelmatch`.
///
/// The pictures are only read, so several threads can use it.
struct AntialiasDetector: @unchecked Sendable {
  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// Whether the pixel softens an edge in one of the two pictures.
  func isAntialiased(x: Int, y: Int) -> Bool {
    softensEdge(expected, x, y) || softensEdge(actual, x, y)
  }

  /// A pixel softens an edge where both a darker and a brighter neighbour exist, and the darkest or
  /// the brightest lies in a flat area of both pictures.
  private func softensEdge(_ picture: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let index = y * width + x
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (0.0, 0, 0)
    var brightest = (0.0, 0, 0)
    for nx in max(x - 1, 0)...min(x + 1, width - 1) {
      for ny in max(y - 1, 0)...min(y + 1, height - 1) where nx != x || ny != y {
        let delta = YIQDistance.brightness(
          picture[index], picture[ny * width + nx], index: index)
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.0 {
          darkest = (delta, nx, ny)
        } else if delta > brightest.0 {
          brightest = (delta, nx, ny)
        }
      }
    }
    if darkest.0 == 0 || brightest.0 == 0 { return false }
    return isFlatInBoth(darkest.1, darkest.2) || isFlatInBoth(brightest.1, brightest.2)
  }

  private func isFlatInBoth(_ x: Int, _ y: Int) -> Bool {
    isFlat(expected, x, y) && isFlat(actual, x, y)
  }

  /// Whether more than two neighbours are equal to the pixel; the border counts as one.
  private func isFlat(_ picture: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture[y * width + x]
    var equal = isAtBorder(x, y) ? 1 : 0
    for nx in max(x - 1, 0)...min(x + 1, width - 1) {
      for ny in max(y - 1, 0)...min(y + 1, height - 1) where nx != x || ny != y {
        if picture[ny * width + nx] == pixel { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
