import EmakiLayout
import Testing

@Suite struct `A placeholder` {
  @Test func `stands in for no input, also when what was typed is deleted`() {
    var text = TextContent("Name", isPlaceholder: true)
    text.placeholder = "Name"
    text.setString("Ada")
    #expect(text.string == "Ada" && !text.isPlaceholder)
    text.setString("")
    #expect(text.string == "Name" && text.isPlaceholder)
  }

  @Test func `is none where nothing is to stand there`() {
    var text = TextContent("Ada")
    text.setString("")
    #expect(text.string.isEmpty && !text.isPlaceholder)
  }
}
