import EmakiLimits
internal import CPangoCairo
import EmakiDrawing

/// Coverage of pixels, 0…255, in a form that Cairo can paint through.
struct Coverage: Sendable {
  /// Where the top-left pixel lies, in pixels.
  var left: Int
  var top: Int
  let width: Int
  let height: Int
  /// Bytes from row to row.
  let stride: Int
  private(set) var bytes: [UInt8]

  /// Makes coverage of nothing.
  init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    bytes = [UInt8](repeating: 0, count: stride * height)
  }

  /// Adds up masks, such as a line's letters; `nil` if there are none.
  init?(_ masks: [PlacedMask]) {
    guard let first = masks.first else { return nil }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for placed in masks {
      left = min(left, placed.x)
      top = min(top, placed.y)
      right = max(right, placed.x + placed.mask.width)
      bottom = max(bottom, placed.y + placed.mask.height)
    }
    self.init(left: left, top: top, width: right - left, height: bottom - top)
    for placed in masks { add(placed) }
  }

  /// The coverage of a shape, or of a line along it; `nil` where Cairo has no memory for it.
  ///
  /// - Parameters:
  ///   - lineWidth: the width of the line in points, or 0 for the inside of the shape.
  ///   - origin: the point that lies at the corner of the first pixel.
  ///   - density: pixels per point.
  init?(
    of shape: Shape, lineWidth: Double = 0, from origin: Point, density: Double, width: Int,
    height: Int
  ) {
    self.init(left: 0, top: 0, width: width, height: height)
    let isDrawn = withMutableSurface { surface in
      guard let cairo = cairo_create(surface) else { return false }
      defer { cairo_destroy(cairo) }
      cairo_scale(cairo, density, density)
      cairo_translate(cairo, -origin.x, -origin.y)
      shape.path.append(to: cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      if lineWidth > 0 {
        cairo_set_line_width(cairo, lineWidth)
        cairo_stroke(cairo)
      } else {
        cairo_fill(cairo)
      }
      return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }
    guard isDrawn else { return nil }
  }

  /// One row.
  func row(_ y: Int) -> ArraySlice<UInt8> { bytes[(y * stride)..<(y * stride + width)] }

  /// Changes the bytes of one row.
  mutating func withRow(_ y: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let range = (y * stride)..<(y * stride + width)
    bytes.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  private mutating func add(_ placed: PlacedMask) {
    let (mask, stride) = (placed.mask, stride)
    let start = (placed.y - top) * stride + placed.x - left
    bytes.withUnsafeMutableBufferPointer { bytes in
      mask.bytes.withUnsafeBufferPointer { source in
        for row in 0..<mask.height {
          for column in 0..<mask.width {
            let i = start + row * stride + column
            let (sum, isOver) = bytes[i].addingReportingOverflow(source[row * mask.width + column])
            bytes[i] = isOver ? 255 : sum
          }
        }
      }
    }
  }

  /// Lets `body` paint through the coverage, or through a part of it in whole pixels.
  func withSurface(of part: Rect? = nil, _ body: (_ surface: OpaquePointer) -> Void) {
    let part = part ?? Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let start = Int(clamping: part.minY) * stride + Int(clamping: part.minX)
    bytes.withUnsafeBufferPointer { bytes in
      // Cairo only reads a mask; its interface has no pointer to constant bytes.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress)?.advanced(by: start), CAIRO_FORMAT_A8,
        Int32(clamping: part.width), Int32(clamping: part.height), Int32(stride))
      guard let surface else { return }
      body(surface)
      cairo_surface_destroy(surface)
    }
  }

  private mutating func withMutableSurface(_ body: (_ surface: OpaquePointer) -> Bool) -> Bool {
    let (width, height, stride) = (width, height, stride)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      guard let surface else { return false }
      defer { cairo_surface_destroy(surface) }
      return body(surface)
    }
  }
}

/// A glyph's mask at its position on the surface, in pixels.
struct PlacedMask: Sendable {
  var mask: GlyphMask
  var x: Int
  var y: Int
}
