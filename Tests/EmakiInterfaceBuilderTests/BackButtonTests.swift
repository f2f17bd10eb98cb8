import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Back buttons of a running app` {
  /// What the back button says on a screen that another pushes.
  private func back(below: String, above: String, bar: String = "") throws -> String? {
    try look(below: below, above: above, bar: bar).control.bar.backTitle
  }

  private func look(below: String, above: String, bar: String = "") throws -> BarLook {
    func item(_ inside: String) -> String { "<navigationItem key=\"navigationItem\" \(inside)" }
    let text = SmallStoryboard.text([
      SmallStoryboard.stack(of: "list", bar: bar),
      SmallStoryboard.screen("list", item: item(below), pushes: ["detail"]),
      SmallStoryboard.screen("detail", item: item(above)),
    ])
    let fixture = try Fixture(text: text, .device(Fixture.phone))
    let detail = try fixture.scene("detail").controller.first("detail")
    #expect(
      try fixture.scene("list").controller.first("list")?.barLook?.control.bar.backTitle == nil)
    return try #require(detail?.barLook)
  }

  private let mail = "title=\"Mail\"/>"

  @Test(arguments: [
    ("title=\"Mail\"/>", "Mail"), ("id=\"untitled\"/>", "Back"),
    ("title=\"More than twelve\"/>", "Back"),
    ("><barButtonItem key=\"backBarButtonItem\" title=\"All\"/></navigationItem>", "All"),
    ("><barButtonItem key=\"backBarButtonItem\" title=\" \"/></navigationItem>", ""),
  ])
  func `say what the item below asks for, or its title`(below: String, says: String) throws {
    #expect(try back(below: below, above: mail) == says)
  }

  @Test func `give way to buttons in their place, unless these stand beside them`() throws {
    let button = "<barButtonItem key=\"leftBarButtonItem\" title=\"Cancel\"/></navigationItem>"
    #expect(try back(below: mail, above: "title=\"Edit\">\(button)") == nil)
    let supplements = "leftItemsSupplementBackButton=\"YES\" title=\"Edit\">\(button)"
    #expect(try back(below: mail, above: supplements) == "Mail")
  }

  @Test func `are away where the item hides them`() throws {
    #expect(try back(below: mail, above: "hidesBackButton=\"YES\"/>") == nil)
  }

  @Test func `stand above a large title, too`() throws {
    let control = try look(below: mail, above: mail, bar: " largeTitles=\"YES\"").control
    #expect(control.bar.isLarge)
    #expect(control.bar.backTitle == "Mail")
  }
}
