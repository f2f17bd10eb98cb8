import EmakiComparison
import EmakiDrawing
import EmakiFormats
import PixelDiff
import TestSupport
import Testing

@Suite struct `A folder of frames` {
  private func reel(_ frames: String) throws -> (FolderFrames, Scratch) {
    let scratch = try Scratch()
    _ = try scratch.write("{\"frames\": [\(frames)]}", to: "reel.json")
    return (try FolderFrames(scratch.path("")), scratch)
  }

  private func frames(_ times: [String]) -> String {
    times.enumerated().map { #"{"file": "f\#($0).png", "time": \#($1)}"# }
      .joined(separator: ", ")
  }

  @Test(arguments: [
    ("", "it has no frames"),
    (#"{"file": "../other/f.png", "time": 0}"#, "is not the name of a file in the folder"),
    (#"{"file": "/etc/f.png", "time": 0}"#, "is not the name of a file in the folder"),
    (#"{"file": "f.jpg", "time": 0}"#, "is no PNG file"),
    (#"{"file": "f.png", "time": -1}"#, "is not between 0 and 1,000,000 seconds"),
    (#"{"file": "f.png", "time": 1e300}"#, "is not between 0 and 1,000,000 seconds"),
    (#"{"file": "f.png", "time": 1}, {"file": "g.png", "time": 0.5}"#, "comes before the frame"),
    (#"{"file": "f.png", "time": 0}, {"file": "g.png", "time": 1e-9}"#, "too soon after it"),
    (#"{"file": 7}"#, "it is no list of frames"),
  ])
  func `that says nonsense is one plain error`(frames: String, message: String) throws {
    let error = #expect(throws: (any Error).self) { try reel(frames) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(message) && text.contains("reel.json: "), "\(text)")
    #expect(!text.contains("DecodingError") && !text.contains("\n"))
  }

  @Test(
    arguments: [
      (["0", "300"], 1.0 / 300), (["0", "3600"], 1.0 / 3600), (["0", "0.0166667"], 60),
    ] as [([String], Double)])
  func `has a rate above 0, however slow`(times: [String], rate: Double) throws {
    #expect(try abs(reel(frames(times)).0.rate - rate) < 1e-9)
  }

  @Test(.endsWithin(minutes: 1))
  func `is compared in no time with one of a very different rate`() throws {
    let states = [0.0, 100].map { ViewState(rect: Rect(x: $0, y: 0, width: 10, height: 10)) }
    func motion(rate: Double) -> TrackedMotion {
      TrackedMotion(frameRate: rate, tracks: [MotionTrack(id: "card", states: states)])
    }
    for (one, other) in [(1e5, 1e-6), (1e-6, 1e5), (60, 1.0 / 300)] {
      let difference = MotionComparison()
        .compare(expected: motion(rate: one), actual: motion(rate: other))
      #expect(difference.frameRates != nil)
    }
  }
}
