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
    #expect(try parts(of: "review", "-") == expected)
    #expect(try parts(of: "review-2", "-") == expected)
    #expect(try screen().frame("caption-text") == screen().frame("inContainers-text"))
  }

  /// A component of 60 points in N containers of a stack, beside a table of N rows of it, with it as
  /// header and footer, and in a controller.
  private func inspect(_ count: Int, width: Int) throws -> InspectOutput.Step {
    let scene = """
      components:
        note:
          parameters: {name: Nobody}
          children:
            - {id: mark, pin: {leading: 8, top: 6, size: 20}}
            - {id: name, text: "{name}", pin: {leading: 40, trailing: 8, top: 10, bottom: 14, height: 36}}
      children:
        - id: column
          kind: column
          pin: {top: 0, leading: 0, width: \(width)}
          children:
            - {id: "place{index}", kind: container, embed: {component: note, with: {name: "N{index}"}}, repeat: \(count)}
            - {id: alone, kind: container, embed: {component: note}}
        - id: list
          kind: table
          scrolls: false
          rows: \(count)
          cell: {component: note, with: {name: "N{index}"}}
          header: {component: note, with: {name: Head}}
          footer: {component: note, with: {name: Foot}}
          pin: {top: 0, leading: 0, width: \(width)}
      """
    return try #require(try Probe.steps(of: scene, ["--at", "0"]).first)
  }

  @Test(arguments: [0, 1, 2, 3], [320, 375])
  func `S1.3 has as many containers as rows, at the same places below the header`(
    _ count: Int, _ width: Int
  ) throws {
    let step = try inspect(count, width: width)
    let breadth = Double(width)
    for index in 0..<count {
      let y = 60 * Double(index)
      #expect(try step.frame("place\(index + 1)") == [0, y, breadth, 60])
      #expect(try step.frame("list/\(index + 1)") == [0, y + 60, breadth, 60])
    }
    #expect(try step.frame("list") == [0, 0, breadth, 60 * Double(count + 2)])
    #expect(try step.frame("column") == [0, 0, breadth, 60 * Double(count + 1)])
  }

  @Test(arguments: [320, 375])
  func `S1.7 has the same inner frames as a row, a header, a footer and in a container`(
    _ width: Int
  ) throws {
    let step = try inspect(3, width: width)
    let names = step.views.filter {
      $0.text?.hasPrefix("N") == true || $0.text == "Head" || $0.text == "Foot"
    }
    // Three containers and the one alone, three rows, header and footer.
    #expect(names.count == 9)
    for name in names {
      #expect(name.frame == [40, 10, Double(width) - 48, 36], "\(name.id)")
      let mark = try #require(step.views.first { $0.parent == name.parent && $0.id != name.id })
      #expect(mark.frame == [8, 6, 20, 20], "\(mark.id)")
    }
  }
}
