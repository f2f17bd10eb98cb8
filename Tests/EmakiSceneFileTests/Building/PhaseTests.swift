import EmakiScenes
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Testing

/// What is read first does not decide what can be named.
@Suite struct PhaseTests {
  @Test func `an equation is told of a view in a controller that the file embeds later`() {
    let text = """
      children:
        - {id: first, kind: container, embed: one}
        - {id: second, kind: container, embed: two}
      controllers:
        one: {children: [{id: a}], constraints: [a.width == b.width]}
        two: {children: [{id: b}]}
      """
    #expect(
      Reading.notices(text).contains {
        $0.contains("\"b\" belongs to another controller")
      })
  }

  @Test func `steps can call the scene's own controller by each of its names`() throws {
    let controllers = "controllers: {other: {children: [{id: b}]}}\n"
    for (name, known) in [("root", "root"), ("test", nil)] as [(String, String?)] {
      let scene = try Reading.scene(
        controllers + "motions: {m: [present: {controller: other, from: \(name)}]}")
      #expect(scene.controller.id == "test")
      #expect(scene.controllerName == known)
      #expect(scene.controllerChanges == [.present("other", from: "test")])
      #expect(scene.broughtIn == ["other"])
    }
  }

  @Test func `steps inside of others count for what comes in`() throws {
    let scene = try Reading.scene(
      """
      controllers: {other: {children: [{id: b}]}, third: {children: [{id: c}]}}
      motions:
        m:
          - parallel:
              - animate: {duration: 1, changes: {root.alpha: 0}}
                completion: [present: {controller: other, from: root}]
              - sequence: [addChild: {controller: third, to: root}]
      """)
    #expect(scene.broughtIn == ["other", "third"])
  }
}
