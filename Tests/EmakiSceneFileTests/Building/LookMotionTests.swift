import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Borders, shadows and gradients that a motion changes, evenly in one second.
@Suite struct `Borders, shadows and gradients` {
  private func timeline(_ look: String, _ changes: String) throws -> Timeline {
    try ControlScene.timeline(
      "{id: a, frame: [0, 0, 100, 100]\(look.isEmpty ? "" : ", ")\(look)}",
      "animate: {duration: 1, curve: linear, changes: {\(changes)}}")
  }

  private func look(_ timeline: Timeline, at time: Double) throws -> ViewLook {
    let snapshot = timeline.snapshot(at: time)
    let index = try #require(snapshot.screen.index(of: "a"))
    return snapshot.presentations[index].look ?? ViewLook(snapshot.screen.nodes[index].view)
  }

  private func expect(
    _ color: Color?, _ channels: [Double], _ place: SourceLocation = #_sourceLocation
  ) {
    let own = color.map { [$0.red, $0.green, $0.blue, $0.alpha].map(Double.init) } ?? []
    #expect(
      own.count == 4 && zip(own, channels).allSatisfy { abs($0 - $1) <= 1 }, "\(own)",
      sourceLocation: place)
  }

  @Test func `a border grows and changes its colour on the way`() throws {
    let timeline = try timeline("border: 2", "a.border: {width: 6, color: '#ff0000'}")
    let quarter = try look(timeline, at: 0.25)
    #expect(abs(quarter.borderWidth - 3) < 1e-9)
    expect(quarter.borderColor, [63.75, 0, 0, 255])
    #expect(try look(timeline, at: 1).borderWidth == 6)
  }

  @Test func `a border that was not there has its colour from the start`() throws {
    let half = try look(timeline("", "a.border: {width: 4, color: '#00ff00'}"), at: 0.5)
    #expect(abs(half.borderWidth - 2) < 1e-9)
    expect(half.borderColor, [0, 255, 0, 255])
  }

  @Test func `a shadow rises`() throws {
    let timeline = try timeline(
      "shadow: {opacity: 0.2, radius: 4, offset: [0, 2]}",
      "a.shadow: {opacity: 0.6, radius: 12, offset: [0, 10]}")
    let shadow = try #require(look(timeline, at: 0.25).shadow)
    #expect(abs(shadow.radius - 6) < 1e-9 && abs(shadow.offset.y - 4) < 1e-9)
    expect(shadow.color, [0, 0, 0, 255 * 0.3])
  }

  @Test func `a shadow goes in its own place, and is none at the end`() throws {
    let timeline = try timeline(
      "shadow: {opacity: 0.4, radius: 8, offset: [0, 6]}", "a.shadow: {opacity: 0}")
    let shadow = try #require(look(timeline, at: 0.75).shadow)
    #expect(shadow.radius == 8 && shadow.offset.y == 6)
    expect(shadow.color, [0, 0, 0, 255 * 0.1])
    #expect(try look(timeline, at: 1).shadow == nil)
  }

  @Test func `gradients blend at every place, also with other stops`() throws {
    let timeline = try timeline(
      "gradient: ['#ff0000', '#0000ff']", "a.gradient: ['#0000ff', '#ff0000', '#00ff00']")
    let gradient = try #require(look(timeline, at: 0.5).gradient)
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    expect(gradient.stops[0].color, [127.5, 0, 127.5, 255])
    expect(gradient.stops[1].color, [(127.5 + 255) / 2, 0, 127.5 / 2, 255])
    expect(gradient.stops[2].color, [0, 127.5, 127.5, 255])
    #expect(try look(timeline, at: 1).gradient?.stops.map(\.color.hex).first == "#0000FF")
  }

  @Test func `a change during another one goes on from what is seen, as of other values`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 100, 100]}",
      "{parallel: [{animate: {duration: 1, curve: linear, changes: {a.border: 10}}}, "
        + "{animate: {duration: 1, delay: 0.5, curve: linear, changes: {a.border: 0}}}]}")
    // 0 + (0 − 10) · 0.25 + (10 − 0) · 0.75
    #expect(abs(try look(timeline, at: 0.75).borderWidth - 5) < 1e-9)
  }

  @Test func `keyframes lead a border through several widths`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 100, 100]}",
      "keyframes: {duration: 1, frames: [{at: 0, for: 0.5, changes: {a.border: 8}}, "
        + "{at: 0.5, for: 0.5, changes: {a.border: 2}}]}")
    #expect(abs(try look(timeline, at: 0.25).borderWidth - 4) < 1e-9)
    #expect(abs(try look(timeline, at: 0.75).borderWidth - 5) < 1e-9)
  }

  /// At 0.25 halfway to the first key: a Catmull-Rom spline through 0, 200, 100 in equal times has
  /// there the slopes 200 and 50, so (0 + 200)/2 + (200 − 50)/8 = 118.75. At an even speed the
  /// first key comes at 2/3.
  @Test(arguments: [("discrete", 0.0), ("paced", 75), ("cubic", 118.75), ("linear", 100)])
  func `keyframes lead a gradient through several others`(mode: String, red: Double) throws {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 100, 100], gradient: ['#000000', '#0000ff']}",
      "keyframes: {duration: 1, mode: \(mode), frames: ["
        + "{at: 0, for: 0.5, changes: {a.gradient: ['#c80000', '#0000ff']}}, "
        + "{at: 0.5, for: 0.5, changes: {a.gradient: ['#640000', '#0000ff']}}]}")
    let gradient = try #require(look(timeline, at: 0.25).gradient)
    #expect(gradient.stops.map(\.offset) == [0, 1])
    expect(gradient.stops[0].color, [red, 0, 0, 255])
    expect(gradient.stops[1].color, [0, 0, 255, 255])
    #expect(try look(timeline, at: 1).gradient?.stops.map(\.color.hex) == ["#640000", "#0000FF"])
  }

  @Test func `a gradient that keyframes bring was there without being seen`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 100, 100]}",
      "keyframes: {duration: 1, mode: cubic, frames: [{at: 0, for: 1, "
        + "changes: {a.gradient: {colors: ['#ff0000', '#0000ff'], direction: right}}}]}")
    let gradient = try #require(look(timeline, at: 0.5).gradient)
    #expect(gradient.start == Point(x: 0, y: 0.5) && gradient.end == Point(x: 1, y: 0.5))
    expect(gradient.stops[0].color, [255, 0, 0, 127.5])
  }

  @Test func `the specification says from and to`() throws {
    let spans = try timeline("border: 1", "a.border: 3, a.shadow: {opacity: 1}").summary
    #expect(spans.map(\.property) == [.borderWidth, .shadow])
    #expect(spans.map(\.from) == [.number(1), .text(nil)])
    #expect(spans.allSatisfy { $0.duration == 1 })
  }
}
