import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

/// With half an em a character, "ab" at 20 points is 20 points wide.
@Suite struct `Titles and images of buttons` {
  private func texts(_ change: (inout View) -> Void = { _ in }) -> [TextRun] {
    var screen = ScreenBuilder(400, 200)
    screen.add(.button, "button", Rect(100, 20, 200, 60)) {
      $0.text = TextContent("ab", font: .system(20))
      change(&$0)
    }
    return screen.picture(.color).texts
  }

  @Test(arguments: [
    (TextAlignment.natural, 190.0), (.center, 190), (.left, 100), (.right, 280),
  ])
  func `lie in the middle unless the text says a side`(_ alignment: TextAlignment, _ x: Double) {
    #expect(texts { $0.text?.alignment = alignment }.map(\.origin.x) == [x])
  }

  @Test(arguments: [
    (Color(rgb: 0x007AFF), Color(rgb: 0x007AFF), Color.white),
    (Color(rgb: 0xFFCC00), Color(rgb: 0xFFCC00), .black),
    (Color(rgb: 0x007AFF), Color(rgb: 0xFFCC00), Color(rgb: 0x007AFF)),
  ])
  func `are seen on a ground of the button's own tint`(tint: Color, ground: Color, ink: Color) {
    let runs = texts {
      $0.tintColor = tint
      $0.backgroundColor = ground
    }
    #expect(runs.map(\.color) == [ink])
  }

  @Test func `keep a button's insets at its side`() {
    let runs = texts {
      $0.text?.alignment = .left
      $0.control.contentInsets = Insets(top: 0, left: 12, bottom: 0, right: 5)
    }
    #expect(runs.map(\.origin.x) == [112])
  }

  /// 20 for the title, 30 for the image and 10 between: 60 of 200, from 170 on.
  @Test(arguments: [(ControlContent.ImageSide.leading, 210.0), (.trailing, 170)])
  func `stand beside one another`(_ side: ControlContent.ImageSide, _ x: Double) {
    let runs = texts {
      $0.image = ImageContent(name: "picture", size: Size(width: 30, height: 30))
      $0.control.imageSide = side
      $0.control.imagePadding = 10
    }
    #expect(runs.map(\.origin.x) == [x])
  }

  @Test func `stand above one another`() throws {
    func baseline(_ side: ControlContent.ImageSide) throws -> Double {
      let runs = texts {
        $0.image = ImageContent(name: "picture", size: Size(width: 20, height: 20))
        $0.control.imageSide = side
        $0.control.imagePadding = 4
      }
      #expect(runs.map(\.origin.x) == [190])
      return try #require(runs.first).origin.y
    }
    // The title is as far below the middle as it is above it: by half of image and gap.
    #expect(try baseline(.top) - baseline(.bottom) == 24)
  }

  @Test func `have a second line for a subtitle`() {
    let runs = texts {
      $0.text?.setSpans([
        TextSpan("ab\n", font: .system(20)), TextSpan("cdef", font: .system(10)),
      ])
    }
    #expect(runs.map(\.text) == ["ab", "cdef"])
    #expect(runs.map(\.origin.x) == [190, 190])
    #expect(runs[0].origin.y < runs[1].origin.y)
  }
}
