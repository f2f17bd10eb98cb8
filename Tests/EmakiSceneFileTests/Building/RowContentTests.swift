import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Each character is 10 points wide, and lines break anywhere.
private struct TenPoints: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    let perLine = max(1, Int((request.width ?? 100_000) / 10))
    let count = request.text.count
    let lines = stride(from: 0, to: count, by: perLine).map { start in
      let length = min(perLine, count - start)
      return TextLine(text: String(repeating: "x", count: length), width: Double(length) * 10)
    }
    return request.maximumLines > 0 ? Array(lines.prefix(request.maximumLines)) : lines
  }
}

@Suite struct `Rows whose contents a motion changes` {
  private func timeline(_ views: String, _ motion: String) throws -> Timeline {
    let scene = try Reading.scene("children: [\(views)]\nmotions: {m: [\(motion)]}\n")
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"), engine: LayoutEngine(measurer: TenPoints()),
      environment: Reading.iPhoneX.environment())
  }

  /// In the superview.
  private func frame(_ view: String, at time: Double, _ timeline: Timeline) throws -> Rect {
    try timeline.control(ViewID(view), at: time).frame
  }

  private static func table(_ rows: String) -> String {
    "{id: list, kind: table, pin: {edges: 0}, contentInsetAdjustmentBehavior: never, \(rows)}"
  }

  /// A row whose text stands at its beginning, and what follows it.
  private static let follower = table(
    "rows: 5, cell: {children: [{id: name, text: Off, pin: {leading: 16, centerY: 0}}, "
      + "{id: mark, pin: {centerY: 0, size: 8}}], constraints: [mark.leading == name.trailing]}")

  @Test(arguments: [("list/1", 1), ("list/*", 3)])
  func `a longer text gets its width, and what is tied to it moves`(row: String, seen: Int) throws {
    let timeline = try timeline(
      Self.follower, "{set: {\(row)/name.text: Paper House}}, {wait: 0.1}")
    #expect(try frame("list/\(seen)/name", at: 0.1, timeline).width == 110)
    #expect(try frame("list/\(seen)/mark", at: 0.1, timeline).minX == 16 + 110)
    #expect(timeline.snapshot(at: 0.1).screen.issues.isEmpty)
  }

  @Test func `rows that are not meant stay as they are, and the last text holds`() throws {
    let timeline = try timeline(
      Self.follower,
      "{set: {list/2/name.text: Paper House}}, {set: {list/*/name.text: A}}, "
        + "{set: {list/3/name.text: Abcd}}, {wait: 0.1}")
    let widths = try (1...4).map { try frame("list/\($0)/name", at: 0.1, timeline).width }
    #expect(widths == [10, 10, 40, 10])
  }

  @Test func `a state at the start, and the motion before, count too`() throws {
    let text = """
      children: [\(Self.follower)]
      states: {long: {list/1/name.text: Paper House}}
      motions:
        first: {from: long, steps: [wait: 0.1]}
        m: {after: first, steps: [wait: 0.1]}
      """
    let scene = try Reading.scene(text)
    for motion in scene.motions {
      let timeline = try Timeline(
        of: scene, motion: motion, engine: LayoutEngine(measurer: TenPoints()),
        environment: Reading.iPhoneX.environment())
      #expect(try frame("list/1/name", at: 0, timeline).width == 110)
    }
  }

  @Test func `the second text of a row keeps to its end`() throws {
    let timeline = try timeline(
      Self.table("rows: [{text: A, detailText: Paper House, cellStyle: value1}]"),
      "{wait: 0.05}, {set: {list/1/detailTextLabel.text: Off}}, {wait: 0.1}")
    let (before, after) = (
      try frame("list/1/detailTextLabel", at: 0, timeline),
      try frame("list/1/detailTextLabel", at: 0.15, timeline)
    )
    #expect(before.width == 110 && after.width == 30)
    #expect(before.maxX == after.maxX)
  }

  @Test func `a cell of a collection is laid out again`() throws {
    let timeline = try timeline(
      "{id: grid, kind: collection, layout: {itemSize: [200, 60]}, pin: {edges: 0}, rows: 2, "
        + "cell: {children: [{id: name, text: Off, pin: {trailing: 16, centerY: 0}}]}}",
      "{set: {grid/1/name.text: Paper House}}, {wait: 0.1}")
    #expect(try frame("grid/1/name", at: 0.1, timeline).width == 110)
    #expect(try frame("grid/1/name", at: 0.1, timeline).maxX == 184)
    #expect(try frame("grid/2/name", at: 0.1, timeline).width == 30)
  }

  // MARK: Heights

  /// Rows as high as their text, which wraps at 340 points.
  private static let wrapping = table(
    "rows: 30, cell: {children: [{id: name, text: Off, lines: 0, "
      + "pin: {leading: 16, top: 10, bottom: 10, width: 340}}]}")

  /// 69 characters of 10 points in lines of 34.
  private static let threeLines = String(repeating: "a", count: 69)

  /// What two more lines of the system font at 17 points take.
  private var growth: Double {
    let line = Font.system(17).lineHeight(scale: 3)
    return 2 * line
  }

  @Test func `a row grows with its text, and those below move`() throws {
    let timeline = try timeline(
      Self.wrapping, "{wait: 0.05}, {set: {list/2/name.text: \(Self.threeLines)}}, {wait: 0.1}")
    let (old, new) = (
      try frame("list/2", at: 0, timeline), try frame("list/2", at: 0.15, timeline)
    )
    #expect(new.minY == old.minY && abs(new.height - old.height - growth) < 0.7)
    let below = try frame("list/3", at: 0.15, timeline).minY
    #expect(abs(below - new.maxY) < 1e-9)
    let span = try #require(timeline.summary.first { $0.view == "list/2" })
    #expect(span.property == .height && span.to == .number(new.height))
  }

  @Test func `animated, height, frames and rows below follow the curve`() throws {
    let steps =
      "{animate: {duration: 1, curve: linear, changes: {list/2/name.text: \(Self.threeLines)}}}"
    let timeline = try timeline(Self.wrapping, steps)
    let ends = try [0.0, 1].map { try frame("list/2", at: $0, timeline).height }
    let texts = try [0.0, 1].map { try frame("list/2/name", at: $0, timeline).height }
    let below = try [0.0, 1].map { try frame("list/5", at: $0, timeline).minY }
    #expect(ends[1] > ends[0] + 30 && texts[1] > texts[0] + 30)
    for part in [0.25, 0.5, 0.75] {
      func between(_ values: [Double]) -> Double { values[0] + part * (values[1] - values[0]) }
      #expect(try abs(frame("list/2", at: part, timeline).height - between(ends)) < 1e-9)
      #expect(try abs(frame("list/2/name", at: part, timeline).height - between(texts)) < 1e-9)
      #expect(try abs(frame("list/5", at: part, timeline).minY - between(below)) < 1e-9)
      #expect(try frame("list/2/name", at: part, timeline).minY == 10)
    }
  }

  @Test func `all rows that grow are as high as one`() throws {
    let timeline = try timeline(
      Self.wrapping, "{set: {list/*/name.text: \(Self.threeLines)}}, {wait: 0.1}")
    let height = try frame("list/1", at: 0.1, timeline).height
    #expect(try frame("list/4", at: 0.1, timeline).minY == 3 * height)
    let table = timeline.snapshot(at: 0.1).screen
    #expect(table.nodes[try #require(table.index(of: "list"))].contentSize.height == 30 * height)
  }

  @Test func `a header grows with its text`() throws {
    let timeline = try timeline(
      Self.table(
        "rows: 3, cell: {text: Row}, header: {children: [{id: name, text: Off, lines: 0, "
          + "pin: {leading: 16, top: 10, bottom: 10, width: 340}}]}"),
      "{animate: {duration: 1, curve: linear, changes: {list/header/name.text: \(Self.threeLines)}}}"
    )
    let tops = try [0, 0.5, 1].map { try frame("list/1", at: $0, timeline).minY }
    #expect(tops[2] > tops[0] + 30)
    #expect(abs(tops[1] - (tops[0] + tops[2]) / 2) < 1e-9)
  }

  // MARK: Hidden views

  private static let stack = table(
    "rows: 3, rowHeight: 100, cell: {children: [{kind: row, spacing: 10, "
      + "pin: {leading: 0, top: 0}, children: [{id: a, pin: {size: 20}}, {id: b, pin: {size: 20}}]}]}"
  )

  @Test func `a view that is hidden in a stack makes room`() throws {
    let timeline = try timeline(
      Self.stack, "{wait: 0.05}, {set: {list/1/a.hidden: true}}, {wait: 0.1}")
    #expect(try frame("list/1/b", at: 0, timeline).minX == 30)
    #expect(try frame("list/1/b", at: 0.15, timeline).minX == 0)
    #expect(try frame("list/2/b", at: 0.15, timeline).minX == 30)
  }

  @Test func `animated, it is seen until the gap is closed`() throws {
    let timeline = try timeline(
      Self.stack, "{animate: {duration: 1, curve: linear, changes: {list/1/a.hidden: true}}}")
    #expect(try frame("list/1/b", at: 0.5, timeline).minX == 15)
    #expect(try timeline.control("list/1/a", at: 0.5).isHidden == false)
    #expect(try timeline.control("list/1/a", at: 1).isHidden)
  }

  @Test func `a row in a row is laid out again`() throws {
    let table = Self.table(
      "rows: 2, rowHeight: 100, cell: {children: [{id: strip, kind: collection, pin: {edges: 0}, "
        + "layout: {direction: horizontal, itemSize: [80, 80]}, rows: 3, "
        + "cell: {children: [{id: name, text: Off, pin: {leading: 0, top: 0}}]}}]}")
    let changes: [Change] = [.view("list/*/strip/2/name", .text("Paper"))]
    let timeline = try Timeline(
      of: try Reading.scene("children: [\(table)]"),
      motion: Motion(name: "m", steps: [.set(changes)]),
      engine: LayoutEngine(measurer: TenPoints()), environment: Reading.iPhoneX.environment())
    #expect(try frame("list/1/strip/2/name", at: 0, timeline).width == 50)
    #expect(try frame("list/2/strip/2/name", at: 0, timeline).width == 50)
    #expect(try frame("list/1/strip/3/name", at: 0, timeline).width == 30)
  }

  @Test func `the specification says where views in rows go`() throws {
    let timeline = try timeline(
      Self.follower,
      "{animate: {duration: 1, curve: linear, changes: {list/*/name.text: Paper House}}}")
    let spans = timeline.summary.filter { $0.property == .width || $0.property == .x }
    #expect(spans.map(\.view) == ["list/*/name", "list/*/mark"])
    #expect(spans.map(\.to) == [.number(110), .number(126)])
    #expect(spans.allSatisfy { $0.duration == 1 })
  }
}
