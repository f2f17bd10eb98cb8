import Foundation
import TestSupport
import Testing

/// Rows that are made as they come into view, with links and taps of their own.
@Suite struct `Rows made on demand` {
  private static let file = "parallax-table.yaml"

  /// Checks picture and title of every row that is seen at an offset; the rows are 300 high.
  private func expectRows(_ step: InspectOutput.Step, offset: Double) throws {
    let first = max(0, Int((offset / 300).rounded(.down)))
    let end = Int(((offset + 812) / 300).rounded(.up))
    let rows = step.views.filter { $0.parent == "list" }.map(\.id)
    #expect(rows == (first..<end).map { "list/\($0 + 1)" }, "at \(offset)")
    for row in first..<end {
      let y = 300 * Double(row) - offset
      #expect(abs(try step.rect("list/\(row + 1)")[1] - y) < 1e-6)
      let f = Expected.clamped((y + 300) / (812 + 300), 0, 1)
      let photo = try step.frame("list/\(row + 1)/photo")
      #expect(abs(photo[1] + (1 - f) * 150) < 1e-6, "\(row) at \(offset)")
      #expect(photo[3] == 450)
      let alpha = Expected.clamped((150 - (1 - f) * 150) / 30, 0, 1)
      #expect(abs(try step.alpha("list/\(row + 1)/title") - alpha) < 1e-6, "\(row) at \(offset)")
    }
  }

  @Test func `S3.5 moves the picture of each visible row against it, at every offset`() throws {
    for (offset, step) in try Probe.atOffsets(Self.file, "list") {
      try expectRows(step, offset: offset)
    }
  }

  @Test func `S3.5 moves the pictures of rows under the finger, at both samplings`() throws {
    for step in try Expected.motion(Self.file, "scroll", lasts: 0.8) {
      try expectRows(step, offset: 500 * step.time / 0.8)
    }
  }

  @Test func `runs the action of the row that is tapped`() throws {
    for step in try Expected.motion(Self.file, "tapRow", lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      #expect(abs(try step.alpha("bar") - eased) < 1e-4, "at \(step.time)")
    }
  }

  @Test func `are as many as are seen, also of a million`() throws {
    let text = try String(contentsOfFile: Program.example(Self.file), encoding: .utf8)
      .replacing("rows: 1000\n", with: "rows: 1000000\n")
    let result = try Program.run(
      ["inspect", "-", "--motion", "scroll", "--at", "0.8", "--format", "json"], input: text)
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    try expectRows(try #require(output.scenes.first?.steps.first), offset: 500)
  }

  /// The example with a motion of the test's own, at both samplings.
  private func probe(_ steps: String, lasts duration: Double) throws -> [InspectOutput.Step] {
    let scratch = try Scratch()
    let file = try scratch.write(try Probe.text(Self.file, steps), to: "rows.yaml")
    return try Expected.samplings(of: file, lasts: duration, ["--motion", "probe"])
  }

  @Test func `change on the way and stay changed, one of them or all`() throws {
    let steps = try probe(
      "[animate: {duration: 0.4, changes: {list/2/shade.alpha: 0, \"list/*/photo.alpha\": 0.5, "
        + "list/1: {x: 40, background: black}}}]", lasts: 0.4)
    for step in steps {
      let eased = Expected.easeInOut(step.time / 0.4)
      for row in 1...3 {
        let shade = row == 2 ? 1 - eased : 1
        #expect(abs(try step.alpha("list/\(row)/shade") - shade) < 1e-4, "\(row) at \(step.time)")
        #expect(abs(try step.alpha("list/\(row)/photo") - (1 - 0.5 * eased)) < 1e-4)
        #expect(abs(try step.frame("list/\(row)")[0] - (row == 1 ? 40 * eased : 0)) < 0.01)
      }
    }
    // A row that comes later has what was set of all, and one that comes back what it had.
    let later = try probe(
      "[set: {list/2/shade.alpha: 0.25, \"list/*/photo.alpha\": 0.5}, "
        + "{scrollTo: {view: list, row: 9, duration: 0.3}}, "
        + "{scrollTo: {view: list, row: 1, duration: 0.3}}]", lasts: 0.6)
    for step in later {
      for view in step.views where view.id.hasSuffix("/photo") { #expect(view.alpha == 0.5) }
    }
    #expect(try #require(later.last).alpha("list/2/shade") == 0.25)
  }

  @Test func `are in the specification of a motion, also those that are not seen`() throws {
    let steps =
      "[animate: {duration: 0.4, delay: 0.1, curve: linear, changes: {list/2/shade.alpha: 0.25, "
      + "list/*: {x: 40, cornerRadius: 8}, list/900/title: {text: Far, alpha: 0.5}}}]"
    let result = try Program.run(
      ["spec", "-", "--motion", "probe", "--format", "csv"],
      input: try Probe.text(Self.file, steps))
    #expect(
      result.text == """
        view,property,from,to,delay,duration,curve
        list/2/shade,alpha,1,0.25,0.1 s,0.4 s,linear
        list/*,x,0 pt,40 pt,0.1 s,0.4 s,linear
        list/*,corner radius,0 pt,8 pt,0.1 s,0.4 s,linear
        list/900/title,text,Place {index},Far,0.1 s,0 s,at once
        list/900/title,alpha,1,0.5,0.1 s,0.4 s,linear

        """, "\(result.errors)")
  }

  @Test(arguments: [
    (
      "scrollTo: {view: list, row: 1000}", "there is no row 1000, but 0 to 999",
      "rows are counted from 0, over all sections"
    ),
    ("tap: list/1001", "there is no view \"list/1001\"", "\"list\" has 1000 rows, counted from 1"),
  ]) func `say how many there are`(step: String, message: String, hint: String) throws {
    let result = try Program.run(
      ["render", "-", "-o", "-", "--motion", "probe", "--at", "0"],
      input: try Probe.text(Self.file, "[\(step)]"))
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("error: \(message)\n  hint: \(hint)"), "\(result.errors)")
  }

