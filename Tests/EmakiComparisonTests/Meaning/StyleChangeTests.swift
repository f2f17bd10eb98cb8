import EmakiComparison
import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `What was restyled` {
  private func changes(_ kind: View.Kind, _ change: (inout View) -> Void) -> [String] {
    var view = View(kind, id: "a")
    view.control.items = ["Map", "List"]
    view.control.badges = [0: "3"]
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
      changes(.segmentedControl) { $0.control.items[1] = "Grid" }
        == ["segment 2 \"List\" → \"Grid\""])
    #expect(changes(.tabBar) { $0.control.items[0] = "Plan" } == ["tab 1 \"Map\" → \"Plan\""])
    #expect(
      changes(.tabBar) { $0.control.items.append("Me") } == ["tabs Map, List → Map, List, Me"])
  }

  @Test func `badges, images, styles and borders are told from and to`() {
    #expect(
      changes(.tabBar) { $0.control.badges = [0: "4", 1: ""] }
        == ["badge of tab 1 \"3\" → \"4\"", "badge of tab 2 none → \"\""])
    #expect(changes(.imageView) { $0.image?.name = "moon" } == ["image sun → moon"])
    #expect(changes(.button) { $0.control.style = "filled" } == ["style none → filled"])
    #expect(changes(.view) { $0.borderWidth = 2 } == ["border 0 → 2"])
    #expect(changes(.view) { $0.cornerRadius = 8 } == ["corner radius 0 → 8"])
  }

  @Test func `so are texts, fonts and colours`() {
    #expect(
      changes(.textField) { $0.text?.string = "Find" } == ["placeholder \"Search\" → \"Find\""])
    #expect(changes(.label) { $0.text?.font = .system(20, .bold) } == ["font 17 → 20 bold"])
    #expect(changes(.label) { $0.text?.color = .white } == ["text colour #000000 → #FFFFFF"])
    #expect(changes(.slider) { $0.tintColor = .black } == ["tint none → #000000"])
    #expect(changes(.slider) { $0.control.value = 0.75 } == ["value 0.5 → 0.75"])
    #expect(changes(.segmentedControl) { $0.control.selectedIndex = 1 } == ["selected none → 1"])
  }

  @Test func `what is left is told in one word`() {
    #expect(changes(.label) { $0.text?.lineSpacing = 3 } == ["restyled"])
    #expect(changes(.view) { $0.transform.rotation = 1 } == ["restyled"])
  }
}
