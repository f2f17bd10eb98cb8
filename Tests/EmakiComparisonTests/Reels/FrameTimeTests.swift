import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiText
import PixelDiff
import TestSupport
import Testing

@testable import EmakiComparison

/// Times of frames are compared as files store them.
@Suite struct `Times of frames` {
  private static let colors = [Color.white, .black, Color(rgb: 0xFF0000), Color(rgb: 0x00FF00)]

  private func picture(_ index: Int) -> PixelBuffer {
    PixelBuffer(width: 8, height: 8, fill: Self.colors[index % Self.colors.count])
  }

  private func apng(
    _ times: [(Int, Int)], plays: Int = 0, pictures: [Int]? = nil
  ) throws -> [UInt8] {
    let encoder = APNGEncoder(width: 8, height: 8, plays: plays)
    for (index, time) in times.enumerated() {
      try encoder.append(
        picture(pictures?[index] ?? index),
        duration: FrameDuration(numerator: time.0, denominator: time.1))
    }
    return try encoder.finish()
  }

  private func compare(
    _ old: [UInt8], _ new: [UInt8], tolerance: Double = 0, verdictOnly: Bool = false
  ) throws -> PictureComparer.Comparison {
    let scratch = try Scratch()
    let (first, second) = (scratch.path("a.png"), scratch.path("b.png"))
    try AtomicFile.write(old, to: first)
    try AtomicFile.write(new, to: second)
    var comparer = PictureComparer(.exact, wantsVerdictOnly: verdictOnly)
    comparer.timeTolerance = tolerance
    return comparer.compare(PicturePair(name: "b.png", expected: first, actual: second))
  }

  private static let usual = [(100, 1000), (100, 1000), (100, 1000), (100, 1000)]

  static let changes: [(frame: Int, time: (Int, Int))] =
    [(130, 1000), (149, 1000), (51, 1000), (99, 1000), (101, 1000), (100, 1001), (1, 11), (0, 1)]
    .flatMap { time in (0..<4).map { (frame: $0, time: time) } }

  @Test(arguments: changes)
  func `of an animated PNG are the same or it differs`(
    change: (frame: Int, time: (Int, Int))
  ) throws {
    var times = Self.usual
    times[change.frame] = change.time
    let (old, new) = (try apng(Self.usual), try apng(times))
    for verdictOnly in [false, true] {
      #expect(try compare(old, new, verdictOnly: verdictOnly).outcome.word == "different")
      #expect(try compare(new, old, verdictOnly: verdictOnly).outcome.word == "different")
    }
  }

  @Test func `are said with what they should be`() throws {
    let old = try apng(Self.usual)
    let longer = try compare(
      old, apng([(100, 1000), (130, 1000), (100, 1000), (100, 1000)]))
    #expect(longer.reel?.lines.first == "frame 2 is shown at 0.23 s, expected 0.2 s, and 2 more")
    let end = try compare(old, apng([(1, 10), (1, 10), (1, 10), (13, 100)]))
    #expect(end.reel?.lines == ["ends at 0.43 s, expected 0.4 s"])
    let json = PairResult(
      pair: PicturePair(name: "a", expected: "a", actual: "b"), outcome: end.outcome,
      reel: end.reel
    ).json.text
    #expect(json.contains(#""frameTimes":{"first":4,"count":1,"expected":0.4,"actual":0.43}"#))
  }

  @Test func `pass as far as that is asked for`() throws {
    let (old, new) = (
      try apng(Self.usual), try apng([(1, 10), (11, 100), (1, 10), (1, 10)])
    )
    #expect(try compare(old, new, tolerance: 0.011).outcome.isAccepted)
    #expect(try compare(old, new, tolerance: 0.009).outcome.word == "different")
  }

  @Test func `are the same whatever the fractions`() throws {
    let other = [(1, 10), (6553, 65530), (10, 100), (100, 1000)]
    #expect(try compare(apng(Self.usual), apng(other)).outcome == .same)
    // Two equal frames are stored as one that stands longer.
    let short = Array(repeating: (1, 60), count: 5)
    let joined = try apng([(1, 60), (3, 60), (1, 60)], pictures: [0, 1, 2])
    #expect(try compare(apng(short, pictures: [0, 1, 1, 1, 2]), joined).outcome == .same)
  }

