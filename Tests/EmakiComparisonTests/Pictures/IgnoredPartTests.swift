import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiScenes
import PixelDiff
import TestSupport
import Testing

@testable import EmakiComparison

/// A clock at the top over a screen with a label: only what lies under the expected clock may differ.
@Suite struct `Parts that are ignored` {
  /// A screen of 100 × 50 pixels: a clock, and a dark label that can be missing.
  private struct Screen {
    var clock: Rect? = Rect(x: 10, y: 5, width: 20, height: 10)
    var color = Color(rgb: 0x222222)
    var hasLabel = true

    var pixels: PixelBuffer {
      var pixels = PixelBuffer(width: 100, height: 50, fill: .white)
      func fill(_ rect: Rect, _ color: Color) {
        for y in Int(rect.minY)..<Int(rect.maxY) {
          for x in Int(rect.minX)..<Int(rect.maxX) { pixels[x, y] = color }
        }
      }
      if hasLabel { fill(Rect(x: 10, y: 30, width: 60, height: 10), .black) }
      if let clock { fill(clock, color) }
      return pixels
    }

    var layout: LayoutRecord {
      func view(_ id: String, _ rect: Rect, parent: Int?) -> ViewRecord {
        ViewRecord(id: id, kind: "view", parent: parent, place: rect)
      }
      var views = [view("root", Rect(x: 0, y: 0, width: 100, height: 50), parent: nil)]
      if let clock { views.append(view("clock", clock, parent: 0)) }
      return LayoutRecord(scale: 1, views: views)
    }

    func frame() -> ComparedFrame {
      ComparedFrame(pixels: pixels, meaning: PictureMeaning(layout: layout))
    }
  }

  private static let whole = Rect(x: 0, y: 0, width: 100, height: 50)

  private func compare(
    _ old: Screen, _ new: Screen, _ views: [String] = ["clock"], rects: [PixelRect] = [],
    ignoresFrames: Bool = false, verdictOnly: Bool = false
  ) throws -> PictureComparer.Comparison {
    let scratch = try Scratch()
    func write(_ screen: Screen, _ name: String) throws -> String {
      let layout = PNGText(keyword: PNGText.layoutKeyword, text: screen.layout.text)
      let file = try PNGEncoder().encode(screen.pixels, metadata: PNGMetadata(texts: [layout]))
      try AtomicFile.write(file, to: scratch.path(name))
      return scratch.path(name)
    }
    var comparer = PictureComparer(
      PixelComparison(ignored: rects), ignoredViews: views, wantsVerdictOnly: verdictOnly)
    comparer.ignoresFrames = ignoresFrames
    return comparer.compare(
      PicturePair(
        name: "a.png", expected: try write(old, "a.png"), actual: try write(new, "b.png")))
  }

  @Test func `may look otherwise where they are, and it is said how much that is`() throws {
    let found = try compare(Screen(), Screen(color: .white))
    #expect(found.outcome == .same)
    // 200 of 5,000 pixels.
    #expect(found.ignored.area.pixels == 200 && found.ignored.area.all == 5000)
    var result = PairResult(
      pair: PicturePair(name: "a", expected: "a", actual: "b"), outcome: found.outcome)
    result.ignored = found.ignored
    let report = ComparisonReport([result])
    #expect(report.text(as: .text) == "1 same, 4 % of the pixels ignored\n")
    #expect(report.text(as: .json).contains(#""ignored":{"pixels":200,"of":5000,"share":0.04}"#))
    let kept = try #require(StoredResult(result.json))
    #expect(kept.ignoredArea == found.ignored.area)
  }

