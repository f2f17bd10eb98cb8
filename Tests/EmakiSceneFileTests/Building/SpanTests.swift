import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Text of several looks in scene files` {
  @Test func `is a list of texts and mappings`() throws {
    let view = try Reading.view(
      with: """
        text: ["Only ", {text: "today", weight: bold, size: 20, color: "#FF0000"}], font: 15
        """)
    let text = try #require(view.text)
    #expect(text.string == "Only today")
    #expect(text.font == .system(15))
    #expect(text.spans.map(\.font) == [.system(15), .system(20, .bold)])
    #expect(text.spans.map(\.color) == [nil, Color(rgb: 0xFF0000)])
  }

  @Test func `may stand in the mapping of a text, with lines and room between letters`() throws {
    let view = try Reading.view(
      with: """
        text: {string: [{text: "H"}, {text: "2", baselineOffset: -4, font: 10}, \
        {text: "O", underline: true, strikethrough: true, kern: 2}], lines: 2}
        """)
    let spans = try #require(view.text?.spans)
    #expect(view.text?.numberOfLines == 2)
    #expect(spans.map(\.baselineOffset) == [0, -4, 0])
    #expect(spans.map(\.kern) == [0, 0, 2])
    #expect(spans[2].isUnderlined && spans[2].isStruckThrough)
  }

  @Test func `needs the characters of each part`() {
    let notices = Reading.notices("children: [{id: a, text: [{weight: bold}]}]")
    #expect(notices.contains { $0.contains("span without \"text\"") })
  }
}
