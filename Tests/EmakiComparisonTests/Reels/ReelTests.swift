import EmakiComparison
import EmakiDrawing
import EmakiScenes
import PixelDiff
import Testing

@Suite struct `Comparing motions` {
  /// A card that slides by 60 points under a still note, drawn as plain boxes at one pixel a point.
  struct Slide: FrameSource {
    var delay = 0.1
    var duration = 0.3
    var color = Color.black
    var style: UInt32 = 1
    var rate = 60.0
    var size = (width: 100, height: 20)
    var end = 60.0
    var saysViews = true
    var spot: (frame: Int, x: Int)?

    var frameCount: Int { Int(((delay + duration + 0.1) * rate).rounded()) + 1 }

    func frames() -> any ComparedFrames { Frames(slide: self) }

    struct Frames: ComparedFrames {
      let slide: Slide
      var index = 0

      mutating func next() -> ComparedFrame? {
        guard index < slide.frameCount else { return nil }
        defer { index += 1 }
        return slide.frame(index)
      }
    }

    func frame(_ index: Int) -> ComparedFrame {
      let share = (Double(index) / rate - delay) / duration
      let x = (end * min(max(share, 0), 1) * 1000).rounded() / 1000
      var pixels = PixelBuffer(width: size.width, height: size.height, fill: .white)
      for column in Int(x)..<(Int(x) + 10) { for row in 5..<10 { pixels[column, row] = color } }
      if let spot, spot.frame == index { pixels[spot.x, 18] = .black }
      var card = ViewRecord(
        id: "card", kind: "view", parent: 0, place: Rect(x: x, y: 5, width: 10, height: 5))
      card.style = style
      let root = ViewRecord(
        id: "root", kind: "view", parent: nil, place: Rect(x: 0, y: 0, width: 100, height: 20))
      let layout = LayoutRecord(scale: 1, views: [root, card])
      return ComparedFrame(
        pixels: pixels, meaning: PictureMeaning(layout: saysViews ? layout : nil))
    }
  }

  func difference(_ old: Slide, _ new: Slide) throws -> FramesDifference? {
    try MotionComparer(.exact).compare(expected: old, actual: new)
  }

  @Test func `a motion against itself is the same`() throws {
    #expect(try difference(Slide(), Slide()) == nil)
  }

  @Test func `a delay is told as frames and nothing else`() throws {
    let found = try #require(try difference(Slide(), Slide(delay: 0.1 + 2.0 / 60)))
    #expect(found.motion.views.map(\.id) == ["card"])
    #expect(found.motion.views[0].timing.map(\.description) == ["+2 frames (+0.033 s)"])
    #expect(found.motion.views[0].residual == 0)
    #expect(found.looks.isEmpty && found.unexplained == nil)
    #expect(found.lines.contains("33 frames, expected 31 (+2)"))
    #expect(found.lines.contains("view#card: +2 frames (+0.033 s)"))
  }

  @Test func `a duration is told with both times`() throws {
    let found = try #require(try difference(Slide(), Slide(duration: 0.35)))
    #expect(
      found.motion.views.first?.timing.map(\.description) == ["duration 0.30 → 0.35 s"])
    #expect(found.looks.isEmpty)
  }

  @Test func `a colour is a difference of looks alone`() throws {
    let found = try #require(
      try difference(Slide(), Slide(color: Color(rgb: 0x808080), style: 2)))
    #expect(found.motion.isEmpty)
    #expect(found.looks.map(\.changes) == [["restyled"]])
    #expect(found.looks[0].frames == 0...30)
    #expect(found.looks[0].bounds == PixelRect(x: 0, y: 5, width: 10, height: 5))
    #expect(found.frames == 0...30 && found.unexplained == nil)
  }

  @Test func `another end is told apart from timing`() throws {
    let found = try #require(try difference(Slide(), Slide(end: 64)))
    let view = try #require(found.motion.views.first)
    #expect(view.timing.isEmpty)
    #expect(view.end?.expected.rect.minX == 60 && view.end?.actual.rect.minX == 64)
    #expect(view.largestDisplacement == 4)
  }

  @Test func `pixels that no view explains are boxed`() throws {
    let found = try #require(try difference(Slide(), Slide(spot: (frame: 12, x: 90))))
    #expect(found.motion.isEmpty && found.looks.isEmpty)
    #expect(found.unexplained?.frames == 12...12)
    #expect(found.unexplained?.bounds == PixelRect(x: 90, y: 18, width: 1, height: 1))
    #expect(found.worst?.index == 12 && found.frames == 12...12)
  }

  /// Two boxes side by side, of which both change, and a dot below them.
  struct Neighbours: FrameSource {
    let isNew: Bool
    let hasDot: Bool
    var frameCount: Int { 1 }
    var rate: Double { 60 }

    func frames() -> any ComparedFrames { Frames(source: self) }

    struct Frames: ComparedFrames {
      let source: Neighbours
      var isOver = false

      mutating func next() -> ComparedFrame? {
        defer { isOver = true }
        return isOver ? nil : source.frame
      }
    }

    var frame: ComparedFrame {
      var pixels = PixelBuffer(width: 200, height: 100, fill: .white)
      if isNew { for x in 20..<180 { for y in 20..<40 { pixels[x, y] = .black } } }
      if hasDot { pixels[100, 43 + 8] = .black }
      func view(_ id: String, _ place: Rect, parent: Int?) -> ViewRecord {
        var view = ViewRecord(id: id, kind: "view", parent: parent, place: place)
        if parent != nil { view.style = isNew ? 2 : 1 }
        return view
      }
      let views = [
        view("root", Rect(x: 0, y: 0, width: 200, height: 100), parent: nil),
        view("left", Rect(x: 20, y: 20, width: 80, height: 20), parent: 0),
        view("right", Rect(x: 100, y: 20, width: 80, height: 20), parent: 0),
      ]
      return ComparedFrame(
        pixels: pixels, meaning: PictureMeaning(layout: LayoutRecord(scale: 1, views: views)))
    }
  }

  @Test func `views that touch explain together what changed`() throws {
    func unexplained(hasDot: Bool) throws -> PixelRect? {
      let found = try MotionComparer(.exact).compare(
        expected: Neighbours(isNew: false, hasDot: false),
        actual: Neighbours(isNew: true, hasDot: hasDot))
      return try #require(found).unexplained?.bounds
    }
    #expect(try unexplained(hasDot: false) == nil)
    // Three rows beyond the eight that shadows may reach.
    #expect(try unexplained(hasDot: true) == PixelRect(x: 100, y: 51, width: 1, height: 1))
  }

  @Test func `count, rate and size are messages of their own`() throws {
    let slow = try #require(try difference(Slide(), Slide(rate: 30)))
    #expect(slow.lines.contains("30 frames a second, expected 60"))
    #expect(slow.lines.contains("16 frames, expected 31 (-15)"))
    let wide = try #require(try difference(Slide(), Slide(size: (width: 110, height: 20))))
    #expect(wide.lines.contains("frames of 110 × 20 px, expected 100 × 20 px"))
  }

  @Test func `frames without views are compared by their pixels`() throws {
    let found = try #require(
      try difference(Slide(saysViews: false), Slide(delay: 0.1 + 1.0 / 60, saysViews: false)))
    #expect(found.motion.views.isEmpty)
    // The late card is a frame behind from its first step to its last.
    #expect(found.frames == 7...24)
  }
}
