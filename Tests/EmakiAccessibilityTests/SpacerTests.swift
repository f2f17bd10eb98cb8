import EmakiAccessibility
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiWireframe
import Testing

/// A spacer through all phases, between two boxes in a stack of 200 points.
@Suite struct `A spacer` {
  private func snapshot(_ kind: String, in stack: String) throws -> Snapshot {
    try Corpus.snapshot(
      of: Corpus.scene(
        """
        children:
          - {kind: \(stack), pin: {top: 100, leading: 20, size: 200}, children: [
              {id: a, pin: {size: 30}}, {id: it, kind: \(kind)}, {id: b, pin: {size: 50}}]}
        """))
  }

  @Test(arguments: ["row", "column"])
  func `takes the room that is left`(_ stack: String) throws {
    let frame = try #require(
      try snapshot("spacer", in: "\(stack), alignment: center").screen.frame(of: "it"))
    #expect((stack == "row" ? frame.width : frame.height) == 120)
    #expect((stack == "row" ? frame.minX : frame.minY) == 30)
  }

  /// A plain view of that size has an outline in a sketch.
  @Test(arguments: [Theme.wireframe, .greek, .blueprint, .color])
  func `is not drawn`(_ theme: Theme) throws {
    func count(_ kind: String) throws -> Int {
      var theme = theme
      theme.isAnnotated = false
      let list = Wireframe(theme: theme, measurer: ApproximateTextMeasurer())
        .displayList(of: try snapshot(kind, in: "row"), scale: 2)
      return list.items.leaves.count
    }
    let (spacer, view) = (try count("spacer"), try count("view"))
    #expect(theme.usesSceneColors ? spacer == view : spacer < view)
  }

  @Test func `is not spoken`() throws {
    #expect(try snapshot("spacer", in: "row").spokenElements().isEmpty)
  }
}
