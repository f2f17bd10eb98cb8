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
    (.trailing, 280),
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
      $0.control.button.contentInsets = Insets(top: 0, left: 12, bottom: 0, right: 5)
    }
    #expect(runs.map(\.origin.x) == [112])
  }

  /// A title of 20 points in a button of 60 leaves 40 above and below it; in the middle half of that.
  @Test func `lie at the top or bottom where the button says so`() throws {
    func baseline(_ place: ButtonContent.VerticalAlignment, _ insets: Insets?) throws -> Double {
      try #require(
        texts {
          $0.control.button.verticalAlignment = place
          $0.control.button.contentInsets = insets
        }.first
      ).origin.y
    }
    let line = Font.system(20).lineHeight(scale: 2)
    let middle = try baseline(.center, nil)
    #expect(try abs(middle - baseline(.top, nil) - (60 - line) / 2) <= 0.5)
    #expect(try abs(baseline(.bottom, nil) - middle - (60 - line) / 2) <= 0.5)
    let insets = Insets(top: 4, left: 0, bottom: 6, right: 0)
    #expect(try baseline(.top, insets) - baseline(.top, nil) == 4)
    #expect(try baseline(.bottom, nil) - baseline(.bottom, insets) == 6)
  }

  /// 20 for the title, 30 for the image and 10 between: 60 of 200, from 170 on.
  @Test(arguments: [(ButtonContent.ImageSide.leading, 210.0), (.trailing, 170)])
  func `stand beside one another`(_ side: ButtonContent.ImageSide, _ x: Double) {
    let runs = texts {
      $0.image = ImageContent(name: "picture", size: Size(width: 30, height: 30))
      $0.control.button.imageSide = side
      $0.imagePadding = 10
    }
    #expect(runs.map(\.origin.x) == [x])
  }

  @Test func `stand above one another`() throws {
    func baseline(_ side: ButtonContent.ImageSide) throws -> Double {
      let runs = texts {
        $0.image = ImageContent(name: "picture", size: Size(width: 20, height: 20))
        $0.control.button.imageSide = side
        $0.imagePadding = 4
      }
      #expect(runs.map(\.origin.x) == [190])
      return try #require(runs.first).origin.y
    }
    // The title is as far below the middle as it is above it: by half of image and gap.
    #expect(try baseline(.top) - baseline(.bottom) == 24)
  }

  /// In the middle a title moves by half of what its insets differ, at a side by that side's.
  @Test(arguments: [
    (TextAlignment.center, 186.0), (.left, 102), (.right, 270),
  ])
  func `are moved by insets of the title`(_ alignment: TextAlignment, _ x: Double) {
    let runs = texts {
      $0.text?.alignment = alignment
      $0.control.button.titleInsets = Insets(top: 0, left: 2, bottom: 0, right: 10)
    }
    #expect(runs.map(\.origin.x) == [x])
  }

  /// "abcd" is 40 wide; 170 points of insets leave it 30.
  @Test func `have the room that insets of the title leave`() {
    let runs = texts {
      $0.text?.string = "abcd"
      $0.control.button.titleInsets = Insets(top: 0, left: 85, bottom: 0, right: 85)
    }
    #expect(runs.map(\.text) != ["abcd"])
    #expect(runs.allSatisfy { $0.width <= 31 })
    let wider = texts {
      $0.text?.string = "abcd"
      $0.control.button.titleInsets = Insets(top: 0, left: 80, bottom: 0, right: 80)
    }
    #expect(wider.map(\.text) == ["abcd"])
  }

  @Test func `count spaces at their end`() {
    // Four characters of 10 points about the middle of 100 to 300.
    #expect(texts { $0.text?.string = "ab  " }.map(\.origin.x) == [180])
  }

  @Test(arguments: [(true, Color(rgb: 0xD00000)), (false, Theme.color.palette.quiet)])
  func `are grey where the button does not react, unless it keeps its colours`(
    _ keeps: Bool, _ ink: Color
  ) {
    let runs = texts {
      $0.text?.color = Color(rgb: 0xD00000)
      $0.isEnabled = false
      $0.control.button.keepsColors = keeps
    }
    #expect(runs.map(\.color) == [ink])
  }

  @Test func `are moved up and down by insets of the title`() throws {
    func baseline(_ insets: Insets) throws -> Double {
      try #require(texts { $0.control.button.titleInsets = insets }.first).origin.y
    }
    let above = try baseline(Insets(top: 0, left: 0, bottom: 12, right: 0))
    #expect(try baseline(.zero) - above == 6)
  }

  /// 20 for the title and 30 for the image: 50 of 200, from 175 on.
  @Test func `change sides where their insets say so`() {
    let runs = texts {
      $0.image = ImageContent(name: "picture", size: Size(width: 30, height: 30))
      $0.imagePadding = 0
      $0.control.button.imageInsets = Insets(top: 0, left: 20, bottom: 0, right: -20)
      $0.control.button.titleInsets = Insets(top: 0, left: -30, bottom: 0, right: 30)
    }
    #expect(runs.map(\.origin.x) == [175])
  }

  /// 200 wide without 30 at the left and 10 at the right: the middle is 10 farther right.
  @Test func `lie in the middle of what the button's insets leave`() {
    let runs = texts {
      $0.control.button.contentInsets = Insets(top: 0, left: 30, bottom: 0, right: 10)
    }
    #expect(runs.map(\.origin.x) == [200])
  }

  /// 60 high without 20 above and 16 below: 24 are left for an image of 48, 2 below the middle.
  @Test func `are as large as the image's insets let them be`() {
    var screen = ScreenBuilder(400, 200)
    screen.add(.button, "button", Rect(100, 20, 200, 60)) {
      $0.image = ImageContent(name: "no-icon", size: Size(width: 48, height: 48))
      $0.control.button.imageInsets = Insets(top: 20, left: 0, bottom: 16, right: 0)
    }
    // The line of 1.5 lies inside.
    #expect(screen.body(.color).contains("[188.75 40.75 22.5 22.5]"))
  }

  /// 40 high without 5 above and below: an image of 60 by 60 is 30 wide, and leaves the title 30 of 60.
  @Test func `have as small an image beside the title as its insets ask`() {
    var screen = ScreenBuilder(400, 200)
    screen.add(.button, "button", Rect(100, 20, 60, 40)) {
      $0.text = TextContent("abc", font: .system(20))
      $0.image = ImageContent(name: "no-icon", size: Size(width: 60, height: 60))
      $0.imagePadding = 0
      $0.control.button.imageInsets = Insets(top: 5, left: 0, bottom: 5, right: 0)
    }
    let runs = screen.picture(.color).texts
    #expect(runs.map(\.text) == ["abc"])
    #expect(runs.map(\.origin.x) == [130])
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

  @Test(arguments: [
    (TextRequest.LineBreak.truncateMiddle, "abc…jkl"), (.truncateHead, "…ghijkl"),
    (.truncateTail, "abcdef…"), (.wordWrap, "abcdef…"),
  ])
  func `that are too long are cut where the title says`(
    lineBreak: TextRequest.LineBreak, title: String
  ) {
    var screen = ScreenBuilder(400, 200)
    screen.add(.button, "button", Rect(100, 20, 70, 60)) {
      $0.text = TextContent("abcdefghijkl", font: .system(20), lineBreak: lineBreak)
    }
    #expect(screen.picture(.color).texts.map(\.text) == [title])
  }
}

@Suite struct `A button that closes` {
  @Test func `is a disc of 30 points at most, in its middle`() {
    func disc(_ side: Double) -> Rect? {
      var screen = ScreenBuilder(200, 100)
      screen.add(.button, "close", Rect(20, 20, side, side)) { $0.control.button.style = .close }
      var found: Rect?
      screen.picture(.color).forEachItem { item, _ in
        if case .fill(.ellipse(let rect), _) = item { found = found ?? rect }
      }
      return found
    }
    #expect(disc(30) == Rect(20, 20, 30, 30))
    #expect(disc(50) == Rect(30, 30, 30, 30))
    #expect(disc(20) == Rect(20, 20, 20, 20))
  }
}
