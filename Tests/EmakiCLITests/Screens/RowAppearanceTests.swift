import Foundation
import TestSupport
import Testing

/// S3.4: rows that fade in whenever they come into view, in `parallax-list.yaml`: 100 rows of 312
/// points in a list of 812.
@Suite struct `Rows that appear` {
  private static let file = "parallax-list.yaml"
  /// A row that comes into view, from 1, and when, seconds.
  typealias Coming = (row: Int, time: Double)

  /// Checks the opacity of every row that is seen: ease-in((t − coming − 0.08) / 0.36).
  private func expectAlphas(_ step: InspectOutput.Step, _ comings: [Coming], table: String = "list")
  {
    for cell in step.views where cell.parent == table {
      let last = comings.last { "\(table)/\($0.row)" == cell.id && $0.time <= step.time + 1e-9 }
      let share = last.map { Expected.clamped((step.time - $0.time - 0.08) / 0.36, 0, 1) } ?? 1
      #expect(abs(cell.alpha - Expected.easeIn(share)) < 1e-4, "\(cell.id) at \(step.time)")
    }
  }

  /// When a row of the example comes up from below under a finger of 500 points in 0.8 s: its top is
  /// at 312 · (row − 1), so that the offset then is 812 less.
  private func comingUnderFinger(_ row: Int) -> Double {
    (312 * Double(row - 1) - 812) * 0.8 / 500
  }

  /// The example with a motion of the test's own, at both samplings.
  private func probe(
    _ steps: String, lasts duration: Double?, _ edit: (String) -> String = { $0 }
  ) throws -> [InspectOutput.Step] {
    let scratch = try Scratch()
    let file = try scratch.write(edit(try Probe.text(Self.file, steps)), to: "rows.yaml")
    return try Expected.samplings(of: file, lasts: duration, ["--motion", "probe"])
  }

  @Test func `S3.4 fades each row in from the moment at which it comes under the finger`() throws {
    let comings = [4, 5].map { Coming($0, comingUnderFinger($0)) }
    let steps = try Expected.motion(
      "parallax-list.yaml", "scroll", lasts: comingUnderFinger(5) + 0.44)
    for step in steps { expectAlphas(step, comings) }
    #expect(steps.contains { $0.view("list/5")?.alpha == 0 }, "invisible at first")
  }

