import Foundation
import TestSupport
import Testing

@Suite struct `inspect --explain` {
  private static let scene = """
    device: iPhone X
    children:
      - {id: title, kind: label, text: Hello, pin: {leading: 20}}
      - {id: card, pin: {leading: 0, trailing: 0, height: 100}, children: [{id: mark, pin: {top: 1}}]}
    constraints: [card.top == title.bottom + 8, title.top == root.safeArea.top + 60]

    """

  @Test func `prints words with the lines of the file`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    let run = try Program.run(["inspect", file, "--explain", "card"])
    #expect(run.status == 0)
    #expect(run.text.contains("view card [0 "))
    #expect(run.text.contains("card.top == title.bottom + 8  (line 5)"))
    #expect(run.text.contains("title.top == root.safeArea.top + 60  (line 5)"))
    #expect(run.text.contains("safe area of root: top 44, bottom 34"))
  }

  @Test func `prints the same as JSON`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    let run = try Program.run(["inspect", file, "--explain", "title", "--format", "json"])
    let output = try JSONDecoder().decode(Explanations.self, from: run.output)
    let own = try #require(output.explanations.first)
    #expect(own.id == "title" && own.line == 3 && own.parent == "root")
    #expect(own.numbers.map(\.number) == ["x", "y", "width", "height"])
    #expect(own.numbers.map(\.value) == own.frame)
    #expect(own.numbers[0].reasons[0].line == 3)
  }

  @Test func `takes paths and the scene's id, and names the nearest for a slip`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    #expect(try Program.run(["inspect", file, "--explain", "card/mark"]).status == 0)
    #expect(try Program.run(["inspect", file, "--explain", "title/mark"]).status == 2)
    #expect(
      try Program.run(["inspect", file, "--explain", "scene"]).text.contains("it is the root"))
    let slip = try Program.run(["inspect", file, "--explain", "titel"])
    #expect(slip.status == 2 && slip.errors.contains("did you mean \"title\"?"))
  }

  @Test func `names what is in rows, and the eras of a storyboard`() throws {
    let row = try Program.run([
      "inspect", Program.example("table.yaml"), "--explain", "list/1/title",
    ])
    #expect(row.text.contains("list/1/title.leading == list/1.leading"))
    let storyboard = Program.example("storyboard/Main.storyboard")
    let root = try Program.run([
      "inspect", storyboard, "--canvas", "--explain", "leftSideMenu",
    ])
    #expect(root.text.contains("containerView leftSideMenu (Lm4-0c-Ta1)"))
  }
}

private struct Explanations: Decodable {
  struct Explanation: Decodable {
    let id: String
    let parent: String?
    let line: Int?
    let frame: [Double]
    let numbers: [Number]
  }

  struct Number: Decodable {
    let number: String
    let value: Double
    let reasons: [Reason]
  }

  struct Reason: Decodable {
    let text: String
    let line: Int?
  }

  let explanations: [Explanation]
}
