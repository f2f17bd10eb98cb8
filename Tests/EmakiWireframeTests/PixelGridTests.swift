import TestSupport
import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct PixelGridTests {
  @Test func `values move to the nearest line, halves to the right`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snap(0.24) == 0)
    #expect(grid.snap(0.25) == 0.5)
    #expect(grid.snap(-0.25) == 0)
  }

  @Test func `a line is at least one pixel thick`() {
    #expect(PixelGrid(scale: 1).thickness(0.3) == 1)
    #expect(PixelGrid(scale: 2).thickness(1.3) == 1.5)
    #expect(PixelGrid(scale: 3).thickness(1) == 1)
  }

  @Test func `a view of half a pixel is seen wherever it lies, one that is closed is not`() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.snapKeeping(Rect(0, 95.5, 20, 0.5)) == Rect(0, 95, 20, 1))
    #expect(grid.snapKeeping(Rect(0, 95, 20, 0.5)) == Rect(0, 95, 20, 1))
    #expect(grid.snapKeeping(Rect(7.6, 0, 0.4, 20)) == Rect(7, 0, 1, 20))
    #expect(grid.snapKeeping(Rect(0, 95.5, 20, 0)).isEmpty)
    #expect(grid.snapKeeping(Rect(0, 95.5, 20, 0.1)).isEmpty)
    // A hairline of an iPhone X in a picture of half the size.
    #expect(PixelGrid(scale: 0.5).snapKeeping(Rect(0, 95, 20, 1.0 / 3)) == Rect(0, 94, 20, 2))
  }

  @Test(arguments: [1.0, 2, 3], [Theme.wireframe, .blueprint, .color, .greek])
  func `no edge blurs, wherever views are`(scale: Double, theme: Theme) {
    for seed in UInt64(1)...12 {
      var random = SeededGenerator(seed: seed)
      let list = Self.randomScreen(&random).picture(
        theme, scale: scale, options: Self.options(seed))
      list.forEachItem { item, map in
        #expect(Self.isSharp(item, map, scale), "seed \(seed) at \(scale): \(item)")
      }
    }
  }

  private static func options(_ seed: UInt64) -> Wireframe.Options {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 30, safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    options.showsBezel = seed.isMultiple(of: 2)
    options.moving = ["view3", "view9"]
    return options
  }

  private static func randomScreen(_ random: inout SeededGenerator) -> ScreenBuilder {
    var screen = ScreenBuilder(375, 667)
    var kinds = View.Kind.allCases
    kinds.shuffle(using: &random)
    var parents = [0]
    for (index, kind) in kinds.enumerated() {
      let frame = Rect(
        .random(in: -20...300, using: &random), .random(in: -20...600, using: &random),
        .random(in: 0...300, using: &random), .random(in: 0...200, using: &random))
      // Only the last subtree may grow, so that every subtree stays in one piece.
      let parent = parents[Int.random(in: 0..<parents.count, using: &random)]
      let node = screen.add(kind, ViewID("view\(index)"), in: parent, frame) {
        $0.text = TextContent("Text 文字", font: .system(.random(in: 9...30, using: &random)))
        $0.control.value = .random(in: 0...1, using: &random)
        $0.control.items = ["home: Home", "Two", "plus"]
        if kind == .pageControl { $0.control.pages.count = 4 }
        if Bool.random(using: &random) { $0.backgroundColor = Color(rgb: 0xEEEEEE) }
        if Bool.random(using: &random) { $0.borderWidth = 1.3 }
      }
      parents = Array(parents.prefix { $0 <= parent }) + [node]
    }
    return screen
  }

  /// Whether the straight, upright edges of an item lie between pixels. Curves and slanted lines are
  /// soft anyway; icons are strokes with round ends.
  private static func isSharp(_ item: DisplayItem, _ map: Transform, _ scale: Double) -> Bool {
    func onGrid(_ values: Double...) -> Bool {
      values.allSatisfy { abs(($0 * scale) - ($0 * scale).rounded()) < 1e-6 }
    }
    func onGrid(_ rect: Rect) -> Bool {
      let drawn = map.boundingBox(of: rect)
      return onGrid(drawn.minX, drawn.minY, drawn.maxX, drawn.maxY)
    }
    switch item {
    case .fill(.rect(let rect), _), .fill(.roundedRect(let rect, _), _), .image(_, _, let rect):
      return onGrid(rect)
    case .stroke(.rect(let rect), let pen, _), .stroke(.roundedRect(let rect, _), let pen, _):
      return onGrid(rect.outset(by: pen.width / 2)) && onGrid(pen.width)
    case .stroke(.path(let path), let pen, _) where pen.cap == .butt:
      guard let box = path.bounds, box.width == 0 || box.height == 0 else { return true }
      let middle = map.boundingBox(of: box)
      return box.width == 0
        ? onGrid(middle.minX - pen.width / 2, middle.minY, middle.maxY)
        : onGrid(middle.minY - pen.width / 2, middle.minX, middle.maxX)
    case .text(let run): return onGrid(map.apply(to: run.origin).y)
    case .group(let group): return group.clip.map { onGrid($0.bounds) } ?? true
    default: return true
    }
  }
}
