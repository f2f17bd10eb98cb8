import EmakiLimits
import EmakiDrawing

/// The coverage of a shadow around its shape, cut out where the shape itself lies.
///
/// A rectangle's shadow does not change along the middle of its sides: it is blurred for a
/// rectangle that is shorter by whole pixels, and the middle column and row are then repeated.
struct ShadowMask: Sendable {
  /// Pixels per point.
  let density: Double
  /// Where the mask lies in the shape's plane, in points.
  private(set) var frame: Rect
  /// The mask of the shortened shape.
  private let core: Coverage
  /// How often the core's middle column and row are repeated beyond once.
  private let stretch: (columns: Int, rows: Int)

  /// Pixels in a row of the whole mask.
  var width: Int { core.width + stretch.columns }
  /// Rows of the whole mask.
  var height: Int { core.height + stretch.rows }

  /// Memory that the mask takes.
  var byteCount: Int { core.bytes.count }

  /// Draws the mask on pixels that start at the origin of the shape's plane; `nil` where there is
  /// nothing to draw or too much.
  init?(_ shape: Shape, _ shadow: Shadow, density: Double) {
    let blur = GaussianBlur(sigma: max(shadow.radius, 0) * density)
    let reach = Double(blur.reach + 1)
    let area = shape.bounds.offset(x: shadow.offset.x, y: shadow.offset.y)
    func floor(_ edge: Double) -> Double { (edge * density - reach).rounded(.down) / density }
    let corner = Point(x: floor(area.minX), y: floor(area.minY))
    let columns = ((area.maxX - corner.x) * density + reach).rounded(.up)
    let rows = ((area.maxY - corner.y) * density + reach).rounded(.up)
    let (short, cut) = shape.shortened(
      density: density, reach: reach, offset: shadow.offset)
    let (width, height) = (columns - Double(cut.columns), rows - Double(cut.rows))
    guard width * height < 64e6, columns * rows < 1e9, width >= 1, height >= 1 else { return nil }
    let moved = corner - shadow.offset
    guard
      let shade = Coverage(
        of: short, from: moved, density: density, width: Int(clamping: width),
        height: Int(clamping: height)),
      let own = Coverage(
        of: short, from: corner, density: density, width: Int(clamping: width),
        height: Int(clamping: height))
    else { return nil }
    self.density = density
    frame = Rect(
      x: corner.x, y: corner.y, width: columns / density, height: rows / density)
    core = blur.apply(to: shade).without(own)
    stretch = cut
  }

  /// The mask elsewhere.
  func moved(x: Double, y: Double) -> ShadowMask {
    var mask = self
    mask.frame = frame.offset(x: x, y: y)
    return mask
  }

  /// The mask in pieces to paint, without the empty middle of a large one; positions in pixels from
  /// the corner of the frame.
  var pieces: [Coverage] {
    guard stretch.rows > 0 else { return [piece(rows: 0..<height, columns: 0..<width)] }
    let middle = core.height / 2
    var pieces = [
      piece(rows: 0..<middle, columns: 0..<width),
      piece(rows: (middle + stretch.rows)..<height, columns: 0..<width),
    ]
    let row = piece(rows: middle..<(middle + 1), columns: 0..<width).row(0)
    let left = row.firstIndex(of: 0) ?? row.endIndex
    let right = row.lastIndex(of: 0).map { $0 + 1 } ?? row.endIndex
    let tall = middle..<(middle + stretch.rows)
    if row[left..<right].allSatisfy({ $0 == 0 }) {
      pieces.append(piece(rows: tall, columns: 0..<left))
      pieces.append(piece(rows: tall, columns: right..<width))
    } else {
      pieces.append(piece(rows: tall, columns: 0..<width))
    }
    return pieces.filter { $0.width > 0 && $0.height > 0 }
  }

  /// A shadow's colour at a point of the shape's plane, channels 0…1.
  func color(_ color: Color, at point: Point) -> SIMD4<Double> {
    var channels = color.channels
    channels.w *= sample(point)
    return channels
  }

