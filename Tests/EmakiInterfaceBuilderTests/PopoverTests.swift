import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `A popover segue` {
  private func presentation(_ segue: String, of destination: String) throws -> ModalPresentation {
    let first = SmallStoryboard.screen("a").replacing(
      "<connections></connections>",
      with: #"<connections><segue destination="b" id="s" \#(segue)/></connections>"#)
    let second = SmallStoryboard.screen("b").replacing(
      "<connections></connections>", with: destination)
    let fixture = try Fixture(text: SmallStoryboard.text([first, second]))
    let segues = fixture.document.segues
    return try #require(segues.first { $0.destination == "b" }).presentation
  }

  @Test func `lies beside its anchor, as large as the content prefers`() throws {
    let how = try presentation(
      #"kind="popoverPresentation" popoverAnchorView="v-a""#,
      of: #"<size key="preferredContentSize" width="240" height="180"/>"#)
    #expect(how.style == .popover)
    #expect(how.source == "v-a")
    #expect(how.contentSize == Size(width: 240, height: 180))
  }

  @Test func `has the usual size where the content says none, or one that is none`() throws {
    for size in ["", #"<size key="preferredContentSize" width="-1" height="nan"/>"#] {
      let how = try presentation(
        #"kind="popover" popoverAnchorBarButtonItem="item""#, of: size)
      #expect(how.style == .popover && how.source == "item")
      #expect(how.contentSize == Size(width: 320, height: 480))
    }
  }
}
