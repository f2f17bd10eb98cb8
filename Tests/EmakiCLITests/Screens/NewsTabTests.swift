import Foundation
import Testing

/// The screen S2: a menu over pages of 375 points.
@Suite struct `News tabs` {
  private func page(_ step: InspectOutput.Step) throws -> Double {
    -(try step.rect("page1")[0]) / 375
  }

  @Test func `S2.1 has cells in their colours, one white title, and no scroll indicator`() throws {
    let colors = ["#D70015", "#248A3D", "#8944AB", "#A07D00"]
    let lines = try Probe.svg("news-tabs.yaml", at: 0, ["--theme", "color"]).lines
    let start = try #require(lines.firstIndex { $0.hasPrefix("<g id=\"menu\"") })
    let end = try #require(lines[start...].firstIndex { $0 == "</g>" })
    let menu = lines[(start + 1)..<end]
    for (index, color) in colors.enumerated() {
      let cell = "x=\"\(110 * index)\" y=\"44\" width=\"110\" height=\"44\" fill=\"\(color)\""
      #expect(menu.contains("<rect \(cell)/>"), "\(index)")
      let name = "aria-label=\"メニュー\(index + 1)\""
      let title = try #require(menu.first { $0.contains(name) })
      #expect(title.contains("fill=\"#FFFFFF\"") == (index == 0), "\(index)")
      #expect(title.contains("fill=\"#D1D1D6\"") == (index > 0), "\(index)")
    }
    // Cells and titles of what is seen, and the line under the selected one: no indicator.
    #expect(menu.count == 2 * colors.count + 1)
  }