  private func folder(_ times: [Double]) throws -> (FolderFrames, Scratch) {
    let scratch = try Scratch()
    for index in times.indices {
      try AtomicFile.write(PNGEncoder().encode(picture(index)), to: scratch.path("f\(index).png"))
    }
    let frames = times.enumerated().map { #"{"file": "f\#($0).png", "time": \#($1)}"# }
    _ = try scratch.write("{\"frames\": [\(frames.joined(separator: ","))]}", to: "reel.json")
    return (try FolderFrames(scratch.path("")), scratch)
  }

  @Test(arguments: [0.274, 0.5001, 0.6, 0.749])
  func `of a folder are the same or it differs`(time: Double) throws {
    let old = try folder([0, 0.25, 0.5, 0.75])
    let new = try folder([0, 0.25, time, 0.75].sorted())
    for verdictOnly in [false, true] {
      let comparer = PictureComparer(.exact, wantsVerdictOnly: verdictOnly)
      #expect(try comparer.compare(old.0, old.0).outcome == .same)
      #expect(try comparer.compare(old.0, new.0).outcome.word == "different")
    }
    let late = try folder([0.1, 0.25, 0.5, 0.75])
    #expect(try PictureComparer(.exact).compare(old.0, late.0).outcome.word == "different")
  }

  @Test func `of a folder and an animated PNG are the same to its fractions`() throws {
    // Thirds of a second have no decimals that end.
    let file = try #require(try AnimationFrames(apng([(1, 3), (1, 3), (1, 3), (1, 3)])))
    let same = try folder([0, 1.0 / 3, 0.666_666_67, 1])
    #expect(try PictureComparer(.exact).compare(same.0, file).outcome == .same)
    let other = try folder([0, 1.0 / 3, 0.667, 1])
    #expect(try PictureComparer(.exact).compare(other.0, file).outcome.word == "different")
  }

  @Test func `count like how often it is played`() throws {
    let (endless, once) = (try apng(Self.usual), try apng(Self.usual, plays: 1))
    for verdictOnly in [false, true] {
      let found = try compare(endless, once, verdictOnly: verdictOnly)
      #expect(found.outcome.word == "different")
      #expect(found.reel?.lines == ["played once, expected endlessly"])
    }
    #expect(
      try compare(once, apng([(1, 10), (1, 10), (1, 10), (1, 10)], plays: 1)).outcome == .same)
  }
}

/// Rates that files and options can ask for.
@Suite struct `Rates of motions` {
  @Test(.endsWithin(minutes: 1), arguments: [0.001, 0.3, 1.0 / 3, 7, 300, 3600, 1e6])
  func `are above 0 whatever the length and number of steps`(duration: Double) {
    for steps in [2, 3, 7, 50, 999, 1000] {
      let rate = ComparedRate.of(step: duration / Double(steps - 1))
      #expect(rate > 0 && rate.isFinite)
      for other in [1e-9, 1.0 / 3600, 60, 1e6] {
        let states = [0.0, 100].map { ViewState(rect: Rect(x: $0, y: 0, width: 10, height: 10)) }
        func motion(_ rate: Double) -> TrackedMotion {
          TrackedMotion(frameRate: rate, tracks: [MotionTrack(id: "card", states: states)])
        }
        let difference = MotionComparison(countedRate: rate)
          .compare(expected: motion(10 * rate), actual: motion(other))
        #expect((difference.frameRates == nil) == (10 * rate == other))
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300] as [Double])
  func `of numbers that are none are rates all the same`(number: Double) {
    for rate in [ComparedRate.of(step: number), ComparedRate.nearest(to: number)] {
      #expect(rate > 0 && rate.isFinite)
    }
    let track = MotionTrack(id: "a", states: [])
    #expect(TrackedMotion(frameRate: number, tracks: [track]).frameRate > 0)
  }
}
