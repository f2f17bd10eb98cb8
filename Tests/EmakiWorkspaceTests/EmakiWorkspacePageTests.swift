import EmakiDiagnostics
import EmakiWorkspace
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import TestSupport
import Testing

@Suite struct `The landing page of EmakiWorkspace` {
  @Test func `shows an example that works`() throws {
    let scratch = try Scratch()
    _ = try scratch.write("{\"title\": \"Hello\"}", to: "words.json")
    let path = scratch.path("hello.yaml")
    // example
    let text = """
      data: words.json
      children: [{id: title, text: "{data.title}"}]
      """
    let read = SceneFileReader.read(text, file: path, options: SceneFileOptions(beside: path))
    let title = read.value.scenes[0].controller.view.subviews[0].text
    // end
    #expect(read.diagnostics.isEmpty)
    #expect(title?.string == "Hello")
    #expect(try DocumentedExample.isShown(by: "EmakiWorkspace"))
  }

  @Test func `opens nothing outside of the folder`() throws {
    let scratch = try Scratch()
    let text = "data: ../words.json\nchildren: []"
    let path = scratch.path("hello.yaml")
    let read = SceneFileReader.read(text, file: path, options: SceneFileOptions(beside: path))
    #expect(read.diagnostics.contains { $0.message.contains("outside") })
  }
}
