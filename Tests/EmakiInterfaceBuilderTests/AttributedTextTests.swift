import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `Attributed strings` {
  @Test func `have a part for each fragment, with its font, colour, lines and places`() throws {
    let fixture = try Fixture("fragments-of-several-looks.xib")
    let text = try #require(try fixture.view("price").text)
    #expect(fixture.diagnostics.isEmpty)
    #expect(text.string == "Now 999\nwas 12")
    #expect(text.spans.map(\.font.size) == [12, 30, 15, 15])
    #expect(text.spans.map(\.font.family) == ["Helvetica Neue", nil, nil, nil])
    #expect(text.spans.map(\.font.weight) == [.regular, .bold, .regular, .regular])
    #expect(text.spans[0].color == Color(rgb: 0xFF0000))
    #expect(text.spans.map(\.kern) == [0, 1.5, 0, 0])
    #expect(text.spans.map(\.baselineOffset) == [0, 0, 10, 0])
    #expect(text.spans.map(\.isUnderlined) == [false, false, true, false])
    #expect(text.spans.map(\.isStruckThrough) == [false, false, false, true])
    #expect(text.spans.allSatisfy { $0.paragraph.lineSpacing == 4 })
    #expect(text.alignment == .right)
  }

  /// Ten points a character, one and a half more for "9"; lines of 30 pt and of 15 pt, 4 apart.
  ///
  /// The letters that are raised by 10 reach 15 · (1.19336 − 0.241) + 10 = 24.29 above the baseline,
  /// less than those of 30 pt.
  @Test func `are as wide as their parts together and as high as their lines`() throws {
    let frames = try Fixture("fragments-of-several-looks.xib", .device(Fixture.phone)).frames()
    #expect(frames["price"]?[2] == 71.5)
    // 45 · 1.193359375 + 4 = 57.7.
    #expect(frames["price"]?[3] == 58)
    #expect(frames["alike"]?[3] == 24)
  }

  @Test func `whose fragments look alike are plain text`() throws {
    let text = try #require(try Fixture("fragments-of-several-looks.xib").view("alike").text)
    #expect(text.spans.isEmpty)
    #expect(text.string == "All alike")
    #expect(text.font == .system(20))
  }
}
