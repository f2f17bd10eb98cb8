import EmakiLimits
import EmakiDrawing

/// Colours of a plane, as they are seen in perspective: each pixel is looked up in the plane.
struct ProjectedPicture {
  /// Where the picture lies on the surface.
  let frame: Rect
  let pixels: PixelBuffer

  /// Looks up an area of the plane; `nil` where nothing of it is seen.
  ///
  /// - Parameters:
  ///   - visible: the surface.
  ///   - density: pixels of the picture per unit of the surface.
  ///   - sample: red, green, blue and alpha, 0…1, not premultiplied, at a point of the plane; what is
  ///     clear has no colour in the picture.
  init?(
    of area: Rect, by transform: Transform, within visible: Rect, density: Double,
    sample: (Point) -> SIMD4<Double>
  ) {
    let projection = Projection(transform)
    guard let back = projection.inverse,
      let box = projection.boundingBox(of: area)?.intersection(visible)
    else { return nil }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    let columns = Int(clamping: ((box.maxX.rounded(.up) - left) * density).rounded(.up))
    let rows = Int(clamping: ((box.maxY.rounded(.up) - top) * density).rounded(.up))
    var pixels = PixelBuffer(width: columns, height: rows)
    pixels.bytes.withUnsafeMutableBytes { bytes in
      var place = 0
      for row in 0..<rows {
        for column in 0..<columns {
          let seen = Point(
            x: left + (Double(column) + 0.5) / density, y: top + (Double(row) + 0.5) / density)
          let color = sample(back.apply(seen))
          if color.w > 0 {
            bytes[place] = Self.byte(color.x)
            bytes[place + 1] = Self.byte(color.y)
            bytes[place + 2] = Self.byte(color.z)
            bytes[place + 3] = Self.byte(color.w)
          }
          place += 4
        }
      }
    }
    frame = Rect(
      x: left, y: top, width: Double(columns) / density, height: Double(rows) / density)
    self.pixels = pixels
  }

  /// The nearest of the values of a channel, 0…1; what is no number is 0.
  private static func byte(_ channel: Double) -> UInt8 {
    channel > 0
      ? channel < 1 ? UInt8(truncatingIfNeeded: Int(clamping: channel * 255 + 0.5)) : 255 : 0
  }

  /// About how many units of the surface a point is wide where an area is seen.
  static func scale(of transform: Transform, over area: Rect) -> Double {
    let seen = Projection(transform).boundingBox(of: area) ?? .zero
    let ratio = max(seen.width / max(area.width, 1e-3), seen.height / max(area.height, 1e-3))
    return min(max(ratio, 0.1), 16)
  }
}
