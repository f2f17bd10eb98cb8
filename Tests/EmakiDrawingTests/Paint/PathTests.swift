import EmakiDrawing
import Testing

@Suite struct PathTests {
  private var path: Path {
    var path = Path()
    path.move(10, 20)
    path.line(30, 20)
    path.curve(40, 20, 50, 30, 45, 60)
    path.close()
    return path
  }

  @Test func `the bounds hold every point and control point`() {
    #expect(path.bounds == Rect(minX: 10, minY: 20, maxX: 50, maxY: 60))
    #expect(Shape.path(path).bounds == path.bounds)
  }

  @Test func `a path without points has no bounds`() {
    #expect(Path().bounds == nil)
    #expect(Path([.close]).bounds == nil)
    #expect(Shape.path(Path()).bounds == .zero)
  }

  @Test func `a dot has bounds without extent`() {
    #expect(Path([.move(Point(x: 3, y: 4))]).bounds == Rect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func `a map moves every point`() {
    let moved = path.applying(.translation(x: 1, y: -1))
    #expect(
      moved.segments == [
        .move(Point(x: 11, y: 19)), .line(Point(x: 31, y: 19)),
        .cubic(Point(x: 41, y: 19), Point(x: 51, y: 29), end: Point(x: 46, y: 59)), .close,
      ])
  }

  @Test func `the other shapes fill their rectangle`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    for shape in [Shape.rect(rect), .roundedRect(rect, 1), .ellipse(rect)] {
      #expect(shape.bounds == rect)
    }
  }
}
