import EmakiCairo
import EmakiDrawing
import TestSupport
import Testing

extension String {
  /// How many parts the text falls into around a word.
  fileprivate func parts(around word: String) -> Int { split(separator: word).count }
}

@Suite struct DocumentTests {
  private static let list = DisplayList(
    size: Size(width: 120, height: 60), background: .white,
    items: [
      .fill(.rect(Rect(x: 10, y: 10, width: 30, height: 20)), .color(Color(rgb: 0x2F6BFF))),
      .shadow(
        .rect(Rect(x: 60, y: 10, width: 30, height: 20)),
        Shadow(color: .black, offset: .zero, radius: 3)),
      .text(Easel.line("Settings 設定", .system(12), x: 10, baseline: 50)),
      .group(
        DisplayGroup(
          clip: .ellipse(Rect(x: 60, y: 10, width: 30, height: 20)), opacity: 0.5,
          items: [
            .fill(.rect(Rect(x: 60, y: 10, width: 30, height: 10)), .color(.black)),
            .fill(.rect(Rect(x: 60, y: 15, width: 30, height: 10)), .color(.white)),
          ])),
    ])
  private let painter = Painter(fonts: Easel.fonts)

  private func svg() throws -> String {
    String(decoding: try painter.svg(of: Self.list), as: UTF8.self)
  }

  @Test func `an SVG document has the picture's size in pixels`() throws {
    #expect(try svg().contains(#"width="120" height="60" viewBox="0 0 120 60""#))
  }

  @Test func `an SVG document is one element and nothing around it`() throws {
    #expect(try svg().hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(try svg().hasSuffix("</svg>\n"))
  }

  @Test func `every SVG element is closed in its turn`() throws {
    var open: [Substring] = []
    for tag in try svg().split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      let body = tag.prefix { $0 != ">" }
      if body.hasPrefix("?") || body.hasSuffix("/") { continue }
      if body.hasPrefix("/") {
        #expect(open.popLast() == body.dropFirst())
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `an SVG document needs no font and knows no date`() throws {
    let text = try svg()
    for word in ["<text", "font-family", "date", "Date", "202"] {
      #expect(!text.replacing(#/base64,[^"]*/#, with: "").contains(word), "\(word)")
    }
    #expect(text.contains("<path"))
  }

  @Test func `groups have their names as ids, each once`() throws {
    func group(_ name: String) -> DisplayItem {
      .group(
        DisplayGroup(
          name: name,
          items: [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black))]))
    }
    let list = DisplayList(
      size: Size(width: 9, height: 9),
      items: [group("mainContents"), group("a \"b\" <c>"), group("mainContents"), group("9")])
    let text = String(decoding: try painter.svg(of: list), as: UTF8.self).withoutMarks
    for id in ["mainContents", "a__b___c_", "mainContents-2", "_9"] {
      #expect(text.parts(around: "id=\"\(id)\"") == 2, "\(id)")
    }
  }

  @Test func `ids end with a digest of the whole document`() throws {
    func ids(_ color: Color) throws -> [Substring] {
      let name = "card"
      let card = DisplayGroup(
        name: name, clip: .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)),
        items: [.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(color))])
      let list = DisplayList(size: Size(width: 9, height: 9), items: [.group(card)])
      let text = String(decoding: try painter.svg(of: list), as: UTF8.self)
      #expect(text.withoutMarks.contains("clip-path=\"url(#clip)\""))
      return text.matches(of: #/ id="([^"]*)"/#).map { $0.1 }
    }
    let (black, white) = (try ids(.black), try ids(.white))
    #expect(black.count == 2 && black[1].hasPrefix("card-") && black[0].hasPrefix("clip-"))
    #expect(black[0].suffix(7) == black[1].suffix(7))
    #expect(Set(black + white).count == 4)
    #expect(try ids(.black) == black)
  }

  @Test func `characters that XML reserves are escaped`() throws {
    let list = DisplayList(
      size: Size(width: 99, height: 30),
      items: [.text(Easel.line("<&\">\u{7}", .system(12), x: 5, baseline: 20))])
    let text = String(decoding: try painter.svg(of: list), as: UTF8.self)
    #expect(text.contains(#"aria-label="&lt;&amp;&quot;> ""#))
  }

  @Test func `a picture that is painted twice is embedded once`() throws {
    let image = DisplayImage(name: "dot", pixels: PixelBuffer(width: 2, height: 2, fill: .black))
    let place = Rect(x: 0, y: 0, width: 5, height: 5)
    let item = DisplayItem.image(
      image, source: Rect(x: 0, y: 0, width: 2, height: 2), destination: place)
    let list = DisplayList(size: Size(width: 9, height: 9), items: [item, item])
    let text = String(decoding: try painter.svg(of: list), as: UTF8.self)
    #expect(text.parts(around: "base64") == 2)
    #expect(text.parts(around: "<use") == 3)
  }

  @Test func `documents are the same to the byte every time`() throws {
    #expect(try painter.svg(of: Self.list) == Painter(fonts: FontBook()).svg(of: Self.list))
    #expect(
      try painter.pdf(of: [Self.list]) == Painter(fonts: FontBook()).pdf(of: [Self.list]))
  }

  @Test func `a PDF document has a page for each picture and a fixed date`() throws {
    let bytes = try painter.pdf(of: [Self.list, Self.list, Self.list])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/Count 3"))
    #expect(text.contains("/CreationDate (20000101000000Z)"))
  }

  @Test func `a document of nothing is refused`() {
    #expect(throws: CairoError.self) { try painter.pdf(of: []) }
    #expect(throws: CairoError.self) {
      try painter.svg(of: DisplayList(size: Size(width: -1, height: 5)))
    }
  }
}
