import Foundation
import Testing

/// What holds for the screen S0 whatever a finger does, with motions of the tests' own.
@Suite struct `The rules of the side menus` {
  /// Both samplings of a motion of the test's own.
  private func probed(_ file: String, _ steps: String) throws -> [InspectOutput.Step] {
    try Probe.steps(file, steps, ["--steps", "5"]) + Probe.steps(file, steps)
  }

  @Test(arguments: [
    ("contentsDisplay", 0.0...0.0, 0.0, 0.0), ("draggingLeft", 0.1...99.9, 1, 0),
    ("leftMenuOpened", 100...100, 1, 0), ("draggingRight", -279.9...(-0.1), 0, 1),
    ("rightMenuOpened", -280...(-280), 0, 1),
  ]) func `S0.2 has content and button at the place of the state, and its menu shown`(
    _ state: String, _ place: ClosedRange<Double>, _ left: Double, _ right: Double
  ) throws {
    for step in try probed("side-menu.yaml", "[{set: \(state)}, {wait: 0.4}]") {
      let x = try step.frame("mainContents")[0]
      #expect(place.contains(x), "\(x)")
      #expect(try step.frame("wrappingButton")[0] == x)
      #expect(try step.alpha("leftSideMenu") == left && step.alpha("rightSideMenu") == right)
      if place.lowerBound == place.upperBound {
        #expect(step.view("wrappingButton")?.enabled == (x != 0))
        #expect(try step.alpha("wrappingButton") == (x == 0 ? 0 : 1))
      }
    }
  }

  @Test(arguments: [
    ("close", 100.0, "leftSideMenu", "rightSideMenu"),
    ("closeRight", -280, "rightSideMenu", "leftSideMenu"),
  ]) func `S0.3 closes either menu in 0.26 s, and hides menus and button on completion alone`(
    _ motion: String, _ start: Double, _ menu: String, _ other: String
  ) throws {
    for step in try Expected.motion("side-menu.yaml", motion, lasts: 0.26) {
      let x = start * (1 - Expected.easeOut(step.time / 0.26))
      let isClosed = step.isEnd(of: 0.26)
      for id in ["mainContents", "wrappingButton"] {
        #expect(abs(try step.frame(id)[0] - x) < 0.001, "\(id) at \(step.time)")
      }
      #expect(try step.alpha(menu) == (isClosed ? 0 : 1) && step.alpha(other) == 0)
      #expect(try step.alpha("wrappingButton") == (isClosed ? 0 : 1), "at \(step.time)")
      #expect(step.view("wrappingButton")?.enabled == !isClosed, "at \(step.time)")
    }
  }

  @Test func `S0.3 draws nothing of the button over the content, also when that is open`() throws {
    for time in [0.13, 0.26] {
      let lines = try Probe.svg("side-menu.yaml", at: time, ["--theme", "color"]).lines
      #expect(!lines.contains { $0.contains("id=\"wrappingButton\"") }, "at \(time)")
    }
  }

  /// A finger's way of so many points, the speed at which it is lifted, and where it began.
  struct Drag: CustomTestStringConvertible, Sendable {
    let start: Double
    let way: Double
    var velocity = 0.0
    var testDescription: String { "from \(start) by \(way) at \(velocity)" }

    /// Where the content is under the finger.
    func place(_ part: Double) -> Double { Expected.clamped(start + way * part, -280, 100) }

    /// The next rest in the direction of a flick, else the nearest.
    var rest: Double {
      let (rests, end) = ([-280.0, 0, 100], place(1))
      if velocity > 300 { return rests.first { $0 > end } ?? 100 }
      if velocity < -300 { return rests.last { $0 < end } ?? -280 }
      return rests.min { abs($0 - end) < abs($1 - end) } ?? 0
    }
  }

