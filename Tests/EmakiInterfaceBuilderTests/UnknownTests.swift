import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `What is not known` {
  @Test func `an element is a placeholder and one warning, an attribute a warning`() throws {
    let fixture = try Fixture("unknown-element-and-attribute.xib")
    #expect(try fixture.view("new").kind == .custom)
    #expect(try fixture.frames()["new"] == [0, 0, 200, 100])
    #expect(
      fixture.diagnostics.map(\.description) == [
        """
        unknown-element-and-attribute.xib:11:17: warning: there is no view of the kind \
        “hologramView”
          hint: it is drawn as a placeholder
        """,
        """
        unknown-element-and-attribute.xib:14:17: warning: view has an unknown attribute “shimmers”
          hint: it is ignored
        """,
      ])
  }

  @Test func `a controller counts as a plain one, with a warning`() throws {
    let fixture = try Fixture("unknown-controller.storyboard")
    #expect(fixture.document.scenes.map(\.controller.kind) == [.view])
    #expect(
      fixture.diagnostics.map(\.description) == [
        """
        unknown-controller.storyboard:7:17: warning: there is no controller of the kind \
        “hologramViewController”
          hint: it counts as a view controller
        """
      ])
  }
}
