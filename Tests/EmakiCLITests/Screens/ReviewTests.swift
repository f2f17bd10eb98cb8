import Foundation
import TestSupport
import Testing

/// Lists of structured screens, S1: rows of a height of 80, under captions of 48.
@Suite struct `A list of reviews` {
  private static let steps: [InspectOutput.Step] =
    (try? InspectOutput.of(Program.example("reviews.yaml"), ["--at", "0"]))?.scenes[0].steps ?? []

  private func screen() throws -> InspectOutput.Step { try #require(Self.steps.first) }

  /// The parts of the component, by their last names, with their frames in it.
  private func parts(of view: String, _ separator: String) throws -> [String: [Double]] {
    try Dictionary(
      uniqueKeysWithValues: ["face", "author", "text"].map {
        ($0, try screen().frame(view + separator + $0))
      })
  }

  @Test(arguments: [0, 1, 3, 100])
  func `S1.2 is as high as its rows where it does not scroll, and says no height where it does`(
    _ count: Int
  ) throws {
    let scratch = try Scratch()
    func heights(scrolls: Bool) throws -> [Double] {
      let file = try scratch.write(
        """
        children:
          - {id: list, kind: table, scrolls: \(scrolls), rowHeight: 30, rows: \(count), pin: {top: 0, horizontal: 0, height: 37 @1}}
          - {id: below, pin: {horizontal: 0, height: 10}}
        constraints: [below.top == list.bottom]

        """, to: "list.yaml")
      let step = try #require(try InspectOutput.of(file, ["--at", "0"]).scenes[0].steps.first)
      return [try step.frame("list")[3], try step.frame("below")[1]]
    }
    let rows = Double(30 * count)
    #expect(try heights(scrolls: false) == [rows, rows])
    // The weakest constraint decides where nothing else does.
    #expect(try heights(scrolls: true) == [37, 37])
  }

  @Test func `S1.3 shows three reviews alike as containers and as a table`() throws {
    let step = try screen()
    for (index, container) in ["first", "second", "third"].enumerated() {
      #expect(try step.frame(container) == [0, 48 + 80 * Double(index), 375, 80])
      #expect(try step.frame("list/\(index + 1)") == [0, 48 + 80 * Double(index), 375, 80])
      let texts = ["author", "text", "stars"].map { part in
        (
          step.view("review-\(index + 2)-\(part)")?.text,
          step.view("list/\(index + 1)/\(part)")?.text
        )
      }
      for (contained, listed) in texts { #expect(contained != nil && contained == listed) }
    }
    // The caption, three rows and the footer.
    #expect(try step.frame("list") == [0, 288, 375, 48 + 3 * 80 + 80])
  }

  @Test func `S1.7 has the same inner frames as a cell, as a footer and in a controller`() throws {
    let expected: [String: [Double]] = [
      "face": [16, 14, 32, 32], "author": [60, 12, 375 - 60 - 64, 20],
      "text": [60, 34, 375 - 60 - 16, 34],
    ]
    #expect(try parts(of: "list/1", "/") == expected)
    #expect(try parts(of: "list/footer", "/") == expected)
    #expect(try parts(of: "review-2", "-") == expected)
    #expect(try screen().frame("list/header/text") == screen().frame("inContainers-text"))
  }
}
