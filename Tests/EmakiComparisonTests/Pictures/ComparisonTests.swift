import EmakiDrawing
import EmakiLayout
import EmakiFormats
import EmakiScenes
import EmakiText
import Foundation
import PixelDiff
import Testing

@testable import EmakiComparison

@Suite struct `Comparing pairs` {
  /// Writes pictures into a folder that the caller removes.
  struct Files {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-comparison-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func write(_ picture: PixelBuffer, _ name: String) throws -> String {
      try write(PNGEncoder().encode(picture), name)
    }

    func write(_ bytes: [UInt8], _ name: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url.path
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  func outcome(_ expected: String?, _ actual: String?, _ comparison: PixelComparison = .exact)
    -> PairOutcome
  {
    PictureComparer(comparison)
      .compare(PicturePair(name: "a.png", expected: expected, actual: actual)).outcome
  }

  @Test func `a motion is never the same as a picture of its first frame`() throws {
    let files = try Files()
    defer { files.remove() }
    let white = PixelBuffer(width: 40, height: 30, fill: .white)
    let black = PixelBuffer(width: 40, height: 30, fill: .black)
    let still = try files.write(white, "still.png")
    func motion(_ frames: [PixelBuffer], _ name: String) throws -> String {
      let encoder = APNGEncoder(width: 40, height: 30)
      for frame in frames { try encoder.append(frame, duration: .frame(atRate: 10)) }
      return try files.write(encoder.finish(), name)
    }
    let moving = try motion([white, black], "moving.png")
    for (a, b) in [(moving, still), (still, moving)] {
      #expect(outcome(a, b).word == "different")
      let quick = PictureComparer(.exact, wantsVerdictOnly: true)
        .compare(PicturePair(name: "a.png", expected: a, actual: b))
      #expect(quick.outcome.word == "different")
    }
    #expect(try outcome(motion([white], "one.png"), still) == .same)
  }

  @Test func `samples that mean other colours differ, unless that is to be ignored`() throws {
    let files = try Files()
    defer { files.remove() }
    let red = PixelBuffer(width: 4, height: 4, fill: Color(rgb: 0xFF0000))
    let picture = try PNGEncoder().encode(red)
    // A chunk cICP of Display P3 behind the header, which ends at byte 33; its CRC by zlib.
    let chunk: [UInt8] = [0, 0, 0, 4, 0x63, 0x49, 0x43, 0x50, 12, 13, 0, 1]
    let wide = Array(picture[..<33]) + chunk + [0x6E, 0x03, 0xE3, 0xEF] + Array(picture[33...])
    let (a, b) = (try files.write(picture, "a.png"), try files.write(wide, "b.png"))
    var comparer = PictureComparer(.exact)
    let pair = PicturePair(name: "a.png", expected: a, actual: b)
    let result = comparer.compare(pair)
    #expect(result.outcome == .different(nil))
    #expect(
      result.meaning.notes == [
        "the colour spaces differ: sRGB and Display P3; --ignore-color-space compares the samples "
          + "as they are"
      ])
    comparer.ignoresColorSpace = true
    #expect(comparer.compare(pair).outcome == .same)
  }

  @Test func `names of files are the same only by their bytes`() {
    let pairs = PicturePair.matching(
      ["e\u{301}.png", "\u{E9}.png"], in: "a", with: ["\u{E9}.png"], in: "b")
    #expect(pairs.map { $0.actual != nil } == [false, true])
    #expect(pairs.map { $0.expected?.utf8.count } == [9, 8])
  }

  @Test func `tells same, different, added, removed and broken files apart`() throws {
    let files = try Files()
    defer { files.remove() }
    let white = PixelBuffer(width: 40, height: 30, fill: .white)
    var dotted = white
    dotted[7, 9] = .black
    let (a, b, c) = (
      try files.write(white, "a.png"), try files.write(white, "b.png"),
      try files.write(dotted, "c.png")
    )
    let whole = try Data(contentsOf: URL(fileURLWithPath: a))
    let broken = try files.write(Array(whole.dropLast(9)), "broken.png")
    #expect(outcome(a, b) == .same)
    #expect(outcome(a, c).word == "different")
    #expect(outcome(a, c).difference?.changed == 1)
    #expect(outcome(nil, a) == .added)
    #expect(outcome(a, nil) == .removed)
    #expect(outcome(broken, broken).word == "failed", "equal but broken is no pass")
    #expect(outcome(a, "/nowhere.png").word == "failed")
  }

  @Test func `is accepted under the flags that it names`() throws {
    let files = try Files()
    defer { files.remove() }
    let white = PixelBuffer(width: 64, height: 64, fill: .white)
    var marked = white
    for y in 20..<28 { for x in 30..<40 { marked[x, y] = .black } }
    let (a, b) = (try files.write(white, "a.png"), try files.write(marked, "b.png"))
    // 80 pixels, all inside one window of 16 × 16: 0.3125 of it.
    let report = ComparisonReport([
      PairResult(
        pair: PicturePair(name: "b.png", expected: a, actual: b), outcome: outcome(a, b))
    ])
    #expect(report.text(as: .text).contains("to accept: --area 80 --window 16:0.313"))
    let allowed = PixelComparison(
      area: .pixels(80), window: WindowLimit(side: 16, share: 0.313))
    #expect(outcome(a, b, allowed).isAccepted)
    #expect(
      !outcome(a, b, PixelComparison(area: .pixels(80))).isAccepted, "the window holds")
  }