  @Test func `are tapped by their names`() throws {
    for step in try probe("[tap: list/2/title]", lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      #expect(abs(try step.alpha("bar") - eased) < 1e-4, "at \(step.time)")
    }
  }

  @Test(arguments: [
    ("set: {list/2/titel.alpha: 0}", "there is no view or constraint \"list/2/titel\""),
    ("set: {list/1001.alpha: 0}", "there is no view or constraint \"list/1001\""),
    ("set: {list/2.zoom: 2}", "\"zoom\" of a view in rows cannot be changed"),
    ("tap: list/1001", "there is no view \"list/1001\""),
  ]) func `say which of them there is not`(step: String, message: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(try Probe.text(Self.file, "[\(step)]"), to: "rows.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("out"), "--motion", "probe"])
    #expect(result.status == 2)
    #expect(result.errors.contains("error: \(message)"), "\(result.errors)")
    #expect(try scratch.names() == ["rows.yaml"])
  }

  /// Two sections and a listed one, with an action of its own each, the words of labels too.
  private static let sections = """
    device: iPhone 8
    children:
      - id: list
        kind: table
        pin: {horizontal: 0, vertical: 0}
        rowHeight: 100
        sections:
          - {rows: 2, cell: {children: [{id: title, text: A, frame: [0, 0, 90, 90], on: {tap: first}}]}}
          - {rows: 2, cell: {id: row, on: {tap: second}, children: [{id: title, text: B, frame: [0, 0, 90, 90]}]}}
      - {id: light, alpha: 0, frame: [300, 0, 10, 10]}
    motions:
      first: [set: {light.alpha: 0.25}]
      second: [set: {light.alpha: 0.75}]
      go: [tap: [45, Y]]
    """

  @Test(arguments: [(50, 0.25), (150, 0.25), (250, 0.75), (350, 0.75), (450, 0)])
  func `have the action of their own section`(y: Int, alpha: Double) throws {
    let result = try Program.run(
      ["inspect", "-", "--motion", "go", "--at", "1", "--format", "json"],
      input: Self.sections.replacing("Y]", with: "\(y)]"))
    #expect(result.errors == "")
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    #expect(output.scenes.first?.steps.first?.view("light")?.alpha == alpha)
  }

  @Test(arguments: [
    ("{rows: lsit, from: row.rect.y, to: photo.y}", "there is no table \"lsit\"", "\"list\""),
    ("{rows: list, from: row.rect.y, to: phto.y}", "no view \"phto\" in the rows", "\"photo\""),
    ("{rows: list, from: rwo.rect.y, to: photo.y}", "no view \"rwo\" in the rows", "\"row\""),
    ("{rows: list, from: row.rect.y, to: photo.height}", "a link cannot set \"height\"", "set"),
    ("{rows: list, from: photo.alpha, to: photo.alpha}", "links follow one another", "follow"),
  ]) func `say what is wrong with their links`(link: String, message: String, hint: String) throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Program.example(Self.file), encoding: .utf8)
    let start = try #require(text.firstRange(of: "\nlinks:")).lowerBound
    let end = try #require(text.firstRange(of: "\nmotions:")).lowerBound
    let file = try scratch.write(
      text[..<start] + "\nlinks:\n  - \(link)\n" + text[end...], to: "rows.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(result.status == 2)
    let errors = result.errors.split(separator: "\n").map(String.init)
    #expect(errors.count == 2 && errors[0].contains("rows.yaml:") && errors[0].contains(message))
    #expect(errors.last?.contains(hint) == true, "\(result.errors)")
    #expect(try scratch.names() == ["rows.yaml"])
  }
}
