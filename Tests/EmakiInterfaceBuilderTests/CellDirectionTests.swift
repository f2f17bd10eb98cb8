import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// UIKit's own cell styles in a language that is read from right to left: x′ = width − x − w.
@Suite struct `Cells in the styles of UIKit, from right to left` {
  private func frames(_ name: String) throws -> [String: [Double]] {
    try Fixture(name, .device(Fixture.phone)).frames(direction: .rightToLeft)
  }

  /// The width of the content, of 375 points: the accessory has the rest, at the left.
  @Test(arguments: [("basic", 348.5), ("sub", 335), ("value", 327)])
  func `have the accessory at the left edge and the picture at the right one`(
    _ cell: String, _ content: Double
  ) throws {
    let frames = try frames("cells-with-image-and-accessory.storyboard")
    let outer = try #require(frames["\(cell)-content"])
    #expect([outer[0], outer[2]] == [375 - content, content])
    #expect(frames["\(cell)-image"] == [content - 16 - 24, 10, 24, 24])
  }

  @Test func `have titles beside the picture, and details below or beyond them`() throws {
    let frames = try frames("cells-with-image-and-accessory.storyboard")
    // As wide as from left to right, and 56 points from the right end of the content.
    #expect(frames["basic-title"] == [16, 0, 276.5, 44])
    #expect(frames["sub-detail"] == [16, 25, 263, 14])
    let title = try #require(frames["value-title"])
    #expect(abs(title[0] + title[2] - (327 - 56)) <= 0.25)
    #expect(frames["value-detail"] == [16, 12, 60, 20])
  }

  @Test func `keep the line between title and detail`() throws {
    let frames = try frames("cells-with-the-detail-at-the-left.storyboard")
    #expect(frames["left-title"] == [375 - 16 - 91, 12, 91, 20])
    #expect(frames["left-detail"] == [16, 12, 246, 20])
  }

  @Test func `have details that end where lines end`() throws {
    let fixture = try Fixture(
      "cells-with-image-and-accessory.storyboard", .device(Fixture.phone))
    #expect(try fixture.view("value-detail").text?.alignment == .trailing)
  }
}
