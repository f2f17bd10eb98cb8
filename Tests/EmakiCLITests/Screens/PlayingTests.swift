import Foundation
import Testing

/// How animations of a scene file play: how often, back and forth, and through keys.
@Suite struct `An animation that is played` {
  private func steps(_ step: String, lasts duration: Double) throws -> [InspectOutput.Step] {
    let scene = """
      device: iPhone 8
      children: [{id: box, role: fill, alpha: 1, frame: [0, 0, 10, 10]}]
      motions: {go: [\(step)]}
      """
    let steps = try Probe.steps(of: scene, ["--fps", "60"])
    #expect(abs(try #require(steps.last).time - duration) < 1e-9)
    return steps
  }

  /// Where it is within a playing, 0…1; whole playings count as the start of the next.
  private func part(_ time: Double, of duration: Double) -> Double {
    let playings = (time / duration * 1e6).rounded() / 1e6
    return playings - playings.rounded(.down)
  }

  @Test func `starts anew as often as it repeats, and its values hold`() throws {
    let all = try steps(
      "animate: {duration: 0.5, delay: 0.25, curve: ease-in, repeat: 3, "
        + "changes: {box.x: 100}}", lasts: 1.75)
    for step in all.dropLast() {
      let eased = step.time < 0.25 ? 0 : Expected.easeIn(part(step.time - 0.25, of: 0.5))
      #expect(abs(try step.frame("box")[0] - 100 * eased) < 0.01, "at \(step.time)")
    }
    #expect(try #require(all.last).frame("box")[0] == 100)
  }

  @Test func `runs back after each playing, twice as long in all`() throws {
    let all = try steps(
      "animate: {duration: 0.5, curve: ease-out, repeat: 2, autoreverse: true, "
        + "changes: {box: {y: 60, alpha: 0.5}}}", lasts: 2)
    for step in all.dropLast() {
      let there = 2 * part(step.time, of: 1)
      let eased = Expected.easeOut(there <= 1 ? there : 2 - there)
      #expect(abs(try step.frame("box")[1] - 60 * eased) < 0.01, "at \(step.time)")
      #expect(abs(try step.alpha("box") - (1 - 0.5 * eased)) < 1e-4, "at \(step.time)")
    }
    #expect(try #require(all.last).frame("box")[1] == 60, "as UIKit's model has it")
  }

