import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import Testing

@Suite struct `Collections in the cells of others` {
  /// So many inside one another, each of which shows 78 × 170 cells of 5 × 5 points.
  private func timeline(_ depth: Int) throws -> Timeline {
    var inside = "{kind: label, text: z, pin: edges}"
    for level in 0..<depth {
      inside = """
        {id: t\(level), kind: collection, rows: 20000, frame: [0, 0, 390, 850], \
        layout: {itemSize: [5, 5], lineSpacing: 0, itemSpacing: 0}, cell: {children: [\(inside)]}}
        """
    }
    return try Timeline(
      of: Reading.scene("children: [\(inside)]"), motion: nil,
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Device.standard.environment())
  }

  @Test func `show no more views than a screen may have, and say so`() throws {
    let timeline = try timeline(6)
    let count = timeline.snapshot(at: 0).screen.nodes.count
    #expect((50_000...50_100).contains(count))
    #expect(
      timeline.issues.map(\.description) == [
        "\"t5/1/t4/1/t3/1/t2/1/t1/1/t0\" would show more than 50000 views at once: the others are left out"
      ])
  }

  @Test func `are whole where there are fewer`() throws {
    let timeline = try timeline(1)
    // The root, the collection, and in each of its cells the content with a label.
    #expect(timeline.snapshot(at: 0).screen.nodes.count > 78 * 170 * 2)
    #expect(timeline.issues.isEmpty)
  }
}
