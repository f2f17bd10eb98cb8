import EmakiDrawing
import Testing

@testable import EmakiXML

@Suite struct `SVG` {
  private func image(_ inside: String, _ attributes: String = "viewBox='0 0 24 24'") throws
    -> VectorImage
  {
    try SVGFile(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(inside)</svg>".utf8))
      .image
  }

  private func path(_ data: String) throws -> Path {
    try #require(try image("<path d='\(data)'/>").parts.first).path
  }

  /// Where a path's segments end.
  private func ends(_ path: Path) -> [Point] {
    path.segments.compactMap { segment in
      switch segment {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }

  private func points(_ numbers: Double...) -> [Point] {
    stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  // MARK: Path data

  @Test func `relative and absolute commands meet in the same points`() throws {
    #expect(ends(try path("M2 3L5 3V8H1z")) == points(2, 3, 5, 3, 5, 8, 1, 8))
    #expect(ends(try path("m2 3 3 0v5h-4z")) == points(2, 3, 5, 3, 5, 8, 1, 8))
  }

  @Test func `numbers need nothing between them where a sign or a point divides them`() throws {
    #expect(
      ends(try path("M1.5.5-2-3L.5.25 1e1,2E0")) == points(1.5, 0.5, -2, -3, 0.5, 0.25, 10, 2))
  }

  @Test func `a command after the end of a subpath starts where that started`() throws {
    #expect(ends(try path("M5 5h4v4zl1 1")) == points(5, 5, 9, 5, 9, 9, 6, 6))
  }

  @Test func `a smooth curve mirrors the control before it`() throws {
    let smooth = try path("M0 0C0 5 5 5 10 0S20 -5 20 0")
    guard case .cubic(let first, let second, let end) = smooth.segments.last else {
      Issue.record("no curve")
      return
    }
    #expect([first, second, end] == points(15, -5, 20, -5, 20, 0))
  }

  @Test func `a quadratic curve passes where its formula says`() throws {
    // B(½) = ¼·(0, 0) + ½·(6, 12) + ¼·(12, 0) = (6, 6); as a cubic ⅛, ⅜, ⅜, ⅛.
    guard case .cubic(let a, let b, let end) = try path("M0 0Q6 12 12 0").segments.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs((3 * a.x + 3 * b.x + end.x) / 8 - 6) < 1e-9)
    #expect(abs((3 * a.y + 3 * b.y + end.y) / 8 - 6) < 1e-9)
  }

  @Test(arguments: [
    ("M0 10A10 10 0 0 1 20 10", 0.0), ("M0 10A10 10 0 0 0 20 10", 20.0),
    ("M0 10a10,10 0 0120,0", 0.0),
  ])
  func `an arc bulges to the side of its flag`(data: String, extreme: Double) throws {
    let flat = try path(data).flattened(scale: 4).flatMap(\.points)
    for point in flat {
      let distance = ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10))
        .squareRoot()
      #expect(abs(distance - 10) < 0.005)
    }
    #expect(flat.contains { abs($0.y - extreme) < 0.05 })
  }

  @Test func `radii that do not reach grow until they do`() throws {
    let flat = try path("M0 0A1 1 0 0 1 20 0").flattened(scale: 4).flatMap(\.points)
    #expect(abs((flat.map(\.y).min() ?? 0) + 10) < 0.01)
    #expect(flat.last == Point(x: 20, y: 0))
  }

  /// Squares of these are 0 or beyond all numbers.
  @Test(arguments: [
    "M0 0A5 1e-300 0 0 1 9 9", "M0 0A1e-300 5 0 0 1 9 9", "M0 0A1e-300 1e-300 0 0 1 9 9",
    "M0 0A1e-200 1e-200 45 1 0 9 9", "M0 0A5 5 1e-320 1 1 1e-320 9", "M1e-320 0A5 1e-170 9 0 1 9 9",
  ])
  func `arcs without a size are lines`(data: String) throws {
    let path = try path(data)
    #expect(path.isFinite)
    let end = try #require(ends(path).last)
    #expect(end.y == 9)
    #expect(data.hasSuffix("1e-320 9") ? abs(end.x) < 1e-300 : end.x == 9)
  }

  @Test func `what is stretched beyond all numbers is left out`() throws {
    let scales = Array(repeating: "scale(1000000)", count: 60).joined()
    let huge = try image("<g transform='\(scales)'><path d='M0 0L1 1'/></g>")
    #expect(huge.parts.isEmpty)
    let flat = try image("<rect width='9' height='9' rx='1e-310' ry='4'/>")
    for part in flat.parts { #expect(part.path.isFinite) }
  }

  @Test func `data is drawn up to its first fault`() throws {
    #expect(ends(try path("M0 0L5 5L6 nonsense L9 9")) == points(0, 0, 5, 5))
    #expect(try image("<path d='L5 5'/>").parts.isEmpty)
  }

  // MARK: Frames, transforms and shapes

  @Test func `a view box is scaled to the size and put into its middle`() throws {
    let image = try image(
      "<rect width='10' height='10'/>", "width='40' height='20' viewBox='0 0 10 10'")
    #expect(image.size == Size(width: 40, height: 20))
    #expect(image.parts[0].path.bounds == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      try self.image("<path/>", "width='48px' viewBox='0 0 24 12'").size
        == Size(width: 48, height: 24))
  }

  @Test func `transforms apply from the last to the first and from the inside to the outside`()
    throws
  {
    let image = try image(
      "<g transform='translate(3 4)'><path transform='scale(2) rotate(90)' d='M1 0L2 0'/></g>")
    let ends = ends(image.parts[0].path)
    #expect(abs(ends[0].x - 3) < 1e-9 && abs(ends[0].y - 6) < 1e-9)
    #expect(abs(ends[1].x - 3) < 1e-9 && abs(ends[1].y - 8) < 1e-9)
  }

