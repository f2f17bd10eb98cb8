import EmakiDrawing
@testable import EmakiFormats

/// The bytes of a PNG, chunk by chunk.
struct PNGFile {
  var chunks: [(name: String, body: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
  }

  var bytes: [UInt8] {
    chunks.reduce(PNGChunks.signature) { $0 + Self.chunk($1.name, $1.body) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return number(body.count) + checked
      + number(Int(checked.withUnsafeBytes { CRC32.checksum($0) }))
  }

  /// Four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func numbers(_ values: Int...) -> [UInt8] { values.flatMap(number) }

  /// With a chunk behind the header.
  func adding(_ name: String, _ body: [UInt8]) -> PNGFile {
    var copy = self
    copy.chunks.insert((name, body), at: 1)
    return copy
  }

  func without(_ name: String) -> PNGFile {
    var copy = self
    copy.chunks.removeAll { $0.name == name }
    return copy
  }

  /// What the pixels are made of: equal of equal pixels that the same encoder wrote.
  var picture: [[UInt8]] {
    chunks.filter { ["IHDR", "PLTE", "tRNS", "IDAT"].contains($0.name) }.map(\.body)
  }
}

extension PixelBuffer {
  init(png: [UInt8]) throws { self = try PNGDecoder().decode(png).pixels }

  func png() throws -> [UInt8] { try PNGEncoder().encode(self) }

  func with(_ change: (inout PixelBuffer) -> Void) -> PixelBuffer {
    var copy = self
    change(&copy)
    return copy
  }

  /// With another colour at a place.
  func dotted(_ x: Int, _ y: Int) -> PixelBuffer {
    with { $0[x, y] = Color(red: 255 - self[x, y].red, green: 0, blue: 99, alpha: 255) }
  }

  /// With other numbers of columns and rows; those that come are white.
  func resized(_ columns: Int, _ rows: Int) -> PixelBuffer {
    var copy = PixelBuffer(width: width + columns, height: height + rows, fill: .white)
    for y in 0..<min(height, copy.height) {
      for x in 0..<min(width, copy.width) { copy[x, y] = self[x, y] }
    }
    return copy
  }
}

extension Mutation {
  /// Changes of a picture.
  static func pictures(_ bytes: [UInt8]) throws -> [Mutation] {
    let pixels = try PixelBuffer(png: bytes)
    let file = PNGFile(bytes)
    func made(_ what: String, _ after: [UInt8], passes: Statement? = nil) -> Mutation {
      Mutation(.picture, what, .file(bytes), .file(after), passes: passes)
    }
    let drawn = try pixelChanges(pixels).map { made($0.0, try $0.1.png()) }
    let colors = colorChanges.map { made($0.0, file.without("sRGB").adding($0.1, $0.2).bytes) }
    let told = tellings.map { made($0.0, file.adding($0.1, $0.2).bytes, passes: .pixels) }
    return drawn + colors + told
      + [made("compressed otherwise", try pixels.png(), passes: .pixels)]
      + files(.picture, bytes, like: try pixels.dotted(9, 9).png())
      + [made("swapped with another picture", try pixels.resized(0, -9).dotted(0, 0).png())]
  }

  private static func pixelChanges(_ all: PixelBuffer) -> [(String, PixelBuffer)] {
    let (right, bottom) = (all.width - 1, all.height - 1)
    func shaded(_ change: (inout Color) -> Void) -> PixelBuffer {
      all.with { change(&$0[30, 40]) }
    }
    return [
      ("a pixel", all.dotted(right / 2, bottom / 2)),
      ("the first pixel", all.dotted(0, 0)), ("the upper right corner", all.dotted(right, 0)),
      ("the lower left corner", all.dotted(0, bottom)),
      ("the last pixel", all.dotted(right, bottom)),
      ("a pixel of the last row", all.dotted(right / 3, bottom)),
      ("red by one", shaded { $0.red ^= 1 }), ("green by one", shaded { $0.green ^= 1 }),
      ("blue by one", shaded { $0.blue ^= 1 }), ("alpha by one", shaded { $0.alpha ^= 1 }),
      ("no alpha at a pixel", shaded { $0.alpha = 0 }),
      (
        "one alpha for all",
        all.with { copy in
          for index in stride(from: 3, to: copy.bytes.count, by: 4) { copy.bytes[index] = 254 }
        }
      ),
      ("a row more", all.resized(0, 1)), ("a row less", all.resized(0, -1)),
      ("a column more", all.resized(1, 0)), ("a column less", all.resized(-1, 0)),
      (
        "shifted by a row",
        all.with { copy in
          copy.bytes = Array(copy.bytes.suffix(4 * all.width) + copy.bytes.dropLast(4 * all.width))
        }
      ),
    ]
  }

  private static let colorChanges: [(String, String, [UInt8])] = [
    ("a colour profile", "iCCP", [0x70, 0, 0, 1, 2, 3, 4]),
    ("another colour space by its code", "cICP", [9, 16, 0, 1]),
    ("another gamma", "gAMA", PNGFile.number(100_000)),
    (
      "other primaries", "cHRM",
      PNGFile.numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
    ),
    ("an orientation", "eXIf", orientation),
  ]

  /// Exif that turns the picture by a quarter.
  static let orientation: [UInt8] = [
    77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]

  private static let tellings: [(String, String, [UInt8])] = [
    ("a text more", "tEXt", Array("Comment\0hi".utf8)),
    ("the time of its change", "tIME", [7, 232, 1, 1, 1, 1, 1]),
    ("an unknown chunk", "vpAg", [1, 2, 3, 4]),
  ]

  /// Changes of any file as a whole.
  ///
  /// - Parameter other: another of its kind.
  static func files(_ subject: Subject, _ bytes: [UInt8], like other: [UInt8]) -> [Mutation] {
    let file = Entry.file(bytes)
    let sibling = "../beside/\(subject.rawValue)"
    return [
      Mutation(subject, "missing", file, nil), Mutation(subject, "new", nil, file),
      Mutation(subject, "empty", file, .file([])),
      Mutation(subject, "half of its bytes", file, .file(Array(bytes.prefix(bytes.count / 2)))),
      Mutation(subject, "a text in its place", file, .text("404: no such page\n")),
      Mutation(subject, "no text at all", file, .file([0xFF, 0xFE, 0, 0xD8, 0xFF])),
      Mutation(subject, "a folder in its place", file, .folder([:])),
      Mutation(subject, "a pipe in its place", file, .pipe),
      Mutation(subject, "a link to nothing", file, .link("nowhere")),
      Mutation(subject, "a link to itself", file, .link("../beside/loop")),
      Mutation(subject, "a link to another", file, .link(sibling + "-other")),
      Mutation(subject, "a link to the same", file, .link(sibling), passes: .links),
    ]
  }
}