  /// The mask as a picture of one colour.
  func picture(_ color: Color, opacity: Double) -> PixelBuffer {
    var pixels = PixelBuffer(width: width, height: height)
    let whole = piece(rows: 0..<height, columns: 0..<width)
    for y in 0..<height {
      for (x, value) in whole.row(y).enumerated() where value > 0 {
        pixels[x, y] = color.multipliedAlpha(Double(value) / 255 * opacity)
      }
    }
    return pixels
  }

  /// The coverage at a point of the shape's plane, 0…1.
  private func sample(_ point: Point) -> Double {
    let x = (point.x - frame.minX) * density - 0.5
    let y = (point.y - frame.minY) * density - 0.5
    guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { return 0 }
    let (column, row) = (Int(clamping: x), Int(clamping: y))
    let (left, right) = (coreColumn(column), coreColumn(column &+ 1))
    let (upper, lower) = (coreRow(row) &* core.stride, coreRow(row &+ 1) &* core.stride)
    return core.bytes.withUnsafeBufferPointer { bytes in
      let (a, b) = (bytes[upper &+ left], bytes[upper &+ right])
      let (c, d) = (bytes[lower &+ left], bytes[lower &+ right])
      // As in the middle of the shape.
      if a | b | c | d == 0 { return 0 }
      let (fx, fy) = (x - Double(column), y - Double(row))
      return (Double(a) / 255 * (1 - fx) + Double(b) / 255 * fx) * (1 - fy)
        + (Double(c) / 255 * (1 - fx) + Double(d) / 255 * fx) * fy
    }
  }

  private func coreColumn(_ column: Int) -> Int {
    let middle = core.width / 2
    return column <= middle ? column : max(middle, column - stretch.columns)
  }

  private func coreRow(_ row: Int) -> Int {
    let middle = core.height / 2
    return row <= middle ? row : max(middle, row - stretch.rows)
  }

  private func piece(rows: Range<Int>, columns: Range<Int>) -> Coverage {
    var piece = Coverage(
      left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count)
    let sources = columns.map(coreColumn)
    for y in 0..<rows.count {
      let start = coreRow(rows.lowerBound + y) * core.stride
      core.bytes.withUnsafeBufferPointer { bytes in
        piece.withRow(y) { row in for x in row.indices { row[x] = bytes[start + sources[x]] } }
      }
    }
    return piece
  }
}

extension Coverage {
  /// The coverage that is left where another one of the same size lies on top.
  fileprivate func without(_ other: Coverage) -> Coverage {
    var rest = self
    for y in 0..<height {
      let top = other.row(y)
      rest.withRow(y) { row in
        for (x, value) in top.enumerated() where value > 0 {
          row[x] = Premultiplied.multiplied(row[x], by: 255 - value)
        }
      }
    }
    return rest
  }
}

extension Shape {
  /// The shape without whole pixels of its middle, as many as its shadow does not need, and how many
  /// those are.
  fileprivate func shortened(
    density: Double, reach: Double, offset: Point
  ) -> (shape: Shape, cut: (columns: Int, rows: Int)) {
    let (rect, corner): (Rect, Corner)
    switch self {
    case .rect(let bounds): (rect, corner) = (bounds, .square)
    case .roundedRect(let bounds, let own): (rect, corner) = (bounds, own.limited(to: bounds))
    case .ellipse, .path: return (self, (0, 0))
    }
    // The middle pixel must be as far from both ends as blur, corner and offset reach.
    func spare(_ extent: Double, _ offset: Double) -> Int {
      let needed = 2 * (reach + (corner.reach(in: rect) + abs(offset)) * density + 2)
      return Int(clamping: max(0, (extent * density - needed).rounded(.down)))
    }
    let cut = (columns: spare(rect.width, offset.x), rows: spare(rect.height, offset.y))
    let short = Rect(
      x: rect.minX, y: rect.minY, width: rect.width - Double(cut.columns) / density,
      height: rect.height - Double(cut.rows) / density)
    return (corner.isSquare ? .rect(short) : .roundedRect(short, corner), cut)
  }
}
