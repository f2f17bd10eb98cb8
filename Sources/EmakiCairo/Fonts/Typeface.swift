internal import CPangoCairo
import EmakiDrawing

/// One face of a font file: maps characters to glyphs and shapes text.
///
/// Its HarfBuzz objects never change after `init`, which HarfBuzz allows any thread to read.
/// `drawing` belongs to the lock of the `GlyphCache` that draws the face.
final class Typeface: @unchecked Sendable {
  let file: FontFile
  /// The full name that the font gives itself.
  let name: String
  /// Name and fingerprint for the metadata of pictures.
  let record: FontRecord
  /// Whether glyphs are coloured pictures instead of outlines.
  let isColored: Bool
  let unitsPerEm: Double
  /// Whether the face has every printable ASCII character.
  let hasASCII: Bool
  /// An empty box with round corners, which stands for a character that no font has; the font's
  /// sign for that may be loud. The sign where there is no such box.
  let missing: UInt32
  private let blob: OpaquePointer
  private let face: OpaquePointer
  private let font: OpaquePointer
  private var opened: FreeTypeFace?

  /// Opens a face; `nil` if there is no such file or it is no font.
  init?(file: FontFile) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    guard file.index < Int(hb_face_count(blob)),
      let face = hb_face_create(blob, UInt32(file.index)),
      hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      return nil
    }
    self.file = file
    self.blob = blob
    self.face = face
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))
    name = Self.name(of: face, id: 4) ?? file.path
    record = Self.record(name, blob)
    var glyph: hb_codepoint_t = 0
    hasASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    missing = hb_font_get_nominal_glyph(font, 0x25A2, &glyph) != 0 ? glyph : 0
    isColored = hb_ot_color_has_png(face) != 0
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The names of the family, as old and new programs call it.
  var families: [String] { [16, 1].compactMap { Self.name(of: face, id: $0) } }

  /// The thickness of the letters on the scale of OpenType.
  var weight: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) }

  /// Whether the letters slant.
  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// Whether the face has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// Name and fingerprint for the metadata of pictures.
  private static func record(_ name: String, _ blob: OpaquePointer) -> FontRecord {
    var length: UInt32 = 0
    let data = UnsafeRawPointer(hb_blob_get_data(blob, &length))
    let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    var hash = Hash64()
    hash.combine(UInt64(bytes.count))
    // A table directory has 12 bytes and 16 for each table; a collection's comes before them.
    for place in 0..<min(bytes.count, 4096) { hash.combine(UInt64(bytes[place])) }
    return FontRecord(name: name, hash: hash.hexadecimal)
  }

  /// The face for drawing, opened when it is first needed. Only under the glyph cache's lock.
  func drawing(in library: FreeTypeLibrary) -> FreeTypeFace? {
    if opened == nil {
      opened = withBytes { FreeTypeFace(library: library, memory: $0, index: file.index) }
    }
    return opened
  }

  /// Shapes a part of a text that runs in one direction.
  func shape(_ text: [UInt8], in range: Range<Int>, isRightToLeft: Bool) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    text.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A set language keeps HarfBuzz from asking the process's locale.
    hb_buffer_set_language(buffer, hb_language_from_string("ja", -1))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, Self.features, UInt32(Self.features.count))
    return glyphs(of: buffer)
  }

  /// The advance of a glyph that stands alone, in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  private func glyphs(of buffer: OpaquePointer) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      Glyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster),
        advance: Double(positions[i].x_advance) / unitsPerEm,
        offset: Point(
          x: Double(positions[i].x_offset) / unitsPerEm,
          y: -Double(positions[i].y_offset) / unitsPerEm))
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var length: UInt32 = 0
    let start = UnsafeRawPointer(hb_blob_get_data(blob, &length))
    return body(
      UnsafeBufferPointer(
        start: start?.assumingMemoryBound(to: UInt8.self), count: Int(length)))
  }

  private static func name(of face: OpaquePointer, id: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Inter turns `->` into an arrow and 2x3 into 2×3; a label must show the characters it has.
  private static let features: [hb_feature_t] = ["calt", "liga"].map { name in
    hb_feature_t(
      tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: 0, start: 0, end: .max)
  }

  /// A glyph as shaped, in ems.
  struct Glyph {
    var id: UInt32
    /// The byte of the text that the glyph's cluster starts at.
    var cluster: Int
    var advance: Double
    /// From the pen to the glyph's origin; y downwards.
    var offset: Point
  }
}
