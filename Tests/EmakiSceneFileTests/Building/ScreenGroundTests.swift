import EmakiLayout
import EmakiScenes
import Testing

/// Views that come over others hide them, though the file gives them no background.
@Suite struct `The ground of a screen` {
  private func role(
    of controller: String, _ keys: String = "", bringing steps: String
  ) throws -> View.Role? {
    let scene = try Reading.scene(
      """
      children: [{embed: stack}]
      controllers:
        stack: {type: navigation, viewControllers: [list]}
        list: {children: [{id: place, embed: old}]}
        old: {children: [{id: a}]}
        new: {children: [{id: b}]\(keys)}
      segues: {go: {from: list, to: new}}
      motions: {m: [\(steps)]}
      """)
    let all = (scene.offstage + [scene.controller]).flatMap(\.all)
    return try #require(all.first { $0.id == controller }).view.role
  }

  @Test(arguments: [
    "{push: {controller: new, onto: stack}}", "{present: {controller: new, from: list}}",
    "{present: {controller: new, from: list, detents: [medium]}}",
    "{present: {controller: new, from: list, style: currentContext}}",
    "{replaceChild: {old: old, new: new}}", "{segue: go}",
  ])
  func `is a surface under what is pushed, presented or put in another's place`(
    steps: String
  ) throws {
    #expect(try role(of: "new", bringing: steps) == .surface)
    #expect(try role(of: "list", bringing: steps) == nil)
    #expect(try role(of: "old", bringing: steps) == nil)
  }

  @Test(arguments: [
    ", background: clear", ", background: systemGray6", ", gradient: [red, blue]",
    ", kind: table, rows: 3",
  ])
  func `is what the file says`(keys: String) throws {
    let steps = "{push: {controller: new, onto: stack}}"
    #expect(try role(of: "new", keys, bringing: steps) == nil)
    #expect(try role(of: "new", ", role: transparent", bringing: steps) == .transparent)
  }

  @Test(arguments: [("pageSheet", View.Role.surface), ("fullScreen", nil)])
  func `is there for the screen that goes back behind a sheet`(
    style: String, expected: View.Role?
  ) throws {
    let scene = try Reading.scene(
      """
      children: [{id: a}]
      controllers: {new: {children: [{id: b}]}}
      motions: {m: [{present: {controller: new, from: root, style: \(style)}}]}
      """)
    #expect(scene.controller.view.role == expected)
  }

  @Test func `is none under what is only shown over others`() throws {
    func scene(_ styles: [String]) throws -> View.Role? {
      let steps = styles.map { "{present: {controller: new, from: root, style: \($0)}}" }
      let scene = try Reading.scene(
        """
        controllers: {new: {children: [{id: b}]}}
        motions: {m: [\(steps.joined(separator: ", {dismiss: new}, "))]}
        """)
      return scene.offstage.first?.view.role
    }
    #expect(try scene(["overFullScreen"]) == nil)
    #expect(try scene(["overCurrentContext"]) == nil)
    #expect(try scene(["overFullScreen", "fullScreen"]) == .surface)
  }

  @Test func `is there for all that lie over the first of a stack`() throws {
    let scene = try Reading.scene(
      """
      type: navigation
      viewControllers: [first, second, third]
      controllers: {first: {}, second: {}, third: {}}
      """)
    #expect(scene.controller.children.map(\.view.role) == [nil, .surface, .surface])
  }
}
