import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

/// Scroll views that fill the screen of an iPhone 8, whose status bar is 20 points high, with content
/// that is 100 points high and as wide as they are.
@Suite struct `The behaviour of content insets in a storyboard` {
  private func inset(_ behavior: String, height: Double = 100) throws -> Insets {
    let content = """
      <scrollView contentInsetAdjustmentBehavior="\(behavior)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="content">\
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/>\
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/>\
      <constraint firstAttribute="width" constant="375" id="w"/></constraints></view></subviews>\
      <constraints>\(["top", "leading", "trailing", "bottom"].map {
        SmallStoryboard.equal("content", $0, "scroll")
      }.joined())</constraints></scrollView>
      """
    let edges = ["top", "leading", "trailing", "bottom"].map {
      SmallStoryboard.equal("scroll", $0, "v-a")
    }
    let screen = SmallStoryboard.screen("a", content, constraints: edges.joined())
    let fixture = try Fixture(text: SmallStoryboard.text([screen]), .device(Fixture.phone))
    let scene = try #require(fixture.document.scenes.first)
    let timeline = try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(
        size: Fixture.phone.size, scale: 2, safeArea: Fixture.phone.safeArea))
    let laidOut = timeline.snapshot(at: 0).screen
    let index = try #require(laidOut.index(of: "scroll"))
    return laidOut.nodes[index].view.scroll?.contentInset ?? .zero
  }

  @Test func `always makes room, however short the content is`() throws {
    #expect(try inset("always").top == 20)
  }

  @Test func `makes room along axes on which the content scrolls`() throws {
    #expect(try inset("scrollableAxes").top == 0)
    #expect(try inset("scrollableAxes", height: 900).top == 20)
  }

  @Test func `never makes room`() throws {
    #expect(try inset("never", height: 900).top == 0)
  }
}
