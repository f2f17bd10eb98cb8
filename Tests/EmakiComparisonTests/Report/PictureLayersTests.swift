import EmakiDrawing
import EmakiFormats
import Foundation
import Testing

@testable import EmakiComparison

@Suite struct `Pictures of a report` {
  private let base = PixelBuffer(width: 12, height: 9, fill: .white)

  /// The layers over one another, as a browser draws them.
  private func composed(_ layers: PictureLayers) throws -> PixelBuffer {
    var picture = base
    for text in layers.texts.dropFirst() {
      let file = try #require(Data(base64Encoded: text))
      let layer = try PNGDecoder().decode([UInt8](file)).pixels
      for y in 0..<9 {
        for x in 0..<12 where layer[x, y].alpha == 255 { picture[x, y] = layer[x, y] }
      }
    }
    return picture
  }

  @Test func `are stored as what differs from a base`() throws {
    let shared = ReportBase(number: 0, picture: base)
    var dotted = base
    dotted[2, 3] = .black
    let layers = try PictureLayers(dotted, over: base, shared.layers)
    #expect(layers.texts.count == 2 && layers.texts[0] == "@base-0")
    #expect(try composed(layers) == dotted)
    let again = try PictureLayers(base, over: base, shared.layers)
    #expect(again.texts == ["@base-0"])
  }

  @Test func `are stored whole where they have another size, or let something through`() throws {
    let shared = ReportBase(number: 0, picture: base)
    let small = PixelBuffer(width: 3, height: 3, fill: .black)
    #expect(try PictureLayers(small, over: base, shared.layers).texts.count == 1)
    var clear = base
    clear[1, 1] = .clear
    let layers = try PictureLayers(clear, over: base, shared.layers)
    #expect(layers.texts.count == 1 && layers.texts[0] != "@base-0")
  }

  /// The lists of layers in an entry of a page.
  private struct Entry: Decodable {
    let expected, actual: [String]
  }

  @Test func `are there once where both sides have the same`() throws {
    var changed = base
    changed[2, 3] = .black
    let pair = PicturePair(name: "dot", expected: "a.png", actual: "b.png")
    let result = PairResult(pair: pair, outcome: .different(nil))
    let entry = try #require(
      try ReportEntry(
        number: 0, result: result, expected: base, actual: changed, difference: nil))
    let json = try #require(entry.element.firstMatch(of: #/>(\{.*\})</#)).1
    let lists = try JSONDecoder().decode(Entry.self, from: Data(json.utf8))
    #expect(lists.expected.count == 1 && lists.actual.count == 2)
    #expect(lists.actual[0] == "=expected")
    var layers = PictureLayers(of: "expected", size: nil)
    layers = try PictureLayers(changed, over: base, layers)
    #expect(layers.texts == lists.actual)
    #expect(try composed(layers) == changed)
  }
}
