import EmakiComparison
import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `What was restyled` {
  private func changes(_ kind: View.Kind, _ change: (inout View) -> Void) -> [String] {
    var view = View(kind, id: "a")
    view.control.items = ["Map", "List"]
    view.control.items[0].badge = "3"
    view.image = ImageContent(name: "sun")
    view.text = TextContent("Search", font: .system(17), color: .black)
    view.text?.isPlaceholder = kind == .textField
    var other = view
    change(&other)
    func snapshot(_ view: View) -> Snapshot {
      let node = LaidOutScreen.Node(
        view: view, parent: nil, frame: Rect(x: 0, y: 0, width: 10, height: 10))
      return Snapshot(
        LaidOutScreen(size: Size(width: 10, height: 10), nodes: [node], issues: []))
    }
    return ViewDifference.between(snapshot(view), snapshot(other)).flatMap(\.changes)
  }

  @Test func `titles are told one by one, by what they are titles of`() {
    #expect(
      changes(.segmentedControl) { $0.control.items[1].title = "Grid" }
        == ["segment 2 \"List\" → \"Grid\""])
    #expect(changes(.tabBar) { $0.control.items[0].title = "Plan" } == ["tab 1 \"Map\" → \"Plan\""])
    #expect(
      changes(.tabBar) { $0.control.items.append("Me") } == ["tab 3 none → \"Me\""])
  }

  @Test func `badges, images, styles and borders are told from and to`() {
    #expect(
      changes(.tabBar) { ($0.control.items[0].badge, $0.control.items[1].badge) = ("4", "") }
        == ["tab 1 badge \"3\" → \"4\"", "tab 2 badge none → \"\""])
    #expect(changes(.imageView) { $0.image?.name = "moon" } == ["image sun → moon"])
    #expect(changes(.button) { $0.control.button.style = .filled } == ["style none → filled"])
    #expect(changes(.view) { $0.borderWidth = 2 } == ["border 0 → 2"])
    #expect(changes(.view) { $0.cornerRadius = 8 } == ["corner radius 0 → 8"])
  }

  @Test func `so are texts, fonts and colours`() {
    #expect(
      changes(.textField) { $0.text?.string = "Find" } == ["placeholder \"Search\" → \"Find\""])
    #expect(changes(.label) { $0.text?.font = .system(20, .bold) } == ["text font 17 → 20 bold"])
    #expect(changes(.label) { $0.text?.color = .white } == ["text colour #000000 → #FFFFFF"])
    #expect(changes(.slider) { $0.tintColor = .black } == ["tint none → #000000"])
    #expect(changes(.slider) { $0.control.value = 0.75 } == ["value 0.5 → 0.75"])
    #expect(changes(.segmentedControl) { $0.control.selectedIndex = 1 } == ["selected none → 1"])
  }

  @Test func `so is all else that is seen, and of transforms that there is another`() {
    #expect(changes(.label) { $0.text?.lineSpacing = 3 } == ["text line spacing 0 → 3"])
    #expect(
      changes(.searchBar) { $0.control.search.hasCancelButton = true }
        == ["cancel button none → yes"])
    #expect(changes(.view) { $0.transform.rotation = 1 } == ["transformed"])
  }

  @Test func `of a part that comes or goes nothing is told but that`() {
    #expect(changes(.imageView) { $0.image = nil } == ["image sun → none"])
    let shadow = Shadow(color: .black, offset: Point(x: 0, y: 2), radius: 4)
    #expect(changes(.view) { $0.shadow = shadow } == ["shadow none → yes"])
  }
}
