import TestSupport
import Testing

/// Bars of 56 points in sheets that leave room around them, else of 44, 32 on phones on their side.
@Suite struct `A navigation bar in a sheet` {
  private static func scene(_ device: String, _ bar: String = "{}") -> String {
    """
    device: \(device)
    controllers:
      stack: {type: navigation, bar: \(bar), viewControllers: [list]}
      list:
        title: Cart
        rightItems: [{id: done, text: Done}]
        children: [{id: rows, kind: table, pin: edges, rows: 20}]
      detail: {title: Item, children: [{id: body, kind: table, pin: edges, rows: 20}]}
    motions:
      sheet: [present: {controller: stack, from: root, style: pageSheet, grabber: true}]
      form: [present: {controller: stack, from: root, style: formSheet}]
      medium: [present: {controller: stack, from: root, detents: [medium, large]}]
      full: [present: {controller: stack, from: root}]
      push: {after: sheet, steps: [push: {controller: detail, onto: stack}]}
      pop: {after: push, steps: [pop: stack]}
      again:
        after: pop
        steps: [dismiss: stack, present: {controller: stack, from: root, style: pageSheet}]
    """
  }

  private func end(
    _ motion: String, _ device: String = "iphone-x", _ bar: String = "{}"
  ) throws -> InspectOutput.Step {
    let arguments = ["--motion", motion, "--steps", "2"]
    return try #require(Probe.steps(of: Self.scene(device, bar), arguments).last)
  }

  @Test(arguments: ["sheet", "form", "medium", "pop", "again"])
  func `is 56 points high on upright phones, with its items in the middle`(
    _ motion: String
  ) throws {
    let step = try end(motion)
    let top = try step.rect("stackView")[1]
    #expect(top == (motion == "medium" ? 406 : 54))
    #expect(try step.rect("stackBar") == [0, top, 375, 56])
    for id in ["listItemTitle", "done"] {
      let rect = try step.rect(id)
      #expect(abs(rect[1] + rect[3] / 2 - top - 28) < 0.34, "\(id)")
    }
    #expect(try step.rect("rows/1")[1] == top + 56)
  }

  @Test func `keeps the items of controllers that are pushed there`() throws {
    let step = try end("push")
    #expect(try step.rect("stackBar") == [0, 54, 375, 56])
    for id in ["detailItemTitle", "detailItemBack"] {
      let rect = try step.rect(id)
      #expect(abs(rect[1] + rect[3] / 2 - 54 - 28) < 0.34, "\(id)")
    }
    #expect(try step.rect("body/1")[1] == 54 + 56)
  }

  @Test(arguments: [("sheet", "list", "rows"), ("push", "detail", "body"), ("pop", "list", "rows")])
  func `has its large titles below`(_ motion: String, _ item: String, _ table: String) throws {
    let step = try end(motion, "iphone-x", "{prefersLargeTitles: true}")
    #expect(try step.rect("stackBar") == [0, 54, 375, 56 + 52])
    let label = try step.rect("\(item)ItemLargeTitle")
    #expect(abs(label[1] + label[3] - (54 + 56 + 52 - 8)) < 0.34)
    #expect(try step.rect("\(table)/1")[1] == 54 + 56 + 52)
  }

  @Test(arguments: [
    ("sheet", "ipad-pro-11"), ("form", "ipad-pro-11"), ("sheet", "ipad-9-7"), ("form", "ipad-9-7"),
  ])
  func `is 56 points high on tablets with and without a button`(
    _ motion: String, _ device: String
  ) throws {
    let step = try end(motion, device)
    let bar = try step.rect("stackBar")
    #expect(bar[1] == (try step.rect("stackView")[1]) && bar[3] == 56)
    #expect(try step.rect("rows/1")[1] == bar[1] + 56)
  }

  @Test func `is as ever where it covers everything`() throws {
    #expect(try end("full").rect("stackBar")[3] == 44 + 44, "row and status bar")
    let arguments = ["--motion", "sheet", "--steps", "2", "--orientation", "landscape"]
    let step = try #require(Probe.steps(of: Self.scene("iphone-x"), arguments).last)
    #expect(try step.rect("stackBar")[3] == 32)
  }
}
