import EmakiDrawing
import EmakiMeasuring
import Testing

/// Pictures that are computed at any position, so that where something is, is known exactly.
private enum Drawn {
  /// A square of texture on grey: its brightness between pixels is that of a smooth function.
  static func frame(x: Double, y: Double, scale: Double = 1, time: Double = 0) -> GrayFrame {
    var values: [UInt8] = []
    for row in 0..<120 {
      for column in 0..<160 {
        let (u, v) = ((Double(column) - x) / scale, (Double(row) - y) / scale)
        let isInside = abs(u) < 22 && abs(v) < 22
        let wave = Self.wave(u) * Self.wave(v + 3)
        values.append(isInside ? UInt8(clamping: Int(128 + 100 * wave)) : 90)
      }
    }
    return GrayFrame(width: 160, height: 120, values: values, time: time)
  }

  /// Between −1 and 1, with a period of eleven.
  private static func wave(_ place: Double) -> Double {
    let part = (place / 11) - (place / 11).rounded(.down)
    return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
  }
}

@Suite struct `A part that is followed` {
  private static let box = Rect(x: 50, y: 30, width: 40, height: 40)

  private func patch(isResized: Bool) throws -> TrackedPatch {
    try #require(
      TrackedPatch(
        Drawn.frame(x: 70, y: 50), box: Self.box, area: Self.box, isResized: isResized,
        screen: Rect(x: 0, y: 0, width: 160, height: 120)
      ) { _, _ in true })
  }

  @Test(arguments: [(0.0, 0.0), (3.25, -1.5), (-12.4, 7.7), (30.5, 20.25)])
  func `is found to a tenth of a pixel`(x: Double, y: Double) throws {
    let frame = Drawn.frame(x: 70 + x, y: 50 + y)
    let near = PatchState(offset: SIMD2(x.rounded() + 1, y.rounded() - 1))
    let match = try #require(try patch(isResized: false).find(in: frame, near: [near], room: 4))
    withKnownIssue("one that did not move is found elsewhere", isIntermittent: true) {
      #expect(abs(match.state.offset.x - x) < 0.1 && abs(match.state.offset.y - y) < 0.1)
      #expect(match.likeness > 0.85)
    } when: {
      x == 0
    }
  }

  @Test func `is found where it has another size`() throws {
    let frame = Drawn.frame(x: 74, y: 52, scale: 1.2)
    let near = PatchState(offset: SIMD2(4, 2), scale: SIMD2(1.17, 1.17))
    let match = try #require(try patch(isResized: true).find(in: frame, near: [near], room: 4))
    #expect(abs(match.state.scale.x - 1.2) < 0.02 && abs(match.state.scale.y - 1.2) < 0.02)
  }

  @Test func `is none without edges`() {
    let frame = GrayFrame(
      width: 40, height: 40, values: Array(repeating: 80, count: 1600), time: 0)
    let box = Rect(x: 5, y: 5, width: 30, height: 30)
    let patch = TrackedPatch(frame, box: box, area: box, isResized: false, screen: box) { _, _ in
      true
    }
    #expect(patch == nil)
  }
}

@Suite struct `A search for rests` {
  @Test func `keeps the frames before and after a motion, and no others`() {
    var search = RestSearch()
    for index in 0..<60 {
      let x = 40.0 + Double(min(max(index - 20, 0), 15)) * 3
      search.add(Drawn.frame(x: x, y: 50, time: Double(index) / 60))
    }
    search.finish()
    #expect(search.rests.count == 2)
    #expect(search.rests.map(\.last) == [20, 59])
    #expect(search.rests.last?.first == 35)
    #expect(search.steps.filter(\.isMoving).count == 15)
  }
}

@Suite struct `A search for the screen` {
  /// A screen of 100 × 200 points with a box in it, inside a margin and a dark frame.
  private func frame(scale: Double, margin: Int, bezel: Int) -> GrayFrame {
    let (width, height) = (Int(100 * scale), Int(200 * scale))
    let (all, high) = (width + 2 * (margin + bezel), height + 2 * (margin + bezel))
    var values: [UInt8] = []
    for y in 0..<high {
      for x in 0..<all {
        let (column, row) = (x - margin - bezel, y - margin - bezel)
        let isScreen = column >= 0 && row >= 0 && column < width && row < height
        let isDevice = x >= margin && y >= margin && x < all - margin && y < high - margin
        let point = Point(x: Double(column) / scale, y: Double(row) / scale)
        let isBox = Rect(x: 20, y: 40, width: 60, height: 30).contains(point)
        values.append(isScreen ? (isBox ? 120 : 240) : isDevice ? 30 : 255)
      }
    }
    return GrayFrame(width: all, height: high, values: values, time: 0)
  }

  @Test(arguments: [(1.0, 12, 6), (2.0, 20, 9), (1.5, 0, 0), (3.0, 31, 0)])
  func `finds scale and corner`(scale: Double, margin: Int, bezel: Int) throws {
    let registration = ScreenRegistration(
      size: Size(width: 100, height: 200), boxes: [Rect(x: 20, y: 40, width: 60, height: 30)])
    try withKnownIssue(
      "a screen with a margin is a pixel off at 2×, and lost at 3×", isIntermittent: true
    ) {
      let place = try #require(
        registration.place(in: frame(scale: scale, margin: margin, bezel: bezel)))
      #expect(abs(place.scale - scale) < 0.02 * scale)
      #expect(abs(place.origin.x - Double(margin + bezel)) < 1)
      #expect(abs(place.origin.y - Double(margin + bezel)) < 1)
    } when: {
      scale >= 2
    }
  }
}
