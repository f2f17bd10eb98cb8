import EmakiDrawing
import Foundation
import TestSupport
import Testing

/// `emaki compare` on scene files, folders of frames and animated pictures.
@Suite struct `Comparing two motions` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// Two cards that slide, one after the other.
  func scene(
    _ name: String, delay: String = "0.1", duration: String = "0.3", color: String = "systemBlue"
  ) throws -> String {
    try scratch.write(
      """
      device: iPhone SE
      children:
        - {id: first, role: fill, pin: {top: 100, leading: 20, width: 80, height: 60}}
        - {id: second, background: \(color), pin: {top: 300, leading: 20, width: 80, height: 60}}
      motions:
        slide:
          - parallel:
              - animate: {duration: 0.5, curve: ease-out, changes: {first.x: 200}}
              - animate: {duration: \(duration), delay: \(delay), changes: {second.x: 200}}
      defaultMotion: slide

      """, to: name)
  }

  /// The lines that speak of views.
  func views(
    _ old: String, _ new: String, _ flags: [String] = [], scale: String = "1"
  ) throws -> [String] {
    let look = (old + new).contains(".yaml") ? ["--scale", scale, "--theme", "greek"] : []
    let result = try Program.run(["compare", old, new] + look + flags)
    #expect(result.status == 1, "\(result.text)\(result.errors)")
    return result.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("view#") }.map(String.init)
  }

  @Test func `a scene against itself is the same`() throws {
    let result = try Program.run(["compare", scene("a.yaml"), scene("b.yaml"), "--scale", "1"])
    #expect(result.status == 0 && result.text == "1 same\n")
  }

  /// The first and the last frame alone: a frame an hour, beside some a second.
  @Test func `a motion of an hour differs from one of a moment`() throws {
    let (old, new) = (try scene("a.yaml"), try scene("b.yaml", delay: "0", duration: "3600"))
    for files in [[old, new], [new, old], [new, new]] {
      let result = try Program.run(["compare"] + files + ["--scale", "0.5", "--steps", "2"])
      #expect(result.status == (files[0] == files[1] ? 0 : 1), "\(result.errors)")
    }
  }

  @Test func `a delay of two frames is all that is told`() throws {
    let (old, new) = (try scene("a.yaml"), try scene("b.yaml", delay: "0.13333333333"))
    #expect(try views(old, new) == ["view#second: +2 frames (+0.033 s)"])
    let json = try Program.run(["compare", old, new, "--scale", "1", "--format", "json"]).text
    let result = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let pair = try #require((result["results"] as? [[String: Any]])?.first)
    let motion = try #require(pair["motion"] as? [String: Any])
    let moved = try #require(motion["views"] as? [[String: Any]])
    #expect(moved.count == 1 && moved[0]["residual"] as? Double == 0)
    #expect((motion["looks"] as? [Any])?.isEmpty == true)
  }

  @Test func `a duration is told with both times`() throws {
    let found = try views(scene("a.yaml"), scene("b.yaml", duration: "0.35"))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("view#second: duration 0.30 → 0.35 s"))
    #expect(!found[0].contains("ends at") && !found[0].contains("looks different"))
  }

  @Test func `a colour is a difference of looks alone`() throws {
    let found = try views(
      scene("a.yaml"), scene("b.yaml", color: "systemRed"), ["--theme", "color"])
    // 0.5 s at 60 a second: frames 0 to 30; the card is at (20, 300).
    #expect(
      found == [
        "view#second: looks different (background #007AFF → #FF3B30), frames 0…30, "
          + "at 80×60 px at (20, 300)"
      ])
  }

  @Test func `a moment is told by its time, not as a frame`() throws {
    let result = try Program.run([
      "compare", scene("a.yaml"), scene("b.yaml", color: "systemRed"), "--scale", "1", "--theme",
      "color", "--at", "0.2",
    ])
    let lines = result.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("the pictures differ at 0.2 s"))
    #expect(
      lines.contains {
        $0.hasPrefix("view#second: looks different (background #007AFF → #FF3B30), at ")
      })
    #expect(!result.text.contains("frame"))
  }

  /// An arrow that turns by more than half a turn.
  func turn(_ name: String, delay: String = "0.1", angle: Int = 270) throws -> String {
    try scratch.write(
      """
      device: iPhone SE
      children:
        - {id: arrow, role: fill, pin: {top: 100, leading: 60, width: 80, height: 60}}
      motions:
        turn:
          - animate: {duration: 0.3, delay: \(delay), changes: {arrow.transform: {rotate: \(angle)}}}
      defaultMotion: turn

      """, to: name)
  }

  @Test func `a turn is told like a move`() throws {
    let late = try views(turn("a.yaml"), turn("b.yaml", delay: "0.13333333333"))
    #expect(late == ["view#arrow: +2 frames (+0.033 s)"])
    let short = try views(turn("a.yaml"), turn("b.yaml", angle: 180))
    #expect(short.count == 1 && short[0].contains("turned up to 90.0° off"), "\(short)")
    #expect(short[0].contains("turned by 180.0°, expected "), "\(short)")
  }

  @Test func `folders and animated pictures tell the same`() throws {
    let scenes = [try scene("old.yaml"), try scene("new.yaml", delay: "0.13333333333")]
    for (scene, name) in zip(scenes, ["old", "new"]) {
      for command in [
        ["render", scene, "-o", scratch.path(name)],
        ["preview", scene, "-o", scratch.path("\(name).apng")],
      ] {
        let result = try Program.run(command + ["--scale", "0.5", "--theme", "greek"])
        try #require(result.status == 0, "\(result.errors)")
      }
    }
    for (old, new) in [
      ("old", "new"), ("old.apng", "new.apng"), ("old", "new.yaml"), ("old.apng", "new"),
    ] {
      #expect(
        try views(scratch.path(old), scratch.path(new), scale: "0.5")
          == ["view#second: +2 frames (+0.033 s)"], "\(old) \(new)")
    }
    // Below a common folder, each motion is one result: two folders, two files, two scenes.
    let all = try Program.run(["compare", scratch.path(""), scratch.path(""), "--format", "text"])
    #expect(all.text == "6 same\n")
  }

  @Test func `a page steps through the frames that differ`() throws {
    let result = try Program.run([
      "compare", scene("a.yaml"), scene("b.yaml", delay: "0.13333333333"), "--scale", "0.5",
      "--report", scratch.path("page.html"), "--diff", scratch.path("frames"),
    ])
    #expect(result.status == 1)
    let page = String(decoding: try scratch.data("page.html"), as: UTF8.self)
    // The late card differs from the first frame after 0.1 s to the last before 0.4333 s.
    #expect(page.contains("data-n=\"7\" data-frame=\"7\" data-title=\"frame 7 · 0.117 s\""))
    #expect(!page.contains("data-frame=\"6\"") && page.contains("class=\"reel\""))
    #expect(try scratch.names(in: "frames").first == "frame-0007.png")
  }
}
