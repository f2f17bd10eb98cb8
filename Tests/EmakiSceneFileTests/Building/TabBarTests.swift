import EmakiLayout
import EmakiScenes
import Testing

@Suite struct TabBarTests {
  private func bar(tabs: String, _ definitions: String = "") throws -> ControlContent {
    let scene = try Reading.scene(
      "type: tabBar\nviewControllers: \(tabs)\ncontrollers: {\(definitions)}")
    let bar = try #require(scene.controller.view.first("testBar"))
    return bar.control
  }

  @Test func `a controller says what its tab shows`() throws {
    let control = try bar(
      tabs: "[a, b, c, {id: d, tabBarItem: {icon: bell, badge: new}}, "
        + "{title: E, tabBarItem: {badge: 7}}]",
      "a: {title: A}, b: {title: B, tabBarItem: {icon: house.fill, badge: 3}}, "
        + "c: {tabBarItem: \"search: Find\"}")
    #expect(control.items.map(\.title) == ["A", "house.fill: B", "search: Find", "bell: d", "E"])
    #expect(control.items.map(\.badge) == [nil, "3", nil, "new", "7"])
  }

  @Test func `an empty badge is one, no badge is none`() throws {
    let control = try bar(tabs: "[{tabBarItem: {title: A, badge: ''}}, {tabBarItem: {title: B}}]")
    #expect(control.items.map(\.badge) == ["", nil])
  }

  @Test func `a colon in a title is no icon`() throws {
    #expect(try bar(tabs: "[{tabBarItem: {title: '10:30'}}]").items == [": 10:30"])
  }

  @Test func `what the bar says of its items comes first`() throws {
    let scene = try Reading.scene(
      """
      type: tabBar
      viewControllers: [{tabBarItem: {title: A, badge: 1}}, {title: B}]
      bar: {items: [{title: X, icon: home, badge: 2}, Y]}
      """)
    let bar = try #require(scene.controller.view.first("testBar"))
    #expect(
      bar.control.items.map(\.title) == ["home: X", "Y"]
        && bar.control.items.map(\.badge) == ["2", nil])
  }

  @Test func `only tabs have badges`() {
    let notices = Reading.notices(
      "children: [{kind: segmentedControl, items: [{title: A, badge: 1}, B], pin: {top: 0}}]")
    #expect(
      notices.first?.contains("\"badge\" of an item does nothing for a segmentedControl") == true,
      "\(notices)")
  }
}