  /// Every pair of rests, both sides of the middles between them, both ends, and flicks.
  static let drags = [
    Drag(start: 0, way: 49), Drag(start: 0, way: 51), Drag(start: 0, way: 300),
    Drag(start: 0, way: -139), Drag(start: 0, way: -141), Drag(start: 0, way: -340),
    Drag(start: 0, way: 10, velocity: 301), Drag(start: 0, way: -10, velocity: -301),
    Drag(start: 0, way: 60, velocity: 299), Drag(start: 0, way: 60, velocity: -900),
    Drag(start: 100, way: -40), Drag(start: 100, way: -60), Drag(start: 100, way: -260),
    Drag(start: 100, way: -20, velocity: -900), Drag(start: 100, way: 90),
    Drag(start: -280, way: 100), Drag(start: -280, way: 200), Drag(start: -280, way: -60),
    Drag(start: -280, way: 40, velocity: 900), Drag(start: -280, way: 350),
  ]

  @Test(arguments: drags)
  func `S0.4 follows the finger between −280 and 100 and settles by position and speed`(
    _ drag: Drag
  ) throws {
    // A finger that stays a second at the start's rest brings the menu there; it settles at once.
    let opening =
      drag.start == 0
      ? "{wait: 1.26}"
      : "{edgePan: {edge: \(drag.start > 0 ? "left" : "right"), "
        + "by: \(abs(drag.start)), duration: 1, velocity: 0}}"
    // Down on the content, of which 95 points are seen beside the right menu.
    let (from, to) = (drag.start < 0 ? 50 : 187, 300)
    let finger =
      "{drag: {at: [\(from), \(to)], by: [\(drag.way), 0], duration: 0.3, "
      + "velocity: [\(drag.velocity), 0]}}"
    for step in try probed("draggable-menu.yaml", "[\(opening), \(finger)]")
    where step.time >= 1.26 {
      let time = step.time - 1.26
      let held = drag.place(min(time / 0.3, 1))
      let eased = Expected.easeOut(Expected.clamped((time - 0.3) / 0.26, 0, 1))
      let x = held + (drag.rest - held) * eased
      for id in ["mainContents", "wrappingButton"] {
        #expect(abs(try step.frame(id)[0] - x) < 0.001, "\(id) at \(time)")
      }
    }
  }

  @Test(arguments: [("left", 60.0, 100.0), ("right", 200, -280), ("left", 300, 100)])
  func `S0.4 is dragged from an edge of the screen`(
    _ edge: String, _ way: Double, _ rest: Double
  ) throws {
    let pan = "[edgePan: {edge: \(edge), by: \(way), velocity: 0}]"
    for step in try probed("draggable-menu.yaml", pan) {
      let inwards = edge == "left" ? way : -way
      let held = Expected.clamped(inwards * min(step.time / 0.3, 1), -280, 100)
      let eased = Expected.easeOut(Expected.clamped((step.time - 0.3) / 0.26, 0, 1))
      let x = held + (rest - held) * eased
      #expect(abs(try step.frame("mainContents")[0] - x) < 0.001, "at \(step.time)")
    }
  }

  @Test func `S0.5 embeds a stack whose root is the list, of which a tapped row pushes the detail`()
    throws
  {
    let trace = try Program.run(["trace", Program.example("side-menu.yaml")]).text
    for child in ["list.didMove(toParent: contents)", "contents.didMove(toParent: side-menu)"] {
      #expect(trace.contains(child), "\(child)")
    }
    for step in try Expected.motion("side-menu.yaml", "tapRow", lasts: 0.45) {
      // The finger is lifted after 0.1 s.
      if step.time < 0.1 - 1e-8 {
        #expect(try step.rect("listView")[0] == 0 && step.view("detailView") == nil)
      } else if !step.isEnd(of: 0.45) {
        let rest = Expected.springRest(step.time - 0.1, 0.35)
        #expect(abs(try step.rect("detailView")[0] - 375 * rest) < 0.01, "at \(step.time)")
        #expect(abs(try step.rect("listView")[0] + 112.5 * (1 - rest)) < 0.01)
      } else {
        #expect(try step.rect("detailView") == [0, 88, 375, 724])
        #expect(step.view("listView") == nil)
      }
    }
  }