  @Test func `S2.1 has the last cells in their colours when the fifth is chosen`() throws {
    let svg = try Program.run([
      "render", Program.example("news-tabs.yaml"), "--motion", "tapFifth", "--at", "0.4",
      "--theme", "color", "--format", "svg", "-o", "-",
    ]).text
    // The menu has come to its end, 660 − 375.
    for (index, color) in [(2, "#8944AB"), (3, "#A07D00"), (4, "#0071A4"), (5, "#C93400")] {
      let x = 110 * index - 285
      #expect(
        svg.contains("<rect x=\"\(x)\" y=\"44\" width=\"110\" height=\"44\" fill=\"\(color)\"/>"),
        "\(index + 1)")
      let title = try #require(
        svg.split(separator: "\n").first { $0.contains("aria-label=\"メニュー\(index + 1)\"") })
      #expect(title.contains("fill=\"#FFFFFF\"") == (index == 4))
    }
  }

  @Test(arguments: [
    ("tapFifth", 3.0, 4.0), ("tapFirst", 2, 0), ("tapCurrent", 0, 0),
  ])
  func `S2.4 pages forward where the index grows, else in reverse, and not to where it is`(
    _ motion: String, _ from: Double, _ to: Double
  ) throws {
    for step in try Expected.motion("news-tabs.yaml", motion, lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      #expect(abs(try page(step) - (from + (to - from) * eased)) < 1e-4, "at \(step.time)")
    }
  }

  @Test(arguments: [("beyondTheFirst", 0.0, 200.0), ("beyondTheLast", 5, -200)])
  func `S2.3 S2.6 has a rubber band before the first page and after the last, as the marker`(
    _ motion: String, _ rest: Double, _ way: Double
  ) throws {
    let steps = try Expected.motion("news-tabs.yaml", motion, lasts: nil)
    let end = try #require(steps.last).time
    for step in steps {
      // The spring ends where it is a tenth of a point from its rest.
      let shown = step.isEnd(of: end) ? 0 : Expected.pull(way, for: 0.4, at: step.time, 375)
      let accuracy = step.time <= 0.4 ? 1e-6 : 0.11 / 375
      #expect(abs(try page(step) - (rest - shown / 375)) < accuracy, "at \(step.time)")
      #expect(abs(try step.frame("marker")[0] - 110 * (rest - shown / 375)) < 110 * accuracy)
    }
  }

  @Test func `S2.2 S2.6 has the marker and the menu right at every offset of the pages`() throws {
    for (offset, step) in try Probe.atOffsets("news-tabs.yaml", "pages", x: true) {
      let middle = 110 * offset / 375 + 55
      #expect(abs(try step.frame("marker")[0] - (middle - 55)) < 1e-6, "at \(offset)")
      let menu = try step.offset(of: "cell1", in: "menu")[0]
      #expect(abs(menu - Expected.clamped(middle - 187.5, 0, 660 - 375)) < 1e-6, "at \(offset)")
    }
  }

  @Test func `S2.7 shows a page where it was when it comes back`() throws {
    // The finger reads 180 points in 0.4 s; then a page on in 0.3 s, and one back.
    for step in try Expected.motion("news-tabs.yaml", "thereAndBack", lasts: 1) {
      let read = 180 * min(step.time / 0.4, 1)
      #expect(abs(try step.offset(of: "story1", in: "page1")[1] - read) < 1e-6, "at \(step.time)")
      let forth = Expected.easeInOut(Expected.clamped((step.time - 0.4) / 0.3, 0, 1))
      let back = Expected.easeInOut(Expected.clamped((step.time - 0.7) / 0.3, 0, 1))
      #expect(abs(try page(step) - (forth - back)) < 1e-4, "at \(step.time)")
    }
  }

  @Test func `S2.8 scrolls the visible page to its top from the status bar, and no other`() throws {
    for step in try Expected.motion("news-tabs.yaml", "tapStatusBar", lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      let seen = try step.offset(of: "story2", in: "page2")[1]
      #expect(abs(seen - 150 * (1 - eased)) < 0.01, "at \(step.time)")
      #expect(try step.offset(of: "story1", in: "page1")[1] == 180)
      #expect(try page(step) == 1)
      #expect(try step.offset(of: "cell1", in: "menu")[1] == 0)
    }
  }

  @Test(arguments: [
    (0, 1), (0, 2), (0, 3), (1, 0), (1, 3), (2, 3), (3, 2), (3, 4), (4, 5), (5, 4), (5, 3), (2, 2),
  ]) func `S2.2 S2.4 brings each cell that is tapped to the middle, and pages the way it lies`(
    _ from: Int, _ to: Int
  ) throws {
    let tap = "[{page: {view: pages, to: \(from), duration: 0}}, {tap: cell\(to + 1)}]"
    // Of the 0.4 s every sixth step is a quarter.
    let steps = try Probe.steps("news-tabs.yaml", tap)
    #expect(steps.count == 25)
    var last = Double(from)
    for step in steps {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      let shown = Double(from) + Double(to - from) * eased
      let page = try page(step)
      #expect(abs(page - shown) < 1e-4, "at \(step.time)")
      #expect(to >= from ? page >= last - 1e-9 : page <= last + 1e-9, "never the other way")
      last = page
      let middle = 110 * page + 55
      let menu = try step.offset(of: "cell1", in: "menu")[0]
      #expect(abs(menu - Expected.clamped(middle - 187.5, 0, 660 - 375)) < 0.01)
    }
    #expect(abs(last - Double(to)) < 1e-9)
  }

  @Test(arguments: [("flick", 2), ("cancelled", 1)])
  func `S2.5 has the title white of the page that a swipe ends at`(
    _ motion: String, _ page: Int
  ) throws {
    let lines = try Probe.svg("news-tabs.yaml", at: 3, ["--motion", motion, "--theme", "color"])
      .lines
    for index in 1...3 {
      let title = try #require(lines.first { $0.contains("aria-label=\"メニュー\(index)\"") })
      #expect(title.contains("fill=\"#FFFFFF\"") == (index == page), "\(index)")
    }
  }

  @Test(arguments: 1...6)
  func `S2.8 answers with the scroll view of the visible page alone, whichever that is`(
    _ page: Int
  ) throws {
    let read = (1...6).map {
      "{scrollTo: {view: page\($0), offset: [0, \(40 + 20 * $0)], duration: 0}}"
    }.joined(separator: ", ")
    let motion = "[\(read), {page: {view: pages, to: \(page - 1), duration: 0}}, {tap: statusBar}]"
    // Of the 0.4 s every sixth step is a quarter.
    let steps = try Probe.steps("news-tabs.yaml", motion)
    #expect(steps.count == 25)
    for step in steps {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      for other in 1...6 {
        let start = Double(40 + 20 * other)
        let expected = other == page ? start * (1 - eased) : start
        let offset = try step.offset(of: "story\(other)", in: "page\(other)")[1]
        #expect(abs(offset - expected) < 0.01, "\(other) at \(step.time)")
      }
    }
  }

  @Test func `S2.7 makes each page once, however often it is shown`() throws {
    let tour = [1, 0, 1, 0].map { "{select: {index: \($0), in: strip}}" }.joined(separator: ", ")
    let text = try Probe.text("pages.yaml", "[\(tour)]")
    let trace = try Program.run(["trace", "-", "--motion", "probe"], input: text).text
    for page in ["sea", "hills"] {
      #expect(trace.matches(of: try Regex("\(page)\\.loadView")).count == 1, "\(page)")
      #expect(trace.matches(of: try Regex("\(page)\\.viewDidAppear")).count >= 2, "\(page)")
    }
  }
}
