public import EmakiCairo
public import EmakiDrawing
import EmakiFormats
public import EmakiScenes

/// Encodes display lists as files, with working storage that is used again.
///
/// A file depends on nothing but its display list; but where a picture has much in common with the
/// one before, only the difference is painted, and where it is the same, the file is too.
///
/// Not for use on two threads at once; give each thread a separate writer.
public final class PictureWriter {
  /// The picture that the surface holds.
  private struct Finished {
    var list: DisplayList
    var layout: LayoutRecord?
    var surface: ImageSurface
    var file: [UInt8]
  }

  /// The share of a picture from which painting all of it is quicker than to paint the changes
  /// beside it and to copy them.
  private static let largestDamage = 0.4

  private let painter: Painter
  private let format: PictureFormat
  private let scale: Double
  private let timings: Timings?
  private let encoder = PNGEncoder()
  private var last: Finished?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - painter: of the fonts that layout measured with.
  ///   - scale: pixels a point, for PNG.
  ///   - timings: where the time for painting and encoding is noted.
  public init(
    painter: Painter, format: PictureFormat, scale: Double, timings: Timings? = nil
  ) {
    self.painter = painter
    self.format = format
    self.scale = scale
    self.timings = timings
  }

  /// The file of a picture.
  ///
  /// - Parameter layout: what a PNG file says of the views; `nil` for nothing.
  public func file(of list: DisplayList, layout: LayoutRecord? = nil) throws -> [UInt8] {
    switch format {
    case .svg: return try Timings.measure(.paint, timings) { try painter.svg(of: list) }
    case .pdf: return try Timings.measure(.paint, timings) { try painter.pdf(of: [list]) }
    case .png: return try pixelFile(of: list, layout)
    }
  }

  private func pixelFile(
    of list: DisplayList, _ layout: LayoutRecord?
  ) throws -> [UInt8] {
    let last = last
    // After an error the surface may hold anything.
    self.last = nil
    let changes = last.flatMap { list.changes(since: $0.list) }
    if let last, changes?.isEmpty == true, last.layout == layout {
      self.last = last
      return last.file
    }
    let surface = try Timings.measure(.paint, timings) {
      try paint(list, over: last?.surface, changes: changes)
    }
    let file = try Timings.measure(.encode, timings) { try encode(surface, list, layout) }
    self.last = Finished(list: list, layout: layout, surface: surface, file: file)
    return file
  }

  /// Paints on the surface of the last picture, if there is one of the same size.
  private func paint(
    _ list: DisplayList, over surface: ImageSurface?, changes: [Rect]?
  ) throws -> ImageSurface {
    guard let surface, let changes else { return try painter.image(of: list, scale: scale) }
    let damage = changes.reduce(0) { $0 + $1.width * $1.height }
    let isSmall = damage < Self.largestDamage * list.size.width * list.size.height
    try painter.paint(list, into: surface, clippedTo: isSmall ? changes : nil)
    return surface
  }

  private func encode(
    _ surface: ImageSurface, _ list: DisplayList, _ layout: LayoutRecord?
  ) throws -> [UInt8] {
    let metadata = PNGMetadata(scale: scale, fonts: painter.fonts.fonts(of: list), layout: layout)
    return try surface.withPixels { pixels, stride in
      try encoder.encode(
        premultipliedARGB: pixels, stride: stride, width: surface.width, height: surface.height,
        metadata: metadata)
    }
  }
}
