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
      $0.control.items[0].badge = badge
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

  private let accent = Color(rgb: 0x2E6AFF)

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

@Suite struct `Tab bars` {
  private func picture(
    width: Double, height: Double = 49, _ change: (inout View) -> Void = { _ in }
  ) -> DisplayList {
    var screen = ScreenBuilder(width, 100)
    screen.add(.tabBar, "bar", Rect(0, 40, width, height)) {
      $0.control.items = ["home: Home", "search: Find"]
      change(&$0)
    }
    return screen.picture(.color)
  }

  @Test func `of a tablet have titles beside the icons, in the middle of the bar`() {
    // Each is 76 wide with 34 between: the first from 400 − 110 to 400. Icon 24, gap 8 and four
    // characters of 6.5 points are 58; 290 + (110 − 58) / 2 + 32 = 348.
    let titles = picture(width: 800).texts
    #expect(titles.map(\.font.size) == [13, 13])
    #expect(titles.map { $0.origin.x.rounded() } == [348, 458])
    #expect(titles[0].origin.y == titles[1].origin.y)
  }

  @Test func `of a phone have titles under the icons`() {
    // Four characters of 5 points in the middle of 200.
    let titles = picture(width: 400).texts
    #expect(titles.map(\.font.size) == [10, 10])
    #expect(titles.map(\.origin.x) == [90, 290])
  }

  @Test func `draw the pictures of tabs in the tint colour`() throws {
    let pixels = PixelBuffer(width: 2, height: 2, fill: .black)
    let picture = picture(width: 400) {
      var image = ImageContent(name: "home", size: Size(width: 20, height: 10))
      image.picture = DisplayImage(name: "home.png", pixels: pixels)
      $0.control.items[0].image = image
      $0.tintColor = Color(rgb: 0xFF0000)
    }
    var places: [Rect] = []
    picture.forEachItem { item, _ in
      if case .image(let image, _, let place) = item {
        places.append(place)
        #expect(image.pixels[0, 0] == Color(rgb: 0xFF0000))
      }
    }
    // In the middle of the icon's place, 5…29 below the bar's edge.
    #expect(places == [Rect(90, 52, 20, 10)])
  }
}
