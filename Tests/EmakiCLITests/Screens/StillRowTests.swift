import Foundation
import Testing

/// What a screen is made of stays what it is at every step of its motions.
@Suite struct `While something moves` {
  /// The steps of a motion of the test's own at 0, 25, 50, 75 and 100 %, and at 60 a second.
  private func probed(_ file: String, _ steps: String) throws -> [InspectOutput.Step] {
    try Probe.steps(file, steps, ["--steps", "5"]) + Probe.steps(file, steps)
  }

  @Test func `S0.1 S0.7 the layers and the list keep their places while the menu opens`() throws {
    for step in try Expected.motion("side-menu.yaml", "openLeft", lasts: 0.26) {
      let eased = Expected.easeOut(min(step.time / 0.26, 1))
      #expect(abs(try step.rect("listHeader")[0] - 100 * eased) < 0.01, "at \(step.time)")
      #expect(Array(try step.rect("listHeader").dropFirst()) == [88, 375, 180])
      for index in 1...5 {
        let row = try step.rect("listTable/\(index)")
        #expect(Array(row.dropFirst()) == [148 + 120 * Double(index), 375, 120], "\(index)")
        #expect(step.view("listTable/\(index)/title")?.text == "タイトルが入ります")
      }
      #expect(try step.rect("leftSideMenu") == [0, 0, 100, 812])
      #expect(try step.rect("rightSideMenu") == [95, 0, 280, 812])
    }
  }

  @Test func `S0.9 the right menu's rows lie under its banner while it opens`() throws {
    for step in try Expected.motion("side-menu.yaml", "openRight", lasts: 0.26) {
      #expect(try step.frame("rightBanner") == [16, 88, 248, 96], "at \(step.time)")
      for index in 1...12 {
        let row = try step.frame("rightRow\(index)")
        #expect(abs(row[1] - 43.5 * Double(index - 1)) < 0.17 && abs(row[3] - 43.5) < 0.34)
        #expect(step.view("rightRow\(index)")?.text == "メニュー内容その\(index)(未定)")
      }
    }
  }

  @Test func `S0.12 the bar goes with the content, its items with the bar`() throws {
    for step in try Expected.motion("side-menu.yaml", "openLeft", lasts: 0.26) {
      let x = 100 * Expected.easeOut(min(step.time / 0.26, 1))
      for (view, place) in [("contentsBar", 0.0), ("menuButton", 16)] {
        #expect(abs(try step.rect(view)[0] - x - place) < 0.01, "\(view) at \(step.time)")
      }
      let (title, user) = (try step.rect("listItemTitle"), try step.rect("userButton"))
      #expect(abs(title[0] + title[2] / 2 - x - 187.5) < 0.2, "at \(step.time)")
      #expect(abs(user[0] + user[2] - x - 359) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S1.3 S1.7 reviews stay alike as containers, cells, footer and controller`() throws {
    for step in try probed("reviews.yaml", "[wait: 0.4]") {
      for (index, container) in ["first", "second", "third"].enumerated() {
        let frame = [0, 48 + 80 * Double(index), 375, 80]
        #expect(try step.frame(container) == frame && step.frame("list/\(index + 1)") == frame)
      }
      for place in ["list/1/", "review-", "review-2-"] {
        #expect(try step.frame(place + "face") == [16, 14, 32, 32], "\(place)")
        #expect(try step.frame(place + "author") == [60, 12, 375 - 60 - 64, 20], "\(place)")
        #expect(try step.frame(place + "text") == [60, 34, 375 - 60 - 16, 34], "\(place)")
      }
    }
  }

  @Test func `S1.2 a table that does not scroll is as high as its rows while it moves`() throws {
    for rows in [0, 1, 3, 100] {
      let scene = """
        children:
          - {id: list, kind: table, scrolls: false, rowHeight: 30, rows: \(rows), pin: {top: 0, horizontal: 0}}
          - {id: below, pin: {horizontal: 0, height: 10}}
        constraints: [below.top == list.bottom]
        motions: {go: [animate: {duration: 0.4, curve: linear, changes: {list.pin.top: 40}}]}
        """
      for sampling in [["--steps", "5"], ["--fps", "60"]] {
        for step in try Probe.steps(of: scene, sampling) {
          let (top, height) = (100 * step.time, 30 * Double(rows))
          #expect(abs(try step.frame("list")[1] - top) < 1e-6, "at \(step.time)")
          #expect(abs(try step.frame("list")[3] - height) < 1e-6)
          #expect(abs(try step.frame("below")[1] - top - height) < 1e-6)
        }
      }
    }
  }

  @Test func `S2.1 the cells of the menu keep their places in it while pages turn`() throws {
    for step in try Expected.motion("news-tabs.yaml", "flick", lasts: nil) {
      for index in 1...6 {
        let frame = [110 * Double(index - 1), 0, 110, 44]
        #expect(try step.frame("cell\(index)") == frame, "at \(step.time)")
        #expect(step.view("title\(index)")?.text == "メニュー\(index)")
      }
    }
  }

  @Test func `S3.1 the underline keeps the width of a tab while it moves`() throws {
    for step in try Expected.motion("underline-tabs.yaml", "tapSecond", lasts: 0.36) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.26, 0, 1))
      for (value, expected) in zip(try step.frame("underline"), [187.5 * eased, 42, 187.5, 2]) {
        #expect(abs(value - expected) < 0.17, "at \(step.time)")
      }
    }
  }

  @Test func `S3.11 cards keep their places while they fade in`() throws {
    let steps = try Expected.motion("cards.yaml", "appear", lasts: 0.44)
    let first = try #require(steps.last)
    let cards = first.views.filter { $0.frame[2] == 335 && $0.frame[3] == 190 }.map(\.id)
    #expect(cards.count == 3)
    for step in steps {
      let eased = Expected.easeIn(Expected.clamped((step.time - 0.08) / 0.36, 0, 1))
      #expect(abs(try step.alpha("cards") - eased) < 1e-4, "at \(step.time)")
      for card in cards { #expect(try step.rect(card) == first.rect(card)) }
    }
  }

  @Test func `S4.1 S4.2 a child is there from when it is added until it is removed`() throws {
    let moves =
      "[{removeChild: first}, {wait: 0.2}, "
      + "{addChild: {controller: second, to: root, in: place}}, {wait: 0.2}]"
    for step in try probed("custom-container.yaml", moves) {
      let isAdded = step.time > 0.2 - 1e-9
      #expect(step.view("firstView") == nil, "at \(step.time)")
      #expect((step.view("secondView") != nil) == isAdded, "at \(step.time)")
      if isAdded { #expect(try step.frame("secondView") == [0, 0, 375, 620]) }
    }
  }
}
