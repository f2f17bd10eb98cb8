public import EmakiDrawing
internal import CPangoCairo

/// Paints display lists to pixels, SVG and PDF.
///
/// The same list gives the same bytes in every run and on every thread. A painter may be used on
/// several threads at once, each with a separate surface.
public struct Painter: Sendable {
  /// The fonts that layout measured with.
  public let fonts: FontBook
  private let stores = PaintStores()

  /// Makes a painter; the fonts must be those that layout measured with.
  public init(fonts: FontBook) {
    self.fonts = fonts
  }

  /// Paints a picture on a new surface.
  ///
  /// - Parameter scale: pixels per point.
  public func image(of list: DisplayList, scale: Double) throws(CairoError) -> ImageSurface {
    let surface = try ImageSurface(size: list.size, scale: scale)
    try paint(list, into: surface)
    return surface
  }

  /// Paints a picture over what a surface holds.
  ///
  /// - Parameter areas: rectangles in points, the only ones that are repainted (each pixel that
  ///   they touch); `nil` for the whole surface. What lies there is replaced, not painted over, and
  ///   becomes what a painting of the whole surface would give, to the byte.
  public func paint(
    _ list: DisplayList, into surface: ImageSurface, clippedTo areas: [Rect]? = nil
  ) throws(CairoError) {
    guard let areas else {
      try paint(list, on: surface.handle, of: surface, damage: [surface.bounds])
      return
    }
    let damage = areas.compactMap {
      $0.pixels(atScale: surface.scale).intersection(surface.bounds)
    }
    guard !damage.isEmpty else { return }
    // Under a clip Cairo rounds the edges of shapes differently: so the shapes that touch the
    // damage are painted whole, elsewhere, and only the damage is taken from there.
    let scratch = try surface.makeScratch()
    try paint(list, on: scratch, of: surface, damage: damage)
    surface.copy(damage, from: scratch)
  }

  private func paint(
    _ list: DisplayList, on target: SurfaceHandle, of surface: ImageSurface, damage: [Rect]
  ) throws(CairoError) {
    let canvas = try CairoCanvas(
      target, medium: .pixels, fonts: fonts, stores: stores, visible: surface.bounds,
      damage: damage)
    let scale = Transform.scale(x: surface.scale, y: surface.scale)
    canvas.paint(list.items, on: list.background, under: scale)
    try canvas.finish()
  }

  /// Writes a picture as an SVG document of the list's size in pixels. Letters are outlines, so that
  /// no font is needed to show it. The ids of groups begin with their names and end with a digest of
  /// the document, so that several documents in one page do not share an id.
  public func svg(of list: DisplayList) throws(CairoError) -> [UInt8] {
    SVGMark.document(try svgDraft(of: list, letters: nil))
  }

  /// Writes a picture as the draft of an SVG document, of which `SVGMark` makes the document. It uses
  /// the outlines of its letters, which makes documents with much text about half as long.
  ///
  /// - Parameter letters: the outlines, to be defined in the same document; several documents may
  ///   share them. `nil` where each letter has a separate outline.
  package func svgDraft(of list: DisplayList, letters: SVGLetters?) throws(CairoError) -> [UInt8] {
    guard list.size.isFinite, !list.size.isEmpty else {
      throw CairoError.pictureSize(width: list.size.width, height: list.size.height)
    }
    return SVGWriter.draft(of: list, fonts: fonts, stores: stores, letters: letters)
  }

  /// Paints pictures as the pages of a PDF document, one unit (1/72 inch) a point.
  public func pdf(of lists: [DisplayList]) throws(CairoError) -> [UInt8] {
    guard let first = lists.first else {
      throw CairoError.refused(operation: "write a PDF document", reason: "it has no pages")
    }
    let document = try PDFSurface(size: first.size)
    for list in lists {
      try document.startPage(list.size)
      try paint(list, into: document)
      document.endPage()
    }
    return try document.finish()
  }

  private func paint(_ list: DisplayList, into document: PDFSurface) throws(CairoError) {
    let visible = Rect(origin: .zero, size: list.size)
    let canvas = try CairoCanvas(
      document.handle, medium: .outlines, fonts: fonts, stores: stores, visible: visible,
      damage: [visible])
    canvas.paint(list.items, on: list.background, under: .identity)
    try canvas.finish()
    document.keep(canvas)
  }
}

extension Rect {
  /// Every pixel that the rectangle touches.
  fileprivate func pixels(atScale scale: Double) -> Rect {
    Rect(
      minX: (minX * scale + 1e-6).rounded(.down), minY: (minY * scale + 1e-6).rounded(.down),
      maxX: (maxX * scale - 1e-6).rounded(.up), maxY: (maxY * scale - 1e-6).rounded(.up))
  }
}
