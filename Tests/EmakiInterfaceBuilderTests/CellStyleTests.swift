import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// UIKit's own cell styles: `basic`, `leftDetail`, and styles with a picture and an accessory.
///
/// On the canvas labels have their saved frames; in a running app they take the room that is there.
@Suite struct `Cells in the styles of UIKit` {
  @Test func `basic ones have a title from margin to margin`() throws {
    let fixture = try Fixture("cells-in-the-basic-style.storyboard", .device(Fixture.phone))
    let frames = try fixture.frames()
    // 375 − 2 · 16.
    #expect(frames["plain-title"] == [16, 0, 343, 44])
    #expect(frames["short-title"] == [16, 0, 343, 44])
    #expect(try Fixture("cells-in-the-basic-style.storyboard").frames()["short-title"]?[2] == 40)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test func `those with the detail beside the title keep the line between the two`() throws {
    let fixture = try Fixture(
      "cells-with-the-detail-at-the-left.storyboard", .device(Fixture.phone))
    let frames = try fixture.frames()
    #expect(frames["left-title"] == [16, 12, 91, 20])
    // From 113 to the margin: 375 − 16 − 113.
    #expect(frames["left-detail"] == [113, 12, 246, 20])
    #expect(try fixture.view("left-title").text?.alignment == .trailing)
  }

  /// The content's width, and the title's: from 56 to 16 before the content's end, or that of its five
  /// letters.
  @Test(arguments: [
    ("basic", 348.5, 276.5), ("sub", 335.0, 263.0), ("value", 327.0, 50),
  ])
  func `a title stands between picture and accessory`(
    _ cell: String, _ content: Double, _ width: Double
  ) throws {
    let frames = try Fixture("cells-with-image-and-accessory.storyboard", .device(Fixture.phone))
      .frames()
    #expect(frames["\(cell)-content"]?[2] == content)
    #expect(frames["\(cell)-image"] == [16, 10, 24, 24])
    let title = try #require(frames["\(cell)-title"])
    #expect(title[0] == 56)
    // Sides lie on half points.
    #expect(abs(title[2] - width) <= 0.25)
  }

  @Test func `details end where titles do`() throws {
    let frames = try Fixture("cells-with-image-and-accessory.storyboard", .device(Fixture.phone))
      .frames()
    #expect(frames["sub-detail"] == [56, 25, 263, 14])
    // Six letters up to the saved right edge, 16 before the end of 327.
    #expect(frames["value-detail"] == [251, 12, 60, 20])
  }

  @Test func `have a ground behind their content, and one only while they are chosen`() throws {
    let fixture = try Fixture("grounds-of-cells.xib", .device(Fixture.phone))
    let cell = try fixture.view("cell")
    #expect(cell.subviews.map(\.id) == ["chosen", "behind", "content"])
    #expect(cell.subviews.map(\.isHidden) == [true, false, false])
  }

  @Test func `stand away from the sides of an inset table`() throws {
    let fixture = try Fixture("cells-of-an-inset-table.storyboard", .device(Fixture.phone))
    #expect(try fixture.frames("one")["plain"] == [16, 35, 343, 44])
  }

  /// Phones wider than 375 points have margins of 20 in tables.
  @Test(arguments: [390.0, 414])
  func `have the margins of the screen they are shown on, not of the canvas`(
    _ width: Double
  ) throws {
    let rows = "rows-of-prototypes.storyboard"
    let size = Size(width: width, height: 800)
    let wide = RunningDevice(name: "wide", size: size, scale: 2, safeArea: .zero)
    let inside = try Fixture(rows, .device(wide)).frames("one", size: size)["inside"]
    #expect(inside == [20, 11, width - 40, 78])
    #expect(try Fixture(rows, .device(Fixture.phone)).frames("one")["inside"]?[0] == 16)
    let basic = "cells-in-the-basic-style.storyboard"
    let title = try Fixture(basic, .device(wide)).frames(size: size)["plain-title"]
    #expect(title == [20, 0, width - 40, 44])
    let inset = try Fixture("cells-of-an-inset-table.storyboard", .device(wide))
    #expect(try inset.frames("one", size: size)["plain"]?[0] == 20)
    #expect(try inset.frames("one", size: size)["plain"]?[2] == width - 40)
  }
}
