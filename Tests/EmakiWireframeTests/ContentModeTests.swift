import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct ContentModeTests {
  /// Where a picture of 40 × 20 lies in bounds of 100 × 100 at (10, 20).
  private static let places: [(ContentMode, Rect)] = [
    (.scaleToFill, Rect(10, 20, 100, 100)), (.redraw, Rect(10, 20, 100, 100)),
    (.scaleAspectFit, Rect(10, 45, 100, 50)), (.scaleAspectFill, Rect(-40, 20, 200, 100)),
    (.center, Rect(40, 60, 40, 20)), (.top, Rect(40, 20, 40, 20)),
    (.bottom, Rect(40, 100, 40, 20)), (.left, Rect(10, 60, 40, 20)),
    (.right, Rect(70, 60, 40, 20)), (.topLeft, Rect(10, 20, 40, 20)),
    (.topRight, Rect(70, 20, 40, 20)), (.bottomLeft, Rect(10, 100, 40, 20)),
    (.bottomRight, Rect(70, 100, 40, 20)),
  ]

  @Test func `every mode is tested`() {
    #expect(Set(Self.places.map(\.0)) == Set(ContentMode.allCases))
  }

  @Test(arguments: places) func `a picture lies where UIKit puts it`(mode: ContentMode, place: Rect)
  {
    let size = Size(width: 40, height: 20)
    #expect(mode.destination(of: size, in: Rect(10, 20, 100, 100)) == place)
  }

  private func picture(clips: Bool) -> String {
    var screen = ScreenBuilder(200, 200)
    let pixels = PixelBuffer(width: 80, height: 40, fill: .black)
    screen.add(.imageView, "picture", Rect(10, 20, 100, 100)) {
      $0.image = ImageContent(
        name: "photo.png", size: Size(width: 40, height: 20),
        picture: DisplayImage(name: "photo.png", pixels: pixels))
      $0.contentMode = .scaleAspectFill
      $0.clipsToBounds = clips
    }
    return screen.body(.color)
  }

  @Test func `a picture that covers the bounds is cut where the view clips`() {
    #expect(picture(clips: false) == "image photo.png [0 0 80 40] → [-40 20 200 100]")
    // The middle half of the width is seen: 40 of 80 pixels.
    #expect(picture(clips: true) == "image photo.png [20 0 40 40] → [10 20 100 100]")
  }

  @Test func `in color a missing picture is a crossed box, a view that awaits one a plain fill`() {
    var screen = ScreenBuilder(200, 200)
    screen.add(.imageView, "empty", Rect(10, 20, 100, 100))
    #expect(screen.body(.color) == "fill rect [10 20 100 100] #E9E9EB")
    screen.add(.imageView, "missing", Rect(10, 20, 100, 100)) {
      $0.image = ImageContent(name: "photo.png")
    }
    #expect(screen.body(.color).contains("stroke path"))
  }

  @Test(arguments: places) func `a crossed box lies where the picture would, within the bounds`(
    mode: ContentMode, place: Rect
  ) throws {
    var screen = ScreenBuilder(200, 200)
    screen.add(.imageView, "missing", Rect(10, 20, 100, 100)) {
      $0.image = ImageContent(name: "photo.png", size: Size(width: 40, height: 20))
      $0.contentMode = mode
    }
    let seen = try #require(place.intersection(Rect(10, 20, 100, 100)))
    let numbers = [seen.minX, seen.minY, seen.width, seen.height].map { String(Int($0)) }
    #expect(screen.body().hasPrefix("fill rect [\(numbers.joined(separator: " "))] #ECEEF1"))
  }

  @Test func `a crossed box with round corners fills the bounds`() {
    var screen = ScreenBuilder(200, 200)
    screen.add(.imageView, "missing", Rect(10, 20, 100, 100)) {
      $0.image = ImageContent(name: "photo.png", size: Size(width: 40, height: 20))
      $0.contentMode = .scaleAspectFit
      $0.cornerRadius = 8
    }
    #expect(screen.body().hasPrefix("fill roundedRect [10 20 100 100]"))
  }

  @Test func `an icon keeps its proportions`() {
    var screen = ScreenBuilder(200, 200)
    screen.add(.imageView, "icon", Rect(0, 0, 100, 48)) {
      $0.image = ImageContent(name: "minus", isSymbol: true)
    }
    // 48 points for 24 units: twice as large, in the middle of the width.
    #expect(screen.body() == "stroke path M36,24 L64,24 2.121pt round-cap round-join #2E6AFF")
  }

  @Test func `a view's own background is seen behind the mark of a picture that is missing`() {
    func body(_ theme: Theme, _ background: Color?) -> String {
      var screen = ScreenBuilder(100, 100)
      screen.add(.imageView, "cover", Rect(10, 10, 80, 80)) {
        $0.backgroundColor = background
        $0.image = ImageContent(name: "cover")
      }
      return screen.body(theme)
    }
    let indigo = Color(rgb: 0x5856D6)
    for theme in [Theme.color, .color.dark] {
      #expect(body(theme, indigo).contains("[10 10 80 80] #5856D6"))
      #expect(!body(theme, indigo).contains(theme.palette.fill.hex))
      #expect(body(theme, indigo).contains("stroke"), "the mark is seen on it")
      #expect(body(theme, nil).contains("[10 10 80 80] \(theme.palette.fill.hex)"))
    }
    #expect(body(.wireframe, indigo).contains(Theme.wireframe.palette.fill.hex))
  }
}
