import TestSupport
import Testing

@Suite struct `A check of files` {
  @Test func `follows every motion, but those that only a touch can start`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: open, text: Open, on: {tap: show}, pin: center}]
      controllers:
        share: {children: [{text: Done, on: {tap: close}, pin: center}]}
        other: {}
      motions:
        show: [present: {controller: share, from: root}]
        close: [dismiss: share]
        early: [dismiss: other]
        wrong: [push: {controller: other, onto: root}]

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file])
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("scene.yaml:8:11: error: \"other\" is not shown") == true)
    #expect(lines.last?.contains("scene.yaml:9:11: error:") == true)
  }
}
