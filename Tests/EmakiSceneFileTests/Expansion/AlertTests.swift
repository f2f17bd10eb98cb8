import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

@Suite struct AlertTests {
  private func scene(_ alert: String) throws -> Scene {
    try Reading.scene(
      """
      controllers:
        ask: {type: alert, \(alert)}
      segues:
        more: {kind: present, from: root, to: ask}
      motions:
        m: [present: {controller: ask, from: root}]
      """)
  }

  private func presentation(_ motion: String, in scene: Scene) throws -> ModalPresentation? {
    for case .placed(_, .controllers(.present("ask", from: _, let how))) in try #require(
      scene.motion(named: motion)
    ).steps { return how }
    return nil
  }

  @Test func `is presented in its style, by steps and segues`() throws {
    let alert = try scene("title: Now?, actions: [Yes]")
    #expect(try presentation("m", in: alert)?.style == .alert)
    #expect(alert.segues.first?.presentation.style == .alert)
    let sheet = try scene("title: Now?, preferredStyle: actionSheet, actions: [Yes]")
    #expect(try presentation("m", in: sheet)?.style == .actionSheet)
    #expect(sheet.segues.first?.presentation.style == .actionSheet)
  }

  @Test func `shows title, message and actions, those that destroy in red`() throws {
    let view = try #require(
      try scene(
        "title: Now?, message: Or later, actions: [Yes, {title: No, style: destructive, id: no}]"
      ).offstage.first
    ).view
    #expect(view.first("askTitle")?.text?.string == "Now?")
    #expect(view.first("askMessage")?.text?.string == "Or later")
    let yes = try #require(view.first("askAction1"))
    let no = try #require(view.first("no"))
    #expect(yes.kind == .button && yes.text?.string == "Yes" && yes.text?.color == nil)
    #expect(no.text?.color?.hex == "#FF3B30" && no.role == .destructive && yes.role == nil)
  }

  /// What an action sheet is on a device: its scene, and the words about it.
  private func sheet(_ device: String, on other: String?) throws -> Scene {
    var options = SceneFileOptions()
    options.device = other.flatMap(Device.named)
    let read = SceneFileReader.read(
      """
      device: \(device)
      controllers:
        ask:
          type: alert
          preferredStyle: actionSheet
          actions: [One, Two, {title: No, style: cancel, id: no}]
      motions:
        m: [present: {controller: ask, from: root}]
        cancel: {after: m, steps: [tap: no]}
      """, file: "f.yaml", options: options)
    #expect(read.diagnostics.isEmpty)
    return try #require(read.value.scenes.first)
  }

  @Test(arguments: [
    ("ipad-pro-11", nil, true), ("iphone-x", nil, false), ("iphone-x", "ipad-9-7", true),
    ("ipad-pro-11", "iphone-8", false),
  ])
  func `is a popover on tablets, without the button that cancels`(
    _ device: String, _ other: String?, _ isPopover: Bool
  ) throws {
    let scene = try sheet(device, on: other)
    let how = try presentation("m", in: scene)
    #expect(how?.style == (isPopover ? .overFullScreen : .actionSheet))
    #expect(how?.transition == (isPopover ? .crossDissolve : .coverVertical))
    let view = try #require(scene.offstage.first).view
    #expect((view.first("no")?.kind == .button) != isPopover)
    #expect(view.first("askAction1")?.kind == .button)
  }

  @Test func `lists no motions of its actions`() throws {
    let alert = try scene("title: Now?, actions: [Yes, No]")
    #expect(alert.listedMotions.map(\.name) == ["m"])
    #expect(alert.motions.count == 3)
  }

  @Test func `has no header without a title and a message`() throws {
    let view = try #require(
      try scene("preferredStyle: actionSheet, actions: [Yes, No]").offstage.first
    ).view
    let box = try #require(view.first("askParts"))
    #expect(box.subviews.count == 2 && box.first("askAction1") != nil)
  }

  @Test func `keeps braces of its texts`() throws {
    let view = try #require(try scene("title: '{id} of {name|none}', actions: [OK]").offstage.first)
      .view
    #expect(view.first("askTitle")?.text?.string == "{id} of {name|none}")
  }

  @Test func `tells of keys that it has not, and of values that are none`() {
    func notices(_ controller: String) -> [String] {
      Reading.notices(
        "controllers: {ask: {\(controller)}}\nmotions: {m: [present: {controller: ask, from: root}]}"
      )
    }
    #expect(notices("type: alert, title: x, actions: [OK]") == [])
    #expect(
      notices("type: alert, title: x, children: [{text: y}], actions: [OK]") == [
        "1:44 error: an alert has no \"children\" | a controller with views of its own comes as an "
          + "alert does by the style of its presentation: style: alert"
      ])
    #expect(notices("type: alert, title: {a: b}, actions: [OK]").count == 1)
    #expect(
      notices("type: alert, title: x, mesage: y, actions: [OK]") == [
        "1:44 error: unknown key \"mesage\" in alert | did you mean \"message\"?"
      ])
    #expect(
      notices("type: alert, title: x, actions: [{style: cancle}]").map { $0.prefix(40) } == [
        "1:54 error: alert action without \"title\"", "1:62 error: expected one of default, can",
      ])
    #expect(
      notices("type: alert") == [
        "1:20 error: an alert needs a \"title\", a \"message\" or \"actions\" "
          + "| title: Delete the film?"
      ])
    #expect(
      notices("message: x") == ["1:21 error: only an alert has \"message\" | type: alert"])
  }

  @Test func `is told to come in no other style, and when nothing ends it`() {
    func notices(_ keys: String, _ steps: String) -> [String] {
      Reading.notices(
        """
        controllers: {ask: {type: alert, title: Now?\(keys)}}
        motions:
          m: \(steps)
        """)
    }
    #expect(
      notices(", actions: [OK]", "[present: {controller: ask, from: root, style: pageSheet}]") == [
        "3:46 warning: \"style\" does nothing for an alert "
          + "| it comes as its preferredStyle says: alert"
      ])
    #expect(
      notices("", "[present: {controller: ask, from: root}]") == [
        "1:15 warning: nothing dismisses the alert \"ask\" "
          + "| give it actions: [OK], or a step that does: dismiss: ask"
      ])
    #expect(notices("", "[{present: {controller: ask, from: root}}, {dismiss: ask}]") == [])
  }

  @Test func `has one action that cancels`() {
    let notices = Reading.notices(
      """
      controllers:
        ask:
          type: alert
          actions: [{title: a, style: cancel}, {title: b, style: cancel}]
      motions: {m: [present: {controller: ask, from: root}]}
      """)
    #expect(notices == ["4:42 error: an alert has one action that cancels"])
  }

  @Test func `stands under controllers`() {
    let message =
      "error: an alert stands under \"controllers\", to be presented "
      + "| present: {controller: its id, from: root}"
    #expect(Reading.notices("type: alert\ntitle: x") == ["1:7 " + message])
    #expect(
      Reading.notices("children: [{kind: container, embed: {type: alert, title: x}, pin: edges}]")
        == ["1:44 " + message])
  }
}