  @Test func `matches folders by relative path`() {
    let pairs = PicturePair.matching(
      ["a.png", "x/b.png"], in: "old", with: ["x/b.png", "c.png"], in: "new")
    #expect(
      pairs == [
        PicturePair(name: "a.png", expected: "old/a.png", actual: nil),
        PicturePair(name: "c.png", expected: nil, actual: "new/c.png"),
        PicturePair(name: "x/b.png", expected: "old/x/b.png", actual: "new/x/b.png"),
      ])
    let ended = PicturePair.matching(["a.png"], in: "old/", with: ["a.png"], in: "/")
    #expect(ended == [PicturePair(name: "a.png", expected: "old/a.png", actual: "/a.png")])
  }

  @Test func `checks also what only one side has`() throws {
    let files = try Files()
    defer { files.remove() }
    let text = try files.write(Array("hello".utf8), "new.png")
    let picture = try files.write(PixelBuffer(width: 4, height: 3, fill: .white), "old.png")
    #expect(outcome(nil, text).word == "failed" && outcome(text, nil).word == "failed")
    #expect(outcome(nil, "/nowhere.png").word == "failed")
    #expect(outcome(nil, picture) == .added && outcome(picture, nil) == .removed)
  }

  @Test func `gives the verdict alone by the headers where these say it`() throws {
    let files = try Files()
    defer { files.remove() }
    let small = try files.write(PixelBuffer(width: 4, height: 3, fill: .white), "small.png")
    var bytes = try PNGEncoder().encode(PixelBuffer(width: 9, height: 9, fill: .white))
    // The check of the picture's data, before the twelve bytes of the end.
    bytes[bytes.count - 13] ^= 1
    let broken = try files.write(bytes, "broken.png")
    let pair = PicturePair(name: "a", expected: small, actual: broken)
    let verdict = PictureComparer(.exact, wantsVerdictOnly: true).compare(pair).outcome
    #expect(verdict == .different(nil), "no pixel was decoded")
    #expect(outcome(small, broken).word == "failed")
  }

  static let metrics: [PixelComparison] = [
    .exact, .perceptual, .pixelmatch(), PixelComparison(ignoresAntialiasing: true),
    PixelComparison(area: .pixels(80), window: nil),
    PixelComparison(area: .pixels(79), window: nil),
  ]

  @Test(arguments: metrics)
  func `alone the verdict is the same`(comparison: PixelComparison) throws {
    let files = try Files()
    defer { files.remove() }
    let white = PixelBuffer(width: 64, height: 64, fill: .white)
    var marked = white
    for y in 20..<28 { for x in 30..<40 { marked[x, y] = .black } }
    let (a, b) = (try files.write(white, "a.png"), try files.write(marked, "b.png"))
    var measuring = comparison
    measuring.measuresSimilarity = true
    for comparison in [comparison, measuring] {
      let verdict = PictureComparer(comparison, wantsVerdictOnly: true)
        .compare(PicturePair(name: "a", expected: a, actual: b)).outcome
      #expect(verdict.isAccepted == outcome(a, b, comparison).isAccepted)
    }
  }

  @Test func `is one message of a workflow, in which only line ends and percents are escaped`() {
    var meaning = MeaningDifference()
    meaning.views = [.init(view: "a", title: "label#a", changes: ["text \"a, b: 5 %\" → \"c\""])]
    let report = ComparisonReport([
      PairResult(
        pair: PicturePair(name: "a.png", expected: "o/a.png", actual: "n/a.png"),
        outcome: .different(nil), meaning: meaning)
    ])
    #expect(
      report.text(as: .github) == """
        ::error file=n/a.png,title=a.png%3A different::a.png: different%0A  \
        label#a: text "a, b: 5 %25" → "c"
        1 different

        """)
  }

  @Test func `keeps control characters of names and texts from terminals and logs`() {
    var meaning = MeaningDifference()
    meaning.views = [
      .init(view: "a", title: "label#a", changes: ["text \"a\n::error::x\u{1B}[2J\" → \"b\""])
    ]
    let report = ComparisonReport([
      PairResult(
        pair: PicturePair(name: "a\nb.png", expected: "o", actual: "n"), outcome: .different(nil),
        meaning: meaning)
    ])
    #expect(
      report.text(as: .text) == """
        a\\nb.png: different
          label#a: text "a\\n::error::x\\u{1B}[2J" → "b"
        1 different

        """)
    #expect(report.text(as: .github).split(separator: "\n").count == 2)
  }

  @Test func `escapes names in every form of the report`() {
    let report = ComparisonReport([
      PairResult(
        pair: PicturePair(name: "<script>\"&.png", expected: nil, actual: "a,b:c.png"),
        outcome: .added)
    ])
    #expect(report.text(as: .junit).contains("&lt;script&gt;&quot;&amp;.png"))
    #expect(!report.text(as: .junit).contains("<script>"))
    #expect(report.text(as: .github).hasPrefix("::error file=a%2Cb%3Ac.png,"))
    #expect(report.text(as: .json).contains("\"<script>\\\"&.png\""))
    #expect(report.summary == "1 added")
    #expect(report.text(as: .markdown).contains("| &#60;script&#62;\"&#38;.png | added |"))
  }

  @Test func `the address of the whole report is safe in a comment`() {
    let results = (0..<60).map { number in
      PairResult(
        pair: PicturePair(name: "\(number).png", expected: "a", actual: "b"),
        outcome: .different(nil))
    }
    let report = ComparisonReport(results, at: "https://example.com/a\tb(c)é")
    // 60 rows, of which 50 are shown; bytes as RFC 3986, chapter 2.1, has them: two digits each.
    #expect(
      report.text(as: .markdown).contains(
        "and 10 more in [the report](https://example.com/a%09b%28c%29é)"))
  }
}
