import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct ControllerTests {
  @Test func `a container embeds a controller by name`() throws {
    let scene = try Reading.scene(
      """
      children: [{id: place, embed: menu}]
      controllers: {menu: {title: Menu, type: table, class: MenuController, children: [{id: a}]}}
      """)
    let menu = try #require(scene.controller.children.first)
    #expect(menu.id == "menu" && menu.title == "Menu" && menu.kind == .table)
    #expect(menu.className == "MenuController")
    #expect(menu.view.id == "menuView" && menu.view.isControllerRoot)
    #expect(scene.controller.view.first("place")?.embeddedController == "menu")
    #expect(scene.controller.assembledView().first("a") != nil)
  }

  @Test func `a controller may be written in its container`() throws {
    let scene = try Reading.scene("children: [{id: place, embed: {children: [{id: a}]}}]")
    #expect(scene.controller.children.map(\.id) == ["placeController"])
    #expect(scene.controller.children.map(\.view.id) == ["placeView"])
  }

  @Test func `a controller may be called like the file`() throws {
    let scene = try Reading.scene(
      """
      children: [{embed: stack}]
      controllers:
        stack: {type: navigation, viewControllers: [test]}
        test: {children: [{id: a}]}
      """)
    #expect(scene.controller.id == "root")
    #expect(scene.controller.first("test")?.view.first("a") != nil)
  }

  @Test(arguments: [
    "{type: navigation, viewControllers: [{id: test, children: [{id: a}]}]}",
    "{children: [{embed: {id: test, children: [{id: a}]}}]}",
  ])
  func `a controller that is written in its container may be called like the file`(
    text: String
  ) throws {
    let scene = try Reading.scene(text)
    #expect(scene.controller.id == "root")
    #expect(scene.controller.first("test")?.view.first("a") != nil)
  }

  @Test func `an empty list of bar items is none`() throws {
    let controllers = "controllers: {a: {title: A, leftItems: [], rightItems: []}}"
    let scene = try Reading.scene("type: navigation\nviewControllers: [a]\n" + controllers)
    let item = try #require(scene.controller.first("a")?.navigationItem)
    #expect(item.subviews.map(\.id) == [ViewID("a").part(.item).part(.title)])
    #expect(scene.controller.first("a")?.hidesBackButton == false)
  }

  @Test func `controllers may lie in controllers`() throws {
    let scene = try Reading.scene(
      """
      children: [{id: outer, embed: a}]
      controllers:
        a: {children: [{id: inner, embed: b}]}
        b: {children: [{id: deep}]}
      """)
    #expect(scene.controller.first("b")?.view.first("deep") != nil)
  }

  @Test func `the root view is called root unless the file names it`() throws {
    #expect(try Reading.scene("children: []").controller.view.id == "root")
    #expect(try Reading.scene("id: page").controller.view.id == "page")
  }

  @Test(arguments: ["", "id: page\n", "id: root\n"])
  func `the scene's own views can be called after root whatever its id is`(id: String) throws {
    let own = """
      children: [{id: box, pin: {top: 0, leading: 0, width: 10}}]
      constraints: [box.height == rootView.height, box.width <= root.width]
      motions: {m: [{animate: {changes: {rootView.alpha: 0.5, root.alpha: 0.4}}}]}
      """
    #expect(Reading.notices(id + own).isEmpty)
    let container = """
      type: navigation
      viewControllers: [{title: A}, {title: B}]
      motions: {m: [{animate: {changes: {rootBar.alpha: 0.5, rootPlace.alpha: 0.5}}}]}
      """
    #expect(Reading.notices(id + container).isEmpty)
  }

  @Test func `the view of a scene's own controller has the name that those of others have`() {
    #expect(
      Reading.notices(
        "id: page\nchildren: [{id: box, pin: {top: 0}}]\n"
          + "constraints: [box.width == pageView.width]"
      ).isEmpty)
  }

  @Test func `a stack whose bar is hidden pushes and pops`() throws {
    let timeline = try ControlScene.timeline(
      of: """
        id: stack
        type: navigation
        bar: {hidden: true}
        viewControllers: [first]
        controllers:
          first: {title: First}
          second: {title: Second}
        motions: {m: [{push: {controller: second, onto: stack}}, {wait: 1}, {pop: stack}]}

        """)
    #expect(timeline.duration == 0.35 + 1 + 0.35)
    let pushed = timeline.snapshot(at: 1)
    let second = try #require(pushed.screen.index(of: "secondView"))
    #expect(pushed.screenRects()[second] == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(timeline.snapshot(at: timeline.duration).screen.index(of: "secondView") == nil)
  }

  @Test(arguments: [
    "{set: {label.text: Hi}}, {push: {controller: second, onto: stack}}",
    "{push: {controller: second, onto: stack}}, {set: {label.text: Hi}}",
  ])
  func `what is pushed can be filled by any step beside the push`(steps: String) throws {
    let timeline = try ControlScene.timeline(
      of: """
        id: stack
        type: navigation
        viewControllers: [first]
        controllers:
          first: {title: First}
          second: {title: Second, children: [{id: label, text: Empty}]}
        motions: {m: [{parallel: [\(steps)]}]}

        """)
    let screen = timeline.snapshot(at: 0.35).screen
    let label = try #require(screen.index(of: "label"))
    #expect(screen.nodes[label].view.text?.string == "Hi")
  }

  @Test func `a scene is called as its file`() {
    let read = SceneFileReader.read("children: []", file: "some/folder/side-menu.yaml")
    #expect(read.value.scenes.map(\.id) == ["side-menu"])
    #expect(
      SceneFileReader.read("children: []", file: "<stdin>").value.scenes.map(\.id) == ["scene"])
  }

  @Test func `a file may have several scenes`() {
    let text = "scenes:\n  first: {title: One}\n  second: {device: iPhone SE}\ninitial: second"
    let document = SceneFileReader.read(text, file: "f.yaml").value
    #expect(document.scenes.map(\.id) == ["first", "second"])
    #expect(document.scenes.map(\.device) == [nil, "iPhone SE"])
    #expect(document.initialScene == "second")
  }

  @Test func `a controller that no container shows is a warning`() {
    #expect(
      Reading.notices("controllers:\n  menu: {}")
        == [
          "2:3 warning: controller \"menu\" is never embedded | a container shows it with embed: menu, a "
            + "motion with push or present"
        ])
  }

  @Test func `the title of a bar stands where the file says it`() throws {
    let scene = try Reading.scene(
      "type: navigation\nviewControllers:\n  - id: list\n    title: List\n")
    let item = try #require(scene.controller.children.first?.navigationItem)
    #expect(item.first(ViewID("list").part(.item).part(.title))?.place.line == 4)
  }
}