  @Test func `S3.4 fades cells in after 0.08 s in 0.36 s, invisible before`() throws {
    for step in try Expected.motion("parallax-list.yaml", "appear", lasts: 0.44) {
      #expect(
        step.views.filter { $0.parent == "list" }.map(\.id) == ["list/1", "list/2", "list/3"])
      expectAlphas(step, [(1, 0), (2, 0), (3, 0)])
    }
  }

  @Test func `S3.4 rows fade in while the list runs on, and again when they come back`() throws {
    // 2,400 points a second: 240 points in 0.1 s, then free until the speed is 10.
    let rate = 1000 * log(0.998)
    let last = 240 + (10 - 2400) / rate
    let end = 0.1 + log(10.0 / 2400) / rate
    var comings = (4...8).map { row in
      let way = 312 * Double(row - 1) - 812
      return Coming(
        row, way < 240 ? way * 0.1 / 240 : 0.1 + log(1 + (way - 240) * rate / 2400) / rate)
    }
    #expect(312.0 * 8 - 812 > last, "the ninth row stays away")
    // Back to 0 in 0.6 s: a row comes down from above when the offset is where it ends.
    for row in (1...4).reversed() {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if last * (1 - Expected.easeInOut(middle)) > 312 * Double(row) {
          low = middle
        } else {
          high = middle
        }
      }
      comings.append((row, end + 0.6 * low))
    }
    let steps = try Expected.motion(
      "parallax-list.yaml", "flick", lasts: (comings.last?.time ?? 0) + 0.44)
    for step in steps { expectAlphas(step, comings) }
  }

  @Test func `S3.4 rows that a jump brings are invisible first, at every offset`() throws {
    var before: Set<String> = []
    for (offset, step) in try Probe.atOffsets("parallax-list.yaml", "list") {
      let rows = step.views.filter { $0.parent == "list" }
      // What is there at time 0 has been there before.
      for row in rows where step.time > 0 {
        #expect(row.alpha == (before.contains(row.id) ? 1 : 0), "\(row.id) at \(offset)")
      }
      before = Set(rows.map(\.id))
    }
  }

  @Test func `S3.4 one step alone is as in the whole run`() throws {
    let path = Program.example(Self.file)
    let all = try Expected.motion(Self.file, "flick", lasts: nil)
    for step in all where step.time > 0 && step.index % 40 == 3 {
      let alone = try InspectOutput.of(path, ["--motion", "flick", "--at", "\(step.time)"])
      let again = try #require(alone.scenes.first?.steps.first)
      #expect(again.views.map(\.id) == step.views.map(\.id))
      for (one, other) in zip(again.views, step.views) {
        #expect(abs(one.alpha - other.alpha) < 1e-6, "\(one.id) at \(step.time)")
      }
    }
  }

  @Test func `are told by trace, with the moments at which they come and go`() throws {
    let lines = try Expected.trace(Self.file, "scroll")
    func line(_ time: Double, _ event: String, _ row: Int) -> String {
      String(format: "%.3f", time) + " parallax-list.\(event)(row: list/\(row))"
    }
    #expect(
      lines == [
        line(comingUnderFinger(4), "willDisplay", 4),
        line(312 * 0.8 / 500, "didEndDisplaying", 1),
        line(comingUnderFinger(5), "willDisplay", 5),
      ])
  }

  @Test func `are in the specification of a motion, each from when it comes`() throws {
    let result = try Program.run([
      "spec", Program.example(Self.file), "--motion", "scroll", "--format", "csv",
    ])
    #expect(
      result.text == """
        view,property,from,to,delay,duration,curve
        list,content offset y,0 pt,500 pt,0 s,0.8 s,finger
        list/4,alpha,1,0,0.1984 s,0 s,at once
        list/4,alpha,0,1,0.2784 s,0.36 s,ease-in
        list/5,alpha,1,0,0.6976 s,0 s,at once
        list/5,alpha,0,1,0.7776 s,0.36 s,ease-in

        """)
  }

  @Test func `cost what is seen, also of 100,000 that are scrolled past in a second`() throws {
    let edit = { (text: String) in text.replacing("rows: 100\n", with: "rows: 100000\n") }
    let scene = edit(try Probe.text(Self.file, "[scrollTo: {view: list, row: 50000, duration: 1}]"))
    let result = try Program.run(["trace", "-", "--motion", "probe"], input: scene)
    // At most four rows come and four go with each of the 120 pictures of a second.
    let rows = result.text.split(separator: "\n").filter { $0.contains("Displa") }
    #expect(rows.count > 100 && rows.count <= 121 * 8)
    #expect(rows.last?.contains("(row: list/50003)") == true)
    let end = 50_000.0 * 312
    for step in try probe("[scrollTo: {view: list, row: 50000, duration: 1}]", lasts: nil, edit) {
      let offset = end * Expected.easeInOut(min(step.time, 1))
      for cell in step.views where cell.parent == "list" {
        #expect(abs(cell.rect[1] - (cell.frame[1] - offset)) < end * 2e-6)
        // Nothing is in view for as long as 0.08 s before the list slows down.
        if step.time < 0.9, cell.frame[1] > 936 { #expect(cell.alpha == 0, "\(cell.id)") }
      }
    }
  }

  @Test func `come with a controller that is pushed, and are there when it is popped`() throws {
    let scene = """
      device: iPhone X
      children: [{id: place, kind: container, pin: edges, embed: stack}]
      controllers:
        stack: {type: navigation, viewControllers: [list]}
        list:
          children:
            - id: list
              kind: table
              pin: edges
              rows: 50
              rowHeight: 100
              cell: {on: {appear: [set: {row.alpha: 0}, {animate: {duration: 0.36, delay: 0.08, curve: ease-in, changes: {row.alpha: 1}}}]}}
        more:
          children: [{id: other, kind: collection, pin: edges, rows: 3, cell: {on: {appear: [set: {row.alpha: 0.5}, {wait: 0.2}, {set: {row.alpha: 1}}]}}}]
      motions:
        go: [{push: {controller: more, onto: stack}}, {wait: 0.5}, {pop: stack}, {wait: 0.25}]
      """
    for step in try Probe.steps(of: scene, ["--motion", "go", "--fps", "60"]) {
      expectAlphas(step, [])
      for cell in step.views where cell.parent == "other" {
        #expect(cell.alpha == (step.time < 0.2 ? 0.5 : 1), "at \(step.time)")
      }
    }
  }

  @Test(arguments: [false, true]) func `come from the side in a collection, from either`(
    _ isMirrored: Bool
  ) throws {
    let scene = """
      device: iPhone X
      children:
        - id: shelf
          kind: collection
          layout: {direction: horizontal, itemSize: [100, 100], lineSpacing: 0}
          rows: 50
          pin: {top: 100, horizontal: 0, height: 100}
          cell: {on: {appear: [set: {row.alpha: 0}, {animate: {duration: 0.36, delay: 0.08, curve: ease-in, changes: {row.alpha: 1}}}]}}
      motions: {go: [drag: {on: shelf, by: [\(isMirrored ? 300 : -300), 0], duration: 0.6, velocity: [0, 0]}]}
      """
    // Cell k begins at 100 · (k − 1), from the side where the content begins, and comes at the other.
    let comings = (5...7).map { Coming($0, (100 * Double($0 - 1) - 375) * 0.6 / 300) }
    let steps = try Probe.steps(
      of: scene, ["--motion", "go", "--fps", "60"] + (isMirrored ? ["--rtl"] : []))
    #expect(abs((steps.last?.time ?? 0) - ((comings.last?.time ?? 0) + 0.44)) < 1e-8)
    for step in steps { expectAlphas(step, comings, table: "shelf") }
  }

  @Test func `go on under the fingers of another motion, and repeat, part by part`() throws {
    let swing = "animate: {duration: 0.1, repeat: 3, autoreverse: true, changes: {caption.x: 36}}"
    let fade = "animate: {duration: 0.36, delay: 0.08, curve: ease-in, changes: {row.alpha: 1}}"
    let steps = try probe(
      "[{drag: {on: list, by: [0, -200], duration: 0.4, velocity: [0, 0]}}, {tap: list/3}]",
      lasts: nil
    ) { text in
      text.replacing("          - \(fade)\n", with: "").replacing(
        "set: {row.alpha: 0}", with: swing)
    }
    let coming = 124 * 0.4 / 200
    for step in steps {
      for row in 1...4 where step.view("list/\(row)/caption") != nil {
        // A row that was there has the last value.
        let time = row == 4 ? step.time - coming : 9
        let (turn, way) = modf(time / 0.1)
        let share = time >= 0.6 ? 1 : turn.truncatingRemainder(dividingBy: 2) == 0 ? way : 1 - way
        let x = 16 + 20 * Expected.easeInOut(share)
        #expect(abs(try step.frame("list/\(row)/caption")[0] - x) < 0.01, "\(row) at \(step.time)")
      }
    }
  }
}
