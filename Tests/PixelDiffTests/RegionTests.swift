import TestSupport
import EmakiDrawing
import Testing

@testable import PixelDiff

struct RegionTests {
  @Test func `changes that lie close together are one region`() {
    let expected = PixelBuffer(width: 50, height: 40, fill: .white)
    var actual = expected
    for (x, y) in [(2, 3), (6, 3), (11, 3), (4, 8), (30, 30), (31, 31)] { actual[x, y] = .black }
    func bounds(_ gap: Int) -> [PixelRect] {
      PixelComparison(regionGap: gap).compare(expected: expected, actual: actual).regions
        .map(\.bounds)
    }
    #expect(
      bounds(4) == [
        PixelRect(x: 2, y: 3, width: 10, height: 6), PixelRect(x: 30, y: 30, width: 2, height: 2),
      ])
    #expect(bounds(3).count == 4)
    // Diagonal neighbours touch.
    #expect(bounds(0).first == PixelRect(x: 30, y: 30, width: 2, height: 2))
    #expect(bounds(0).count == 5)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `regions and the worst window equal the plain search`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...24, using: &random)
    let height = Int.random(in: 1...18, using: &random)
    let gap = Int.random(in: 0...3, using: &random)
    let side = Int.random(in: 1...9, using: &random)
    let density = Int.random(in: 2...12, using: &random)
    let size = PixelSize(width: width, height: height)
    var difference = PixelDifference(expectedSize: size, actualSize: size)
    let changed = (0..<Int32(width * height)).filter { _ in
      Int.random(in: 0..<density, using: &random) == 0
    }
    difference.changedPixels = PixelRuns(changed)
    let rows = ChangedRows(difference.changedPixels, width: width)
    let found = RegionFinder.regions(rows, gap: gap)
    #expect(found == plainRegions(difference, gap), "seed \(seed)")

    let worst = WorstWindow.find(rows, size: size, side: side)
    #expect((worst?.changed ?? 0) == plainWorst(difference, side), "seed \(seed)")
    if let worst { #expect(count(difference, worst.bounds) == worst.changed, "seed \(seed)") }
  }

  @Test func `the same pixels are the same runs, in whatever order they were found`() {
    let runs = PixelRuns([2, 3, 4, 9, 10, 30])
    #expect(runs.runs.map(\.first) == [2, 9, 30] && runs.runs.map(\.end) == [5, 11, 31])
    #expect(runs.indices == [2, 3, 4, 9, 10, 30])
    var behind = PixelRuns([2, 3])
    behind.append(PixelRuns([4, 9, 10, 30]))
    #expect(behind == runs, "what goes on below is one run")
    var unordered = PixelRuns([9, 10, 30, 2, 4, 3])
    unordered.sort()
    #expect(unordered == runs)
  }

  @Test func `a run that goes on in the next row is a span in each`() {
    // Pixels 3…8 of rows of four: one of the first row, the second whole, one of the third.
    let rows = ChangedRows(PixelRuns(3...8), width: 4)
    #expect(rows.rows.map(\.y) == [0, 1, 2])
    #expect(rows.rows.map(\.above) == [0, 1, 5] && rows.rows.map(\.below) == [1, 5, 6])
    #expect(rows.spans.map(\.first) == [3, 0, 0] && rows.spans.map(\.end) == [4, 4, 1])
  }

  private func plainRegions(
    _ difference: PixelDifference, _ gap: Int
  ) -> [PixelDifference.Region] {
    let width = difference.size.width
    var left = Set(difference.changedPixels.indices)
    var regions = [PixelDifference.Region]()
    for start in left.sorted() where left.contains(start) {
      left.remove(start)
      var queue = [start]
      var bounds = PixelRect(x: start % width, y: start / width, width: 1, height: 1)
      var changed = 0
      while let index = queue.popLast() {
        changed += 1
        let (x, y) = (index % width, index / width)
        bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
        let near = left.filter { abs($0 % width - x) <= gap + 1 && abs($0 / width - y) <= gap + 1 }
        left.subtract(near)
        queue += near
      }
      regions.append(PixelDifference.Region(bounds: bounds, changed: changed))
    }
    return regions.sorted {
      ($1.changed, $0.bounds.y, $0.bounds.x) < ($0.changed, $1.bounds.y, $1.bounds.x)
    }
  }

  private func plainWorst(_ difference: PixelDifference, _ side: Int) -> Int {
    let (width, height) = (
      min(side, difference.size.width), min(side, difference.size.height)
    )
    var worst = 0
    for y in 0...(difference.size.height - height) {
      for x in 0...(difference.size.width - width) {
        let window = PixelRect(x: x, y: y, width: width, height: height)
        worst = max(worst, count(difference, window))
      }
    }
    return worst
  }

  private func count(_ difference: PixelDifference, _ window: PixelRect) -> Int {
    let width = difference.size.width
    return difference.changedPixels.indices
      .count { window.contains(x: $0 % width, y: $0 / width) }
  }
}
