internal import CPangoCairo
import EmakiDrawing

/// A PDF document that Cairo writes into memory.
final class PDFSurface {
  /// Where Cairo's writing goes.
  private final class Output {
    var bytes: [UInt8] = []
  }

  let handle: SurfaceHandle
  private let output: Output
  private var canvases: [CairoCanvas] = []

  /// Starts a document whose unit is the point.
  init(size: Size) throws(CairoError) {
    guard size.isFinite, !size.isEmpty else {
      throw CairoError.pictureSize(width: size.width, height: size.height)
    }
    let output = Output()
    self.output = output
    let write: cairo_write_func_t = { output, data, count in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(output).toOpaque()
    handle = try SurfaceHandle(
      cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height),
      operation: "start a PDF document")
    // Cairo would write the time of day; a document must not depend on when it was made.
    cairo_pdf_surface_set_metadata(
      handle.raw, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(handle.raw, CAIRO_PDF_METADATA_CREATOR, "Emaki")
  }

  /// Begins a page of a PDF document.
  func startPage(_ size: Size) throws(CairoError) {
    guard size.isFinite, !size.isEmpty else {
      throw CairoError.pictureSize(width: size.width, height: size.height)
    }
    cairo_pdf_surface_set_size(handle.raw, size.width, size.height)
  }

  /// Ends a page of a PDF document.
  func endPage() { cairo_surface_show_page(handle.raw) }

  /// Keeps a canvas, with the pictures that Cairo has not written yet, until the document ends.
  func keep(_ canvas: CairoCanvas) { canvases.append(canvas) }

  /// Ends the document and gives its bytes.
  func finish() throws(CairoError) -> [UInt8] {
    try handle.finish("write a document")
    return output.bytes
  }
}