  @Test(arguments: 1...6, ["class", "id"])
  func `S0.6 finds a parent through any number of them, by type or id`(
    _ count: Int, _ by: String
  ) throws {
    // c0, a plain one with a class, holds stack, tab bar, plain one and so on; the last one calls.
    let kinds = ["navigation", "tabBar", "view"]
    let controllers = (1...count).map { place in
      let kind = place == count ? "view" : kinds[(place - 1) % 3]
      let child =
        place == count
        ? ""
        : kind == "view"
          ? ", children: [{embed: c\(place + 1), pin: edges}]"
          : ", viewControllers: [c\(place + 1)]"
      return "  c\(place): {type: \(kind)\(child)}\n"
    }.joined()
    let scene = """
      class: Owner
      children: [{embed: c1, pin: edges}, {id: light, alpha: 0, frame: [0, 0, 9, 9]}]
      controllers:
      \(controllers)motions:
        shine: [set: {light.alpha: 1}]
        go: [call: {from: c\(count), owner: \(by == "class" ? "Owner" : "root"), run: shine}]
      """
    let trace = try Program.run(["trace", "-", "--motion", "go"], input: scene)
    let last = trace.text.split(separator: "\n").last.map(String.init)
    #expect(last == "0.000 c\(count).call(scene.shine)", "\(trace.errors)")
    let result = try Program.run(
      ["inspect", "-", "--motion", "go", "--at", "0", "--format", "json"], input: scene)
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    #expect(output.scenes.first?.steps.first?.view("light")?.alpha == 1)
  }

  @Test(arguments: [("iphone-8", 375.0), ("ipad-pro-11", 834)])
  func `S0.8 has three pages as wide as the screen, and the dots in their middle at 150`(
    _ device: String, _ width: Double
  ) throws {
    for step in try Expected.motion("side-menu.yaml", "bannerTurn", lasts: 0.84, on: device) {
      let eased = Expected.easeInOut(step.time / 0.84)
      let top = try step.rect("listHeader")[1]
      for page in 1...3 {
        let image = try step.rect("bannerImage\(page)")
        #expect(abs(image[0] - width * (Double(page - 1) - eased)) < 0.01, "at \(step.time)")
        #expect(image[2] == width && image[1] == top && image[3] == 180)
      }
      #expect(step.view("bannerImage4") == nil)
      let control = try step.rect("bannerControl")
      #expect(abs(control[0] + control[2] / 2 - width / 2) < 0.26)
      #expect(abs(control[1] + control[3] / 2 - (top + 150)) < 0.26)
    }
  }

  @Test func `S0.11 moves the popup alike by its constants and by its frame`() throws {
    // The popup of 184 points lies 120 below the detail's end of 724, and comes up to it.
    let byFrame =
      "{after: openDetail, steps: [animate: {duration: 0.26, curve: ease-out, "
      + "changes: {popSlideView.y: 540}}]}"
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      let frames = try Probe.steps("side-menu.yaml", byFrame, sampling)
      let constants = try InspectOutput.of(
        Program.example("side-menu.yaml"), ["--motion", "openPopup"] + sampling)
      let other = try #require(constants.scenes.first).steps
      #expect(frames.count == other.count && frames.count > 4)
      for (a, b) in zip(frames, other) {
        let eased = Expected.easeOut(a.time / 0.26)
        #expect(abs(try a.frame("popSlideView")[1] - (660 - 120 * eased)) < 0.001, "at \(a.time)")
        #expect(a.time == b.time && a.views.map(\.id) == b.views.map(\.id))
        for (view, twin) in zip(a.views, b.views) {
          for (x, y) in zip(view.frame + view.rect, twin.frame + twin.rect) {
            #expect(abs(x - y) < 1e-9, "\(view.id) at \(a.time)")
          }
        }
      }
    }
  }
}