  @Test(arguments: [false, true])
  func `hide nothing beyond the expected box`(verdictOnly: Bool) throws {
    let grown = Screen(clock: Self.whole, color: .white, hasLabel: false)
    let found = try compare(Screen(), grown, verdictOnly: verdictOnly)
    #expect(found.outcome.word == "different")
    if !verdictOnly {
      #expect(
        found.meaning.notes == [
          "#clock is ignored, and its box differs: 100×50 px at (0, 0), expected 20×10 px at "
            + "(10, 5); --ignore-frame leaves both boxes out"
        ])
    }
  }

  @Test(arguments: [false, true])
  func `may not move, unless that is to be ignored`(verdictOnly: Bool) throws {
    // Within the box that was: nothing is seen outside of it.
    let smaller = Screen(clock: Rect(x: 12, y: 6, width: 10, height: 8))
    #expect(try compare(Screen(), smaller, verdictOnly: verdictOnly).outcome.word == "different")
    let ignored = try compare(
      Screen(), smaller, ignoresFrames: true, verdictOnly: verdictOnly)
    #expect(ignored.outcome == .same)
    let gone = Screen(clock: nil)
    #expect(try compare(Screen(), gone, verdictOnly: verdictOnly).outcome.word == "different")
    #expect(try compare(gone, Screen(), verdictOnly: verdictOnly).outcome.word == "different")
    let both = try compare(gone, Screen(), ignoresFrames: true, verdictOnly: verdictOnly)
    #expect(both.outcome == .same)
  }

  @Test func `whose box differs where nothing is seen are no difference`() throws {
    let clear = Screen(color: .white)
    let moved = Screen(clock: Rect(x: 12, y: 6, width: 10, height: 8), color: .white)
    #expect(try compare(clear, moved).outcome == .same)
  }

  @Test(arguments: [false, true]) func `are not all of a picture`(verdictOnly: Bool) throws {
    let screen = Screen()
    for other in [screen, Screen(color: .white)] {
      let views = try compare(screen, other, ["root"], verdictOnly: verdictOnly)
      #expect(views.outcome == .failed("nothing was compared, since all of the picture is ignored"))
      let rects = [PixelRect(x: 0, y: 0, width: 1000, height: 1000)]
      #expect(
        try compare(screen, other, [], rects: rects, verdictOnly: verdictOnly).outcome.word
          == "failed")
    }
  }

  @Test func `are told where they are nowhere`() throws {
    let outside = PixelRect(x: 100, y: 0, width: 5, height: 5)
    for other in [Screen(), Screen(color: .white)] {
      let found = try compare(Screen(), other, ["clock", "clok"], rects: [outside])
      #expect(found.ignored.unknown == ["100,0,5,5", "#clok"])
    }
  }

  // MARK: Motions

  private struct Frames: FrameSource {
    var screens: [Screen]
    let rate = 10.0
    var frameCount: Int { screens.count }

    func frames() -> any ComparedFrames { Iterator(left: screens[...]) }

    struct Iterator: ComparedFrames {
      var left: ArraySlice<Screen>
      mutating func next() -> ComparedFrame? { left.popFirst()?.frame() }
    }
  }

  private func compare(
    _ old: [Screen], _ new: [Screen], _ views: [String] = ["clock"], ignoresFrames: Bool = false,
    verdictOnly: Bool
  ) throws -> PictureComparer.Comparison {
    var comparer = PictureComparer(.exact, ignoredViews: views, wantsVerdictOnly: verdictOnly)
    comparer.ignoresFrames = ignoresFrames
    return try comparer.compare(Frames(screens: old), Frames(screens: new))
  }

  @Test(arguments: [false, true])
  func `are those of the expected motion at the same moment`(verdictOnly: Bool) throws {
    let still = Screen()
    let aside = Screen(clock: Rect(x: 50, y: 5, width: 20, height: 10))
    var other = aside
    other.color = .white
    let same = try compare([still, aside], [still, other], verdictOnly: verdictOnly)
    #expect(same.outcome == .same && same.ignored.area.share == 0.04)
    let grown = Screen(clock: Self.whole, color: .white)
    for frames in [[still, grown], [still, still]] {
      let found = try compare([still, aside], frames, verdictOnly: verdictOnly)
      #expect(found.outcome.word == "different")
    }
    let late = try compare(
      [still, aside], [still, still], ignoresFrames: true, verdictOnly: verdictOnly)
    #expect(late.outcome == .same)
    let root = try compare([still, aside], [still, other], ["root"], verdictOnly: verdictOnly)
    #expect(root.outcome.word == "failed")
    let unknown = try compare([still], [still], ["clok"], verdictOnly: verdictOnly)
    #expect(unknown.ignored.unknown == ["#clok"])
  }
}
