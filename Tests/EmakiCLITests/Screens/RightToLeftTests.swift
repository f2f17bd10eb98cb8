import Foundation
import TestSupport
import Testing

/// Screens whose lines run to the left: contents begin at the right end, fingers go the other way.
@Suite struct `From right to left` {
  private func motion(
    _ file: String, _ motion: String, lasts duration: Double?
  ) throws -> [InspectOutput.Step] {
    try Expected.samplings(
      of: Program.example(file), lasts: duration, ["--motion", motion, "--rtl"])
  }

  /// The page of the news that is seen: the first lies at the right end.
  private func page(_ step: InspectOutput.Step) throws -> Double {
    try step.rect("page1")[0] / 375
  }

  @Test(arguments: [
    ("tapFifth", 3.0, 4.0), ("tapFirst", 2, 0), ("tapCurrent", 0, 0),
  ])
  func `S2.4 pages turn to the right where the index grows, the marker and the menu with them`(
    _ name: String, _ from: Double, _ to: Double
  ) throws {
    for step in try motion("news-tabs.yaml", name, lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      let page = from + (to - from) * eased
      #expect(abs(try self.page(step) - page) < 1e-4, "at \(step.time)")
      // Six cells of 110 points in a menu of 375.
      let left = 660 - 110 - 110 * page
      #expect(abs(try step.frame("marker")[0] - left) < 0.02, "at \(step.time)")
      let offset = Expected.clamped(left + 55 - 187.5, 0, 285)
      #expect(abs(try step.rect("menuRow")[0] + offset) < 0.02, "at \(step.time)")
    }
  }

  @Test func `S2.3 has a rubber band before the first page, to the left`() throws {
    for step in try motion("news-tabs.yaml", "beyondTheFirst", lasts: nil)
    where step.time <= 0.4 {
      let shown = Expected.rubberBand(200 * step.time / 0.4, 375)
      #expect(abs(try page(step) + shown / 375) < 1e-6, "at \(step.time)")
    }
  }

