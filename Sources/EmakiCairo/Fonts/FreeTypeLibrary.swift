internal import CPangoCairo
import EmakiDrawing

/// FreeType's state, which its faces share.
///
/// FreeType allows one thread at a time: `GlyphCache` calls it under its lock only.
final class FreeTypeLibrary {
  let handle: FT_Library

  /// Starts FreeType, or gives `nil` where memory is out.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

/// A face opened by FreeType for drawing its letters.
final class FreeTypeFace {
  let handle: FT_Face
  private let library: FreeTypeLibrary
  private var size: FT_F26Dot6 = 0

  /// Opens face `index` of a font in memory, which must outlive the face.
  init?(library: FreeTypeLibrary, memory: UnsafeBufferPointer<UInt8>, index: Int) {
    var face: FT_Face?
    let status = FT_New_Memory_Face(
      library.handle, memory.baseAddress, FT_Long(memory.count), FT_Long(index), &face)
    guard status == 0, let face else { return nil }
    handle = face
    self.library = library
  }

  deinit { FT_Done_Face(handle) }

  /// The outline in font units with y upwards; empty for glyphs without one.
  func outline(of glyph: UInt32) -> Path {
    guard FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return Path() }
    var pen = OutlinePen()
    var callbacks = FT_Outline_Funcs(
      move_to: { to, pen in OutlinePen.at(pen) { $0.move(to) } },
      line_to: { to, pen in OutlinePen.at(pen) { $0.line(to) } },
      conic_to: { control, to, pen in OutlinePen.at(pen) { $0.conic(control, to) } },
      cubic_to: { a, b, to, pen in OutlinePen.at(pen) { $0.cubic(a, b, to) } },
      shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &pen) { pen in
      _ = FT_Outline_Decompose(&handle.pointee.glyph.pointee.outline, &callbacks, pen)
    }
    return pen.finished
  }

  /// The coverage of a glyph whose origin lies `phase` quarters of a pixel right of and below a
  /// pixel's corner; `nil` for glyphs without ink.
  func mask(of glyph: UInt32, size: Int, phaseX: Int, phaseY: Int) -> GlyphMask? {
    select(FT_F26Dot6(size))
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, glyph, flags) == 0 else { return nil }
    var outline = handle.pointee.glyph.pointee.outline
    FT_Outline_Translate(&outline, 16 * phaseX, -16 * phaseY)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    guard right > left, top > bottom else { return nil }
    FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
    var mask = GlyphMask(left: left, top: -top, width: right - left, height: top - bottom)
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      var bitmap = FT_Bitmap()
      bitmap.width = UInt32(right - left)
      bitmap.rows = UInt32(top - bottom)
      bitmap.pitch = Int32(right - left)
      bitmap.buffer = bytes.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      _ = FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    }
    return mask
  }

  /// The picture of a glyph in a font of coloured pictures, in the largest size that it has.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard handle.pointee.num_fixed_sizes > 0, FT_Select_Size(handle, 0) == 0 else { return nil }
    size = 0
    let flags = FT_Int32(FT_LOAD_COLOR) | FT_Int32(FT_LOAD_DEFAULT)
    guard FT_Load_Glyph(handle, glyph, flags) == 0 else { return nil }
    let slot = handle.pointee.glyph.pointee
    let bitmap = slot.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.pitch > 0,
      let buffer = bitmap.buffer
    else { return nil }
    var pixels = PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
    pixels.bytes.withUnsafeMutableBytes { bytes in
      for row in 0..<Int(bitmap.rows) {
        let line = UnsafeRawBufferPointer(
          start: buffer + row * Int(bitmap.pitch), count: 4 * Int(bitmap.width))
        if let start = bytes.baseAddress {
          Premultiplied.decode(line, into: start + line.count * row)
        }
      }
    }
    let scale = 1 / Double(handle.pointee.size.pointee.metrics.y_ppem)
    return GlyphPicture(
      pixels: pixels,
      frame: Rect(
        x: Double(slot.bitmap_left) * scale, y: -Double(slot.bitmap_top) * scale,
        width: Double(bitmap.width) * scale, height: Double(bitmap.rows) * scale))
  }

  private func select(_ wanted: FT_F26Dot6) {
    guard size != wanted else { return }
    size = wanted
    _ = FT_Set_Char_Size(handle, wanted, wanted, 72, 72)
  }
}
