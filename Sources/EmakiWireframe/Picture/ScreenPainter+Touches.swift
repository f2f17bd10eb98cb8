import EmakiDrawing

/// The mark of a finger: a dot that lets be read what is under it, in no colour that a button has.
extension ScreenPainter {
  /// The dot that stands for a finger.
  static func dot(at touch: Point) -> Rect {
    Rect(x: touch.x - 22, y: touch.y - 22, width: 44, height: 44)
  }

  /// Draws a translucent dot where a finger is.
  mutating func drawTouches() {
    let words = (canvas.seenText ?? []).filter { !$0.isPlaceholder }
    for touch in options.touches where touch.isFinite {
      let dot = canvas.grid.snap(Self.dot(at: touch))
      let whole = options.namesViews ? canvas.open(DisplayGroup(name: "finger")) : nil
      canvas.fillEllipse(dot, canvas.palette.ink.multipliedAlpha(0.14))
      // What moves as one thing has one shape all the way.
      let near = whole == nil ? words.filter { $0.rect.intersection(dot) != nil } : []
      // Between an icon and its text, too, an arc would look like a dash.
      drawRings(around: dot, besides: near.compactMap { visible($0)?.outset(by: 3) })
      if let whole { canvas.close(whole) }
    }
  }

  /// Draws the dot's edge in ink, and a light one around it so that it is seen on dark grounds too;
  /// with gaps where text would be crossed, if that leaves most of it.
  private mutating func drawRings(around dot: Rect, besides text: [Rect]) {
    let outer = dot.outset(by: Self.ringWidth)
    let holes = Self.shareOfRing(around: dot, outside: text) >= 0.5 ? text : []
    // One in the other: where two holes overlap, their windings would not add up to none.
    let cuts = holes.map { hole in
      canvas.open(DisplayGroup(clip: Canvas.shape(outer, without: [hole])))
    }
    canvas.outlineEllipse(outer, canvas.palette.surface.multipliedAlpha(0.7), width: Self.ringWidth)
    canvas.outlineEllipse(dot, canvas.palette.ink.multipliedAlpha(0.4), width: Self.ringWidth)
    for cut in cuts.reversed() { canvas.close(cut) }
  }

  private static let ringWidth = 1.5

  /// How much of a dot's edge lies outside of all of some rectangles, 0…1.
  private static func shareOfRing(around dot: Rect, outside holes: [Rect]) -> Double {
    guard !holes.isEmpty else { return 1 }
    let count = 72
    let free = (0..<count).count { step in
      let turn = Transform.rotation(2 * .pi * Double(step) / Double(count)).about(dot.center)
      let point = turn.apply(to: Point(x: dot.maxX, y: dot.midY))
      return !holes.contains { $0.contains(point) }
    }
    return Double(free) / Double(count)
  }
}
