import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Badges of tabs` {
  /// Two tabs of 100 points, the icon of the first in the middle: 38…62.
  private func picture(
    _ badge: String, _ theme: Theme = .wireframe, height: Double = 49, isMirrored: Bool = false
  ) -> DisplayList {
    var screen = ScreenBuilder(200, 100)
    screen.add(.tabBar, "bar", Rect(0, 40, 200, height)) {
      $0.control.items = ["home: Home", "search: Search"]
      $0.control.badges = [0: badge]
      if isMirrored { $0.layoutDirection = .rightToLeft }
    }
    return screen.picture(theme)
  }

  private func badge(_ picture: DisplayList, _ color: Color) -> Rect? {
    var found: Rect?
    picture.forEachItem { item, _ in
      if case .fill(.roundedRect(let rect, _), .color(color)) = item { found = rect }
    }
    return found
  }

  private let accent = Color(rgb: 0x2F6BFF)

  @Test func `a number stands in a circle of 18 points over the icon's corner`() {
    // The icon ends at 62; the badge covers 5 points of it.
    let picture = picture("3")
    #expect(badge(picture, accent) == Rect(57, 42, 18, 18))
    let text = picture.texts.first { $0.text == "3" }
    #expect(text?.color == .white && text?.font.size == 13)
  }

  @Test func `a badge without characters is a circle`() {
    let picture = picture("")
    #expect(badge(picture, accent) == Rect(57, 42, 18, 18))
    #expect(picture.texts.map(\.text) == ["Home", "Search"])
  }

  @Test func `a longer text makes it wider`() {
    // Three characters of half an em of 13 points are 19.5 points, and 9 around them.
    #expect(badge(picture("99+"), accent) == Rect(57, 42, 29, 18))
  }

  @Test func `where reading goes to the left it covers the left corner`() {
    // The first tab is on the right; its icon begins at 138.
    #expect(badge(picture("3", isMirrored: true), accent) == Rect(125, 42, 18, 18))
  }

  @Test func `a text that is too long stays within its tab`() {
    let long = badge(picture("a very long badge"), accent)
    #expect(long == Rect(0, 42, 100, 18))
  }

  @Test func `in colour badges are red, lighter in the dark`() {
    #expect(badge(picture("3", .color), Color(rgb: 0xFF3B30)) != nil)
    #expect(badge(picture("3", .color.dark), Color(rgb: 0xFF453A)) != nil)
  }

  @Test func `in a low bar they are smaller and leave the title free`() {
    // Icon 18, gap 5, title of four characters of 6 points: from 26.5 on. The badge of 14 points
    // ends 18 · 5/24 = 3.75 points inside the icon.
    #expect(badge(picture("3", height: 32), accent) == Rect(16.5, 44, 14, 14))
  }
}