  @Test func `S3.2 the underline follows the dragged page from the right tab to the left`() throws {
    for step in try motion("underline-tabs.yaml", "swipe", lasts: nil) {
      let page = try step.rect("firstPage")[0] / 375
      if step.time <= 0.3 { #expect(abs(page - 250 / 375 * step.time / 0.3) < 1e-6) }
      // Layout rounds the width of 187.5 to thirds of a point.
      #expect(abs(try step.frame("underline")[0] - 187.5 * (1 - page)) < 0.17, "at \(step.time)")
    }
    for step in try motion("underline-tabs.yaml", "tapSecond", lasts: 0.36) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.26, 0, 1))
      #expect(abs(try step.frame("underline")[0] - 187.5 * (1 - eased)) < 0.18, "at \(step.time)")
      #expect(abs(try step.rect("secondPage")[0] - 375 * (eased - 1)) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S0.3 the content slides to the left, away from over the menu at the right`() throws {
    for step in try motion("side-menu.yaml", "openLeft", lasts: 0.26) {
      let x = -100 * Expected.easeOut(step.time / 0.26)
      for id in ["mainContents", "wrappingButton"] {
        #expect(abs(try step.frame(id)[0] - x) < 0.001, "\(id) at \(step.time)")
      }
      #expect(try step.frame("leftSideMenu") == [275, 0, 100, 812])
      #expect(try step.alpha("leftSideMenu") == 1 && step.alpha("rightSideMenu") == 0)
    }
  }

  @Test func `S0.4 a finger to the left opens the menu at the right`() throws {
    for step in try motion("draggable-menu.yaml", "drag", lasts: 0.56) {
      let settled = Expected.easeOut(Expected.clamped((step.time - 0.3) / 0.26, 0, 1))
      let x = step.time <= 0.3 ? 200 * step.time : 60 + 40 * settled
      #expect(abs(try step.frame("mainContents")[0] + x) < 0.001, "at \(step.time)")
      #expect(try step.alpha("rightSideMenu") == 0)
    }
  }

  @Test func `S3.3 a finger from the right edge takes the screen back to the left`() throws {
    for step in try motion("custom-transition.yaml", "dragBack", lasts: nil)
    where step.time <= 0.4 {
      // The way of the whole motion is the screen's width, its curve eased under the finger.
      let share = 240 / 375 * step.time / 0.4
      let x = 375 * Expected.easeInOut(share)
      #expect(abs(try step.rect("detail")[0] + x) < 0.4, "at \(step.time)")
    }
  }

  @Test func `pages of a controller follow the finger to the right`() throws {
    for step in try motion("pages.yaml", "swipe", lasts: 0.42) where !step.isEnd(of: 0.42) {
      let way = step.time <= 0.3 ? 225 * step.time / 0.3 : 225 + 150 * (step.time - 0.3) / 0.12
      #expect(abs(try step.rect("seaView")[0] - way) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("hillsView")[0] - (way - 375)) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S0.5 a finger from the right edge takes the detail back to the left`() throws {
    for step in try motion("navigation.yaml", "popByFinger", lasts: 0.44)
    where !step.isEnd(of: 0.44) {
      let x = step.time < 0.3 ? 750 * step.time : 225 + 150 * (step.time - 0.3) / 0.14
      #expect(abs(try step.rect("detailView")[0] + x) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("listView")[0] - 112.5 * (1 - x / 375)) < 0.01)
    }
  }

  @Test func `a page is asked for by its number, an offset counts from the left`() throws {
    let moves =
      "[{scrollTo: {view: pages, page: 2, duration: 0}}, {wait: 1}, "
      + "{page: {view: pages, by: 1, duration: 0}}, {wait: 1}, "
      + "{scrollTo: {view: pages, offset: [0, 0], duration: 0}}, {wait: 1}]"
    let steps = try Probe.steps("news-tabs.yaml", moves, ["--fps", "1", "--rtl"])
    #expect(try steps.map(page) == [2, 3, 5, 5])
  }

  @Test func `a collection begins at the right, and so do contents with insets`() throws {
    let shelf = try #require(
      try InspectOutput.of(Program.example("table.yaml"), ["--rtl"]).scenes.first?.steps.first)
    for number in 1...4 {
      // 96 points wide, 12 apart, 16 from the edge.
      let right = 375 - 16 - 108 * Double(number - 1)
      #expect(try shelf.rect("shelf/\(number)")[0] == right - 96, "\(number)")
    }
    let film = try #require(
      try InspectOutput.of(Program.example("film-detail.yaml"), ["--rtl"]).scenes.first?.steps.first
    )
    for number in 1...4 {
      // 72 points wide, 16 apart, 20 from the edge.
      let right = 375 - 20 - 88 * Double(number - 1)
      #expect(try film.rect("actor\(number)")[0] == right - 72, "\(number)")
    }
  }

  @Test func `what is joined to content follows it to the right end`() throws {
    let scene = """
      children:
        - id: strip
          kind: scroll
          frame: [0, 100, 300, 100]
          children:
            - id: first
              pin: {leading: 0, vertical: 0, size: [200, 100]}
            - id: second
              pin: {trailing: 0, vertical: 0, size: [500, 100]}
          constraints: [second.leading == first.trailing]
        - {id: mark, pin: {top: 0, size: 10}}
      constraints: [mark.leading == first.leading]
      """
    let step = try #require(try Probe.steps(of: scene, ["--rtl"]).first)
    #expect(try step.rect("first") == [100, 100, 200, 100])
    #expect(try step.rect("mark")[0] == 290, "its right edge is the first view's")
  }

  @Test(arguments: [("direction: rightToLeft", []), ("", ["--rtl"])] as [(String, [String])])
  func `a pushed screen comes from the left, whether the file or the option says so`(
    line: String, options: [String]
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      type: navigation
      device: iPhone X
      viewControllers: [x]
      controllers: {x: {title: First}, y: {title: Second}}
      motions: {go: [push: {controller: y, onto: root}]}
      \(line)
      """, to: "push.yaml")
    for step in try InspectOutput.of(file, ["--fps", "60"] + options).scenes[0].steps {
      // A spring without bounce that settles in 0.35 s.
      let omega = 9.2334 / 0.35
      let left = -375 * (1 + omega * step.time) * exp(-omega * step.time)
      #expect(abs(try step.rect("yView")[0] - left) < 0.5, "at \(step.time)")
    }
  }
}
