import EmakiDrawing
import EmakiLayout
import EmakiMap
import EmakiScenes
import EmakiWireframe
import TestSupport
import Testing

@Suite struct `The landing page of EmakiMap` {
  @Test func `shows an example that works`() throws {
    // example
    let scenes = ["list", "detail"].map { id in
      Scene(
        id: id, title: id,
        controller: ViewController(id: id, view: View(.view, id: ViewID("\(id)-view"))))
    }
    let document = SceneDocument(
      scenes: scenes,
      segues: [
        Segue(id: "open", kind: .show, identifier: nil, source: "list", destination: "detail")
      ], initialScene: "list")
    let map = StoryboardMap(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: document, scale: 2)
    // end
    #expect(map.dump.contains("segue-open"))
    #expect(map.dump.contains("scene-list") && map.dump.contains("scene-detail"))
    #expect(try DocumentedExample.isShown(by: "EmakiMap"))
  }
}
