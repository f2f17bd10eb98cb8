import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct SeparatorTests {
  @Test func `a thin grey view is a separator, as light as the others`() {
    var screen = ScreenBuilder(100, 60)
    screen.add(.view, "line", Rect(10, 20, 90, 0.5)) { $0.backgroundColor = Color(rgb: 0x3C3C43) }
    #expect(screen.body().hasSuffix("#C8CCD3"))
  }

  /// Where the line below a row of 200 by 44 points begins.
  private func lineStart(_ change: (inout View) -> Void) throws -> Double {
    var screen = ScreenBuilder(200, 100)
    screen.add(.tableCell, "row", Rect(0, 20, 200, 44)) {
      $0.text = TextContent("ab", font: .system(20))
      change(&$0)
    }
    var line: Rect?
    screen.picture(.color).forEachItem { item, _ in
      if case .fill(.rect(let rect), _) = item, rect.height <= 1, rect.maxX == 200 { line = rect }
    }
    return try #require(line).minX
  }

  @Test(arguments: [Theme.color, .wireframe])
  func `the line below a row lies over what fills the row`(_ theme: Theme) throws {
    var screen = ScreenBuilder(200, 100)
    let row = screen.add(.tableCell, "row", Rect(0, 20, 200, 44))
    screen.add(.contentView, "content", in: row, Rect(0, 0, 200, 44)) {
      $0.backgroundColor = .white
      $0.role = .surface
    }
    var heights: [Double] = []
    screen.picture(theme).forEachItem { item, _ in
      if case .fill(.rect(let rect), _) = item, rect.maxX == 200, rect.maxY == 64 {
        heights.append(rect.height)
      }
    }
    #expect(try #require(heights.last) <= 1 && heights.contains(44), "\(heights)")
  }

  /// The margin of a row is 16; a picture of 44 − 12 and a gap of 12 come before the text.
  @Test func `the line below a row begins where its text does`() throws {
    let plain = try lineStart { _ in }
    #expect(plain == 16)
    let pictured = try lineStart { $0.image = ImageContent(name: "photo") }
    #expect(pictured == 16 + 32 + 12)
    let indented = try lineStart { $0.control.row.separatorIndent = 30 }
    #expect(indented == 46)
    let given = try lineStart {
      $0.control.row.separatorIndent = 30
      $0.control.row.separatorInsets = Insets(top: 0, left: 8, bottom: 0, right: 0)
    }
    #expect(given == 8)
  }
}