  @Test func `a line grows with the map that it is drawn in`() throws {
    let image = try image(
      "<g transform='scale(3)'><line x2='4' stroke='red' stroke-width='2' stroke-dasharray='1'/></g>"
    )
    #expect(image.parts[0].pen.width == 6)
    #expect(image.parts[0].pen.dash == [3, 3])
  }

  @Test func `basic shapes have the boxes of their attributes`() throws {
    let image = try image(
      """
      <circle cx='5' cy='6' r='2'/><ellipse cx='5' cy='6' rx='3' ry='1'/>
      <rect x='1' y='2' width='8' height='4' rx='2'/><polygon points='0,0 4,0 4,3'/>
      """)
    #expect(
      image.parts.map(\.path.bounds) == [
        Rect(x: 3, y: 4, width: 4, height: 4), Rect(x: 2, y: 5, width: 6, height: 2),
        Rect(x: 1, y: 2, width: 8, height: 4), Rect(x: 0, y: 0, width: 4, height: 3),
      ])
  }

  @Test func `what is used twice is drawn twice`() throws {
    let image = try image(
      "<defs><path id='a' d='M0 0L1 1'/></defs><use href='#a' x='2'/><use xlink:href='#a' y='3'/>",
      "viewBox='0 0 9 9' xmlns:xlink='http://www.w3.org/1999/xlink'")
    #expect(image.parts.map { ends($0.path)[0] } == points(2, 0, 0, 3))
  }

  // MARK: Painting

  @Test func `attributes yield to classes and these to the element's own style`() throws {
    let image = try image(
      """
      <style>.a { fill: #00ff00 } .b{stroke:rgb(0, 0, 255); stroke-width:3}</style>
      <g fill='red'><path d='M0 0h1'/><path class='a' fill='blue' d='M0 0h1'/>
      <path class='a b' style='fill:rgba(0,0,0,.5)' d='M0 0h1'/></g>
      """)
    #expect(image.parts.map(\.fill?.hex) == ["#FF0000", "#00FF00", "#00000080"])
    #expect(image.parts.map(\.stroke?.hex) == [nil, nil, "#0000FF"])
    #expect(image.parts[2].pen.width == 3)
  }

  @Test func `opacities multiply on the way down`() throws {
    let image = try image("<g opacity='.5'><path opacity='50%' fill-opacity='.5' d='M0 0h1'/></g>")
    #expect(image.parts[0].fill?.alpha == 32)
  }

  @Test func `a gradient stands for the mean of its colours`() throws {
    let image = try image(
      """
      <defs><linearGradient id='g'><stop stop-color='#000'/><stop stop-color='#fff'/></linearGradient>
      </defs><rect fill='url(#g)' width='4' height='4'/>
      """)
    #expect(image.parts[0].fill?.hex == "#7F7F7F")
  }

  @Test func `the even-odd rule leaves a hole where one outline lies in another`() throws {
    func isFilled(_ rule: String) throws -> Bool {
      let image = try image("<path fill-rule='\(rule)' d='M0 0H9V9H0zM3 3H6V6H3z'/>")
      let turns = image.parts[0].path.flattened(scale: 1).map { line -> Int in
        let points = line.points
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        return area > 0 ? 1 : area < 0 ? -1 : 0
      }
      // The winding number of the middle.
      return turns.reduce(0, +) != 0
    }
    #expect(try isFilled("nonzero"))
    #expect(try !isFilled("evenodd"))
  }

  @Test func `what is not drawn is named once`() throws {
    let image = try image(
      "<text>a</text><text>b</text><g filter='url(#f)'><image/></g><path fill='url(#no)' d='M0 0h1'/>"
    )
    #expect(image.leftOut == ["text", "filter", "image", "fill=\"url(#no)\""])
  }

  @Test func `what is hidden is left away without a word`() throws {
    let image = try image(
      "<g display='none'><path d='M0 0h1'/></g><path visibility='hidden' d='M0 0h1'/><title>t</title>"
    )
    #expect(image.parts.isEmpty && image.leftOut.isEmpty)
  }

  // MARK: Bounds

  @Test(arguments: [
    ("<html/>", "the file is XML, but not SVG"), ("<svg/>", "the picture says no size"),
    ("<svg viewBox='0 0 1e300 1'/>", "the picture says no size"),
  ])
  func `what is no picture is refused`(text: String, message: String) {
    let fault = #expect(throws: XMLFault.self) { try SVGFile(Array(text.utf8)) }
    #expect(fault?.message == message)
  }

  @Test func `uses of uses end`() throws {
    let levels = (0..<40).map {
      "<g id='a\($0 + 1)'>" + String(repeating: "<use href='#a\($0)'/>", count: 10) + "</g>"
    }
    let fault = #expect(throws: XMLFault.self) {
      try image("<path id='a0' d='M0 0h1'/>" + levels.joined() + "<use href='#a8'/>")
    }
    #expect(fault?.message == "the picture has more than 20000 parts")
    #expect(try image("<g id='a'><use href='#a'/></g>").parts.isEmpty)
  }

  @Test func `coordinates beyond all pictures are left out`() throws {
    #expect(try image("<path d='M0 0L1e9 1e9'/>").parts.count == 1)
    let image = try image("<path transform='scale(1e6)' d='M0 0L1e6 1'/>")
    #expect(image.parts.isEmpty)
    #expect(image.leftOut == ["path"])
  }
}
