import EmakiComparison
import EmakiDrawing
import PixelDiff
import Testing

@Suite struct `Comparing frames by what they are made of` {
  struct TooLate: Error {}

  /// Frames of one rectangle each, as wide as said; a negative width is a frame that must not be
  /// asked for.
  struct Bars: FrameSource {
    var widths: [Double]
    var canDraw = true
    var fonts: [String]?

    var rate: Double { 60 }
    var frameCount: Int { widths.count }

    func frames() -> any ComparedFrames { Frames(bars: self, left: widths[...]) }

    struct Frames: ComparedFrames {
      let bars: Bars
      var left: ArraySlice<Double>

      mutating func next() throws -> ComparedFrame? {
        guard let width = left.popFirst() else { return nil }
        if width < 0 { throw TooLate() }
        let bar = Rect(x: 0, y: 0, width: width, height: 2)
        let list = DisplayList(
          size: Size(width: 10, height: 2), items: [.fill(.rect(bar), .color(.black))])
        return ComparedFrame(
          list: list, scale: 1, meaning: PictureMeaning(fonts: bars.fonts)
        ) { [canDraw = bars.canDraw] in
          guard canDraw else { throw TooLate() }
          var pixels = PixelBuffer(width: 10, height: 2, fill: .white)
          for x in 0..<Int(width) { for y in 0..<2 { pixels[x, y] = .black } }
          return pixels
        }
      }
    }
  }

  @Test func `frames of the same list are not drawn`() throws {
    let bars = Bars(widths: [1, 2, 3], canDraw: false)
    #expect(try MotionComparer(.exact).compare(expected: bars, actual: bars) == nil)
  }

  @Test func `frames of other lists are drawn, and so are those of other fonts`() throws {
    let old = Bars(widths: [1, 2, 3], fonts: ["A"])
    let new = Bars(widths: [1, 4, 3], fonts: ["A"])
    let found = try #require(try MotionComparer(.exact).compare(expected: old, actual: new))
    // Two columns of two rows.
    #expect(found.frames == 1...1 && found.worst?.difference.changed == 4)
    #expect(throws: TooLate.self) {
      try MotionComparer(.exact).compare(
        expected: old, actual: Bars(widths: [1, 2, 3], canDraw: false, fonts: ["B"]))
    }
  }

  @Test func `a verdict asks for no frame behind the first that differs`() throws {
    let comparer = MotionComparer(.exact, wantsVerdictOnly: true)
    let found = try comparer.compare(
      expected: Bars(widths: [1, 2, -1]), actual: Bars(widths: [1, 4, -1]))
    #expect(found?.isAccepted == false && found?.frames == 1...1)
    #expect(throws: TooLate.self) {
      try comparer.compare(expected: Bars(widths: [1, -1]), actual: Bars(widths: [1, -1]))
    }
    #expect(try comparer.compare(expected: Bars(widths: [1]), actual: Bars(widths: [1])) == nil)
  }

  @Test func `a verdict on motions of other lengths asks for no frame`() throws {
    let found = try MotionComparer(.exact, wantsVerdictOnly: true).compare(
      expected: Bars(widths: [-1]), actual: Bars(widths: [-1, -1]))
    #expect(found?.motion.frameCounts?.actual == 2)
  }

  @Test func `what is allowed to differ passes a verdict`() throws {
    let comparison = PixelComparison(area: .pixels(4), window: nil)
    let comparer = MotionComparer(comparison, wantsVerdictOnly: true)
    let old = Bars(widths: [1, 2])
    #expect(try comparer.compare(expected: old, actual: Bars(widths: [1, 4])) == nil)
    #expect(try comparer.compare(expected: old, actual: Bars(widths: [1, 5])) != nil)
  }

  @Test func `images of one name are told apart by their pixels, also in groups`() {
    func list(_ color: Color) -> DisplayList {
      let pixels = PixelBuffer(width: 2, height: 2, fill: color)
      let box = Rect(x: 0, y: 0, width: 2, height: 2)
      let image = DisplayItem.image(
        DisplayImage(name: "a.png", pixels: pixels), source: box, destination: box)
      return DisplayList(
        size: box.size, items: [.group(DisplayGroup(items: [image]))])
    }
    #expect(list(.white) == list(.black))
    #expect(list(.white).paintsSame(as: list(.white)))
    #expect(!list(.white).paintsSame(as: list(.black)))
  }
}
