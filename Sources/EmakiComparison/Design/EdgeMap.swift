import EmakiLimits
import EmakiDrawing

/// Where the colours of a picture change: a number for each point, 1 on an edge, less beside it, 0 from
/// three points on.
struct EdgeMap {
  let width: Int
  let height: Int
  private var values: [Float]

  /// A change of so much within two pixels is an edge; of 255. Compression spreads edges.
  private static let least: Float = 10
  private static let reach: Float = 3

  init(_ picture: PicturePlanes) {
    width = max(1, Int(clamping: (Double(picture.width) / picture.scale).rounded(.up)))
    height = max(1, Int(clamping: (Double(picture.height) / picture.scale).rounded(.up)))
    values = [Float](repeating: Self.reach, count: width * height)
    let columns = (0..<picture.width).map {
      min(Int(clamping: Double($0) / picture.scale), width - 1)
    }
    // The two lines above.
    var above: [[SIMD3<Float>]] = []
    for y in 0..<picture.height {
      let row = min(Int(clamping: Double(y) / picture.scale), height - 1) * width
      var line: [SIMD3<Float>] = []
      line.reserveCapacity(picture.width)
      for x in 0..<picture.width {
        let color = picture.color(x, y)
        let isEdge =
          line.suffix(2).contains { $0.distance(to: color) >= Self.least }
          || above.contains { $0[x].distance(to: color) >= Self.least }
        if isEdge { values[row + columns[x]] = 0 }
        line.append(color)
      }
      above = above.suffix(1) + [line]
    }
    spread()
  }

  /// Distances to the nearest edge, over the rows and back, then how near that is.
  private mutating func spread() {
    for y in 0..<height {
      for x in 0..<width { relax(x, y, (-1, 0), (0, -1), (-1, -1), (1, -1)) }
    }
    for y in (0..<height).reversed() {
      for x in (0..<width).reversed() { relax(x, y, (1, 0), (0, 1), (1, 1), (-1, 1)) }
    }
    for index in values.indices { values[index] = 1 - values[index] / Self.reach }
  }

  private mutating func relax(_ x: Int, _ y: Int, _ steps: (Int, Int)...) {
    var value = values[y * width + x]
    for (dx, dy) in steps {
      let (nx, ny) = (x + dx, y + dy)
      guard nx >= 0, ny >= 0, nx < width, ny < height else { continue }
      value = min(value, values[ny * width + nx] + (dx != 0 && dy != 0 ? 1.414 : 1))
    }
    values[y * width + x] = value
  }

  /// The number at a pixel; 0 outside of the picture.
  subscript(x: Int, y: Int) -> Float {
    x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : 0
  }
}