  @Test func `says in its specification how often it plays`() throws {
    let scene = """
      children: [{id: box, frame: [0, 0, 10, 10]}]
      motions:
        go: [animate: {duration: 0.5, repeat: 2.5, autoreverse: true, changes: {box.x: 9}}]
      """
    let result = try Program.run(["spec", "-", "--format", "csv"], input: scene)
    #expect(
      result.text.contains("box,x,0 pt,9 pt,0 s,0.5 s,\"ease-in-out, 2.5 times, there and back\""))
  }

  // MARK: Keys

  /// 0, 100, 40 and 200 at 0, ¼, ¾ and 1 of 0.8 s, after 0.2 s.
  private func keyed(
    _ mode: String, lengths: [String] = [", for: 0.25", ", for: 0.5", ", for: 0.25"]
  ) throws -> [(part: Double, x: Double)] {
    let all = try steps(
      "keyframes: {duration: 0.8, delay: 0.2, mode: \(mode), frames: ["
        + "{at: 0\(lengths[0]), changes: {box.x: 100}}, "
        + "{at: 0.25\(lengths[1]), changes: {box.x: 40}}, "
        + "{at: 0.75\(lengths[2]), changes: {box.x: 200}}]}", lasts: 1)
    return try all.map { (max(0, $0.time - 0.2) / 0.8, try $0.frame("box")[0]) }
  }

  private let keys: [(time: Double, value: Double)] = [(0, 0), (0.25, 100), (0.75, 40), (1, 200)]

  @Test func `runs straight from key to key`() throws {
    for (part, x) in try keyed("linear") {
      let place = min(keys.lastIndex { $0.time <= part + 1e-9 } ?? 0, 2)
      let (a, b) = (keys[place], keys[place + 1])
      let expected = a.value + (b.value - a.value) * (part - a.time) / (b.time - a.time)
      #expect(abs(x - expected) < 0.01, "at \(part)")
    }
  }

  @Test func `takes until the next key where no length is said`() throws {
    let said = try keyed("linear")
    #expect(try keyed("linear", lengths: ["", "", ""]).map(\.x) == said.map(\.x))
  }

  @Test func `jumps from key to key`() throws {
    for (part, x) in try keyed("discrete") {
      #expect(x == keys.last { $0.time <= part + 1e-9 }?.value, "at \(part)")
    }
  }

  @Test func `runs at an even speed, whatever the times of the keys`() throws {
    for (part, x) in try keyed("paced") {
      // 100 there, 60 back, 160 there: 320 points in all.
      let way = 320 * part
      let expected = way <= 100 ? way : way <= 160 ? 200 - way : way - 120
      #expect(abs(x - expected) < 0.01, "at \(part)")
    }
  }

  @Test func `runs along a Catmull-Rom spline`() throws {
    let values = [-100, 0, 100, 40, 200, 360.0]  // with the neighbours that continue it straight
    for (part, x) in try keyed("cubic") {
      let place = min(keys.lastIndex { $0.time <= part + 1e-9 } ?? 0, 2)
      let t = (part - keys[place].time) / (keys[place + 1].time - keys[place].time)
      let (a, b, c, d) = (values[place], values[place + 1], values[place + 2], values[place + 3])
      let expected =
        0.5
        * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
          + (3 * b - a - 3 * c + d) * t * t * t)
      #expect(abs(x - expected) < 0.01, "at \(part)")
    }
  }

  @Test func `runs along the spline at an even speed`() throws {
    let all = try keyed("cubic-paced").filter { $0.part > 0 }
    #expect(all.last?.x == 200)
    let ways = zip(all, all.dropFirst()).map { abs($1.x - $0.x) / ($1.part - $0.part) }
    let usual = ways.sorted()[ways.count / 2]
    // But for the two steps in which it turns.
    #expect(ways.filter { abs($0 - usual) > 0.02 * usual }.count <= 4, "\(ways)")
  }

  @Test func `keys play again and again for a time, and come back each time`() throws {
    let all = try steps(
      "keyframes: {duration: 0.4, repeat: forever, repeatDuration: 1.2, autoreverse: true, "
        + "frames: [{at: 0.5, for: 0.5, changes: {box: {x: 50, alpha: 0.5}}}]}", lasts: 1.2)
    for step in all.dropLast() {
      let there = 2 * part(step.time, of: 0.8)
      let way = Expected.clamped(2 * (there <= 1 ? there : 2 - there) - 1, 0, 1)
      #expect(abs(try step.frame("box")[0] - 50 * way) < 0.01, "at \(step.time)")
      #expect(abs(try step.alpha("box") - (1 - 0.5 * way)) < 1e-4, "at \(step.time)")
    }
    #expect(try #require(all.last).frame("box")[0] == 50)
  }

  @Test func `is written out as it was given`() throws {
    let steps =
      "[{keyframes: {duration: 2, mode: cubicPaced, repeat: forever, repeatDuration: 5, "
      + "autoreverse: true, frames: [{changes: {box.x: 9}}]}}, "
      + "{animate: {repeat: 3, changes: {box.x: 0}}}]"
    let scene = "children: [{id: box, frame: [0, 0, 9, 9]}]\nmotions: {go: \(steps)}\n"
    let written = try Program.run(["expand", "-"], input: scene)
    #expect(written.errors == "")
    for part in ["mode: cubicPaced", "repeat: forever", "repeatDuration: 5", "repeat: 3"] {
      #expect(written.text.contains(part), "\(part)")
    }
    let arguments = ["inspect", "-", "--format", "json", "--steps", "9"]
    let (first, again) = (
      try Program.run(arguments, input: scene), try Program.run(arguments, input: written.text)
    )
    #expect(first.output == again.output)
  }

  @Test(arguments: [
    (
      "keyframes: {mode: cubik, frames: [{changes: {box.x: 9}}]}", "mode",
      "did you mean \"cubic\"?"
    ),
    ("animate: {repeat: -1, changes: {box.x: 9}}", "repeat", "say how often it plays"),
    ("animate: {repeat: 0, changes: {box.x: 9}}", "repeat", "say how often it plays"),
    ("animate: {repeat: forever, changes: {box.x: 9}}", "plays forever", "repeatDuration: 3"),
    (
      "animate: {repeat: 2, repeatDuration: 3, changes: {box.x: 9}}", "both say",
      "keep one of them"
    ),
    ("animate: {duration: 0, repeatDuration: 3, changes: {box.x: 9}}", "takes no time", ""),
    ("animate: {duration: 60, repeat: 10000, changes: {box.x: 9}}", "takes longer than", ""),
    ("keyframes: {mode: paced, frames: [{changes: {list/1.alpha: 0}}]}", "is in a row", "mode"),
    ("animate: {changes: {box.x: 5O%}}", "5O%", "such as 50%"),
    ("animate: {changes: {list/1.x: 50%}}", "views in rows", ""),
  ])
  func `is refused where it makes no sense, with a hint`(
    _ step: String, _ message: String, _ hint: String
  ) throws {
    let scene = """
      children:
        - {id: box, frame: [0, 0, 10, 10]}
        - {id: list, kind: table, rows: 3, cell: {text: a}, frame: [0, 0, 100, 100]}
      motions: {go: [\(step)]}
      """
    let result = try Program.run(["inspect", "-", "--format", "json"], input: scene)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(hint.isEmpty || result.errors.contains(hint), "\(result.errors)")
    #expect(result.errors.components(separatedBy: "error:").count == 2, "\(result.errors)")
  }
}
