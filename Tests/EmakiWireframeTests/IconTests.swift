import EmakiDrawing
import EmakiLayout
import Foundation
import Testing

@testable import EmakiWireframe

@Suite struct IconTests {
  @Test func `every entry of the table can be read, and there are at least sixty`() {
    #expect(Icon.allNames.compactMap(Icon.named).count == IconData.icons.count)
    #expect(Icon.allNames.count >= 60)
    #expect(Set(Icon.allNames).count == Icon.allNames.count)
  }

  @Test func `the example shows every icon once, and a few names of system symbols`() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let example = try String(
      contentsOf: repository.appendingPathComponent("Examples/icons.yaml"), encoding: .utf8)
    let shown = example.matches(of: /{icons: \[(.*?)\]}/).flatMap {
      $0.1.split(separator: ", ").map(String.init)
    }
    #expect(shown.filter(Icon.allNames.contains).sorted() == Icon.allNames)
    #expect(shown.allSatisfy { Icon.named($0) != nil })
  }

  @Test func `every drawn symbol can be read, and no name is there twice`() {
    let rows = IconData.icons + IconData.symbols
    let names = rows.map { String($0.name) }
    #expect(names.compactMap(Icon.named).count == rows.count)
    #expect(Set(names).count == names.count)
    let aliases = IconData.aliases.map(\.name)
    #expect(Set(aliases).count == aliases.count)
  }

  @Test(arguments: [
    ("bell.slash", [4.0, 4, 20, 20]), ("folder.badge.plus", [15.2, 15.2, 21.4, 21.4]),
    ("person.crop.circle.badge.checkmark", [15, 15.8, 21.5, 21]),
    ("bell.badge", [15.6, 3.6, 20.4, 8.4]),
  ])
  func `a slash or a badge lies over the icon, with room around it`(
    name: String, box: [Double]
  ) throws {
    let icon = try #require(Icon.named(name))
    let drawn = try #require(Path(icon.overlay.flatMap(\.path.segments)).bounds)
    for (value, expected) in zip([drawn.minX, drawn.minY, drawn.maxX, drawn.maxY], box) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(icon.clearing.count == 1)
  }

  @Test(arguments: Icon.allNames + Icon.symbolNames) func `an icon lies inside its grid`(
    name: String
  ) throws {
    let icon = try #require(Icon.named(name))
    let inked = try #require(icon.path.bounds).outset(by: 0.75)
    let grid = Rect(0, 0, 24, 24)
    #expect(grid.union(inked) == grid)
    #expect(max(inked.width, inked.height) >= 8)
  }

  @Test(arguments: [
    ("house.fill", "home"), ("magnifyingglass", "search"), ("gear", "settings"),
    ("person", "user"), ("person.crop.circle", "user-circle"),
    ("person.circle.fill", "user-circle"),
    ("chevron.left", "chevron-left"), ("xmark.circle.fill", "close"),
    ("line.horizontal.3", "menu"), ("square.and.arrow.up", "share"), ("icon_home", "home"),
    ("ic-search", "search"), ("square", "square"), ("trash.slash", "trash"), ("Edit", nil),
    ("", nil), ("forward.fill", "forward"), ("backward.fill", "backward"),
    ("forward.end", "skip-forward"),
    ("info.circle", "info"), ("questionmark.circle.fill", "help"),
  ])
  func `names of system symbols lead to icons`(name: String, expected: String?) {
    #expect(Icon.named(name)?.name == expected)
  }

  @Test(arguments: [
    ("location", "navigation"), ("location.fill", "navigation"), ("place", "map-pin"),
    ("inbox", "tray"), ("figure.walk", "figure-walk"), ("steps", "figure-walk"),
  ])
  func `a name finds what SF Symbols or most sets draw for it`(name: String, icon: String) {
    #expect(Icon.named(name)?.name == icon)
  }

  @Test func `every alias leads to an icon`() {
    for name in ["house", "envelope", "photo", "creditcard", "lock.open", "doc.text", "tray"] {
      #expect(Icon.named(name) != nil, "\(name)")
    }
  }

  @Test(arguments: [("hart", "heart"), ("serach", "search"), ("calender", "calendar")])
  func `the nearest name is found`(wrong: String, right: String) {
    #expect(Icon.nearestName(to: wrong) == right)
  }

  private func strokes(_ notation: String) -> [IconStroke] {
    IconStrokes.strokes(notation) ?? []
  }

  @Test(arguments: [
    ("heart.fill", true, 1), ("heart", false, 1), ("house.fill", true, 3), ("icon_home", false, 3),
    ("person.crop.circle.fill", true, 3), ("heart.circle.fill", true, 2),
    ("ellipsis.circle", false, 4), ("checkmark.square", false, 2), ("bell.slash.fill", true, 3),
    ("trash.circle.fill", true, 6), ("lock.shield", false, 3), ("info.circle", false, 3),
  ])
  func `the last words of a symbol fill an icon, or draw a shape around it`(
    name: String, isFilled: Bool, strokes: Int
  ) throws {
    let icon = try #require(Icon.named(name))
    #expect(icon.isFilled == isFilled && icon.strokes.count == strokes)
  }

  @Test func `an icon in a filled circle is left free`() throws {
    let parts = try #require(Icon.named("heart.circle.fill")).filledParts
    #expect(parts.areas.map { $0.bounds?.width } == [17])
    let heart = try #require(Icon.named("heart")?.path.bounds)
    let small = try #require(parts.inside.bounds)
    #expect(abs(small.width - 0.55 * heart.width) < 1e-9)
    #expect(abs(small.midX - 12) < 1e-9)
  }

  @Test func `an arrow back in a circle turns with the direction of reading`() throws {
    let back = try #require(Icon.named("chevron.backward.circle", reading: .rightToLeft))
    let right = try #require(Icon.named("chevron.right.circle"))
    #expect(back == right)
  }

  @Test func `a filled icon leaves free what lies inside`() throws {
    let parts = try #require(Icon.named("envelope.fill")).filledParts
    #expect(parts.areas.map(\.bounds) == [Rect(3, 5, 18, 14)])
    // The flap.
    #expect(parts.inside.segments.first == .move(Point(x: 3.5, y: 7)))
    #expect(parts.inside.segments.count == 3)
  }

  @Test func `a filled wheel has its teeth and its hub`() throws {
    let parts = try #require(Icon.named("gearshape.fill")).filledParts
    #expect(parts.areas.count == 1)
    for (path, radius) in [(parts.areas.first, 6.6), (parts.inside, 2.8), (parts.outside, 9.2)] {
      let bounds = try #require(path?.bounds)
      #expect(abs(bounds.minX - (12 - radius)) < 1e-9 && abs(bounds.maxY - (12 + radius)) < 1e-9)
    }
  }

  @Test(arguments: Icon.allNames) func `filled, an icon has all its strokes`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let parts = icon.filledParts
    #expect(
      parts.outside.segments.count + parts.inside.segments.count == icon.path.segments.count)
  }

  @Test func `the notation draws what it says`() throws {
    #expect(
      strokes("M 1 2 L 3 4 5 6 Z").map(\.path.segments) == [
        [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .line(Point(x: 5, y: 6)), .close]
      ])
    #expect(strokes("M 1 2 L 3 4 5 6 F M 1 1 L 2 2 D 3 3").map(\.isArea) == [true, false, false])
    let circle = try #require(strokes("O 12 12 5").first?.path.bounds)
    #expect(abs(circle.minX - 7) < 1e-9 && abs(circle.maxY - 17) < 1e-9)
    let box = try #require(strokes("R 2 3 10 8 2").first?.path.bounds)
    #expect(box == Rect(2, 3, 10, 8))
  }

  @Test(arguments: [
    "1 2", "M 1", "L 1 2 3", "C 1 2 3 4 5", "X 1 2", "M one two", "ML 1 2", "F", "L 1 2",
  ])
  func `what cannot be read gives nothing`(notation: String) {
    #expect(IconStrokes.strokes(notation) == nil)
  }

  @Test func `an arc keeps its distance from its middle`() throws {
    let path = try #require(strokes("A 12 12 8 40 330").first?.path)
    for segment in path.segments {
      switch segment {
      case .move(let point), .cubic(_, _, let point):
        let (x, y) = (point.x - 12, point.y - 12)
        #expect(abs((x * x + y * y).squareRoot() - 8) < 1e-9)
      default: break
      }
    }
  }
}
