import TestSupport
import Testing

@testable import EmakiFormats

@Suite struct `Edges of rows` {
  /// Rows of few colours, each mostly like the one before.
  private static func rows(width: Int, count: Int) -> [[UInt32]] {
    var random = SeededGenerator(seed: UInt64(width))
    var row = [UInt32](repeating: 7, count: width)
    return (0..<count).map { _ in
      for _ in 0..<random.roll(0...3) {
        let start = random.roll(0...(width - 1))
        let end = min(start + random.roll(1...20), width)
        let color = UInt32(random.roll(0...2))
        for x in start..<end { row[x] = color }
      }
      return row
    }
  }

  /// Finds the edges of the row by eights that differ and by the pixels behind the last eight.
  private static func read(_ row: [UInt32], below above: [UInt32], _ edges: RowEdges) {
    edges.startRow()
    let eights = row.count / 8 * 8
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        guard let row = row.baseAddress, let above = above.baseAddress else { return }
        for x in stride(from: 0, to: eights, by: 8)
        where (x..<x + 8).contains(where: { row[$0] != above[$0] }) {
          edges.addLanes(row, above, at: x)
        }
      }
    }
    for x in eights..<row.count where row[x] != above[x] {
      row.withUnsafeBufferPointer { row in row.baseAddress.map { edges.add($0, at: x) } }
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 72, 127, 128, 130, 200])
  func `are the pixels that differ from those above or to the left, and the end`(width: Int) {
    let edges = RowEdges()
    let rows = Self.rows(width: width, count: 40)
    // Storage that held another width before.
    edges.start(width: width + 100)
    edges.start(width: width)
    for (y, row) in rows.enumerated() {
      if y == 0 {
        row.withUnsafeBufferPointer { row in row.baseAddress.map(edges.addFirst) }
      } else {
        Self.read(row, below: rows[y - 1], edges)
      }
      for x in 0..<width {
        let left = (x..<width).first { $0 == 0 || row[$0] != row[$0 - 1] } ?? width
        #expect(edges.left.next(from: x) == left, "row \(y), from \(x)")
        guard y > 0 else { continue }
        let above = (x..<width).first { row[$0] != rows[y - 1][$0] } ?? width
        #expect(edges.above.next(from: x) == above, "row \(y), from \(x)")
      }
    }
  }
}
