import EmakiCairo
import EmakiDrawing
import EmakiXML
import Testing

/// Letters of an SVG document whose outlines are there once.
@Suite struct `Shared letters` {
  private func document(_ texts: [(String, Point)], shares: Bool) throws -> [UInt8] {
    let runs = texts.map { text, origin in
      DisplayItem.text(
        TextRun(
          text: text, font: .system(20), color: Color(rgb: 0x123456), origin: origin, width: 200))
    }
    let list = DisplayList(size: Size(width: 300, height: 100), items: runs)
    let painter = Painter(fonts: FontBook())
    guard shares else { return try painter.svg(of: list) }
    let letters = SVGLetters()
    let text = String(decoding: try painter.svgDraft(of: list, letters: letters), as: UTF8.self)
    return SVGMark.document(
      Array(text.replacing("</svg>", with: letters.definitions + "</svg>").utf8))
  }

  private func count(_ word: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: word).count
  }

  @Test func `are defined once for each letter and size`() throws {
    let texts = [("abba a", Point(x: 10, y: 30)), ("bb", Point(x: 10.5, y: 60))]
    let bytes = try document(texts, shares: true)
    #expect(count("<path id=", in: bytes) == 2)
    #expect(count("<use href=", in: bytes) == 7)
    #expect(count("aria-label=\"abba a\"", in: bytes) == 1)
  }

  /// Read back, every area lies where it lies without sharing, to the rounding of letters to hundredths of a point.
  @Test func `lie where they lie alone`() throws {
    let texts = [("Hamburg ipsum", Point(x: 10.123, y: 30)), ("Quick", Point(x: 7, y: 61.77))]
    func boxes(_ shares: Bool) throws -> [Rect] {
      try SVGFile(document(texts, shares: shares)).image.parts.compactMap(\.path.bounds)
    }
    func around(_ boxes: [Rect]) throws -> Rect {
      try #require(boxes.reduce(nil as Rect?) { $0?.union($1) ?? $1 })
    }
    let (alone, shared) = try (boxes(false), boxes(true))
    #expect(alone.count == 2 && shared.count == 17)
    for (line, letters) in [(alone[0], shared[..<12]), (alone[1], shared[12...])] {
      let box = try around(Array(letters))
      #expect(abs(box.minX - line.minX) < 0.012 && abs(box.maxX - line.maxX) < 0.012)
      #expect(abs(box.minY - line.minY) < 0.012 && abs(box.maxY - line.maxY) < 0.012)
    }
  }
}
