import EmakiDrawing
@testable import EmakiLayout
import Testing

@Suite struct FlowTests {
  private func frame(_ lines: FlowLines, _ item: Int) -> [Double] {
    let frame = lines.frame(of: item)
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test func `as many cells as fit share a line, and the rest of it`() {
    // 320 − 2·10 = 300 points hold four cells of 60 with gaps of at least 10; 60 are left for three.
    let flow = FlowLayout(
      itemSize: Size(width: 60, height: 40), lineSpacing: 5, itemSpacing: 10,
      sectionInsets: Insets(top: 7, left: 10, bottom: 3, right: 10))
    let lines = FlowLines(flow, count: 9, breadth: 320)
    #expect(frame(lines, 0) == [10, 7, 60, 40])
    #expect(frame(lines, 3) == [250, 7, 60, 40])
    #expect(frame(lines, 4) == [10, 52, 60, 40])
    #expect(frame(lines, 8) == [10, 97, 60, 40])
    #expect(lines.extent == 140)
  }

  @Test func `columns share the width`() {
    let flow = FlowLayout(
      itemSize: Size(width: 1, height: 30), columns: 3, lineSpacing: 10, itemSpacing: 10)
    let lines = FlowLines(flow, count: 4, breadth: 320)
    #expect(frame(lines, 1) == [110, 0, 100, 30])
    #expect(frame(lines, 3) == [0, 40, 100, 30])
  }

  @Test func `a single cell of a line stands in its middle`() {
    let flow = FlowLayout(itemSize: Size(width: 200, height: 30))
    #expect(frame(FlowLines(flow, count: 2, breadth: 320), 1) == [60, 40, 200, 30])
  }

  @Test func `lines can follow one another to the right`() {
    let flow = FlowLayout(axis: .horizontal, itemSize: Size(width: 60, height: 45))
    let lines = FlowLines(flow, count: 5, breadth: 100)
    #expect(frame(lines, 1) == [0, 55, 60, 45])
    #expect(frame(lines, 2) == [70, 0, 60, 45])
    #expect(lines.extent == 3 * 60 + 2 * 10)
  }

  @Test func `only cells in view are found`() {
    let flow = FlowLayout(itemSize: Size(width: 90, height: 50), lineSpacing: 10)
    let lines = FlowLines(flow, count: 1_000_000, breadth: 300)
    #expect(lines.items(from: 0, to: 100) == 0..<6)
    #expect(lines.items(from: 50, to: 60) == 0..<0)
    #expect(lines.items(from: 6_000_000, to: 6_000_060) == 300_000..<300_003)
    #expect(lines.items(from: 1e9, to: 2e9).isEmpty)
  }
}
