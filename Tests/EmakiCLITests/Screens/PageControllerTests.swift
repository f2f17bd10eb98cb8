import Foundation
import Testing

/// Page controllers, and everything that is mirrored where lines run to the left.
@Suite struct `A page controller` {
  private static let file = "pages.yaml"

  /// Where a point of a page is seen that is turned about its spine at x = 0, in the middle of its
  /// height: the nearest edge is seen 1 / 0.92 times as high.
  private func box(_ angle: Double, height: Double) -> [Double] {
    let edge = (x: 375 * cos(angle), w: 1 + 0.08 * sin(angle))
    let tall = max(height, height / edge.w)
    return [0, (height - tall) / 2, edge.x / edge.w, tall]
  }

  @Test func `turns the upper page about its spine in 0.50 s, the next one lies under it`() throws {
    for (motion, angle) in [("turn", { $0 }), ("turnBack", { 1 - $0 })]
      as [(String, (Double) -> Double)]
    {
      for step in try Expected.motion(Self.file, motion, lasts: 0.5) where !step.isEnd(of: 0.5) {
        let turned = angle(Expected.easeInOut(step.time / 0.5)) * .pi / 2
        let place = try step.rect("bookFrame")
        let seen = try step.rect("morningView")
        for (side, value) in box(-turned, height: 400).enumerated() {
          let expected = value + (side < 2 ? place[side] : 0)
          #expect(abs(seen[side] - expected) < 0.01, "\(motion), \(side) at \(step.time)")
        }
        #expect(try step.rect("noonView") == place, "it lies still")
        let order = step.views.map(\.id).filter { ["morningView", "noonView"].contains($0) }
        #expect(order == ["noonView", "morningView"], "under it")
      }
    }
    let last = try #require(try Expected.steps(Self.file, "turn").last)
    #expect(last.view("morningView") == nil && last.view("noonView") != nil)
  }

  @Test func `moves pages side by side in 0.30 s`() throws {
    for step in try Expected.motion(Self.file, "slide", lasts: 0.3) where !step.isEnd(of: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.rect("seaView")[0] + 375 * eased) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("hillsView")[0] - 375 * (1 - eased)) < 0.01, "at \(step.time)")
    }
  }

  @Test func `gives way a little before the first page, and springs back`() throws {
    let steps = try Probe.steps(
      Self.file, "[drag: {on: stripFrame, by: [150, 0], duration: 0.3, velocity: [0, 0]}]")
    #expect(steps.count > 30)
    for step in steps {
      let pulled = Expected.rubberBand(150 * min(step.time / 0.3, 1), 375)
      let back = Expected.spring(max(0, step.time - 0.3), from: pulled, velocity: 0)
      let x = step.time <= 0.3 ? pulled : back
      #expect(abs(try step.rect("seaView")[0] - x) < 0.5, "at \(step.time)")
      #expect(step.view("hillsView") == nil)
    }
    #expect(try #require(steps.last).rect("seaView")[0] == 0)
  }

  /// 225 of 375 points are 0.6, of which the rest takes 0.4 · 0.3 s; 150 are 0.4, and go back.
  @Test(arguments: [("swipe", 225.0, 0.42), ("swipeTooLittle", 150, 0.42)])
  func `follows a finger, and turns past the half`(
    _ motion: String, _ way: Double, _ end: Double
  ) throws {
    let steps = try Expected.motion(Self.file, motion, lasts: end)
    for step in steps where !step.isEnd(of: end) {
      let finger = way * min(step.time / 0.3, 1)
      let rest = (way > 187.5 ? 375 - way : -way) * max(step.time - 0.3, 0) / 0.12
      #expect(abs(try step.rect("seaView")[0] + finger + rest) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("hillsView")[0] - (375 - finger - rest)) < 0.01)
    }
    let last = try #require(steps.last)
    #expect((last.view("hillsView") != nil) == (way > 187.5))
    #expect((last.view("seaView") == nil) == (way > 187.5))
  }

  @Test func `tells its pages as they come and go`() throws {
    #expect(
      try Expected.trace(Self.file, "turn") == [
        "0.000 noon.loadView(parent: book)", "0.000 noon.viewDidLoad(parent: book)",
        "0.000 noon.configure(owner: book)",
        "0.000 morning.viewWillDisappear", "0.000 noon.viewWillAppear",
        "0.500 morning.viewDidDisappear", "0.500 noon.viewDidAppear",
      ])
  }

  @Test func `turns to the other side where lines run to the left`() throws {
    let steps = try Expected.samplings(
      of: Program.example(Self.file), lasts: 0.3, ["--motion", "slide", "--rtl"])
    for step in steps where !step.isEnd(of: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.rect("seaView")[0] - 375 * eased) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("hillsView")[0] + 375 * (1 - eased)) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S0.5 pushes from the left where lines run to the left, and pops to there`() throws {
    for (motion, way) in [("openDetail", { $0 }), ("closeDetail", { 1 - $0 })]
      as [(String, (Double) -> Double)]
    {
      let steps = try Expected.samplings(
        of: Program.example("side-menu.yaml"), lasts: 0.35, ["--motion", motion, "--rtl"])
      for step in steps where !step.isEnd(of: 0.35) {
        let rest = way(Expected.springRest(step.time, 0.35))
        #expect(abs(try step.rect("detailView")[0] + 375 * rest) < 0.01, "at \(step.time)")
        #expect(abs(try step.rect("listView")[0] - 112.5 * (1 - rest)) < 0.01)
      }
    }
  }

  @Test func `presents with a flip of 0.75 s, half a turn each`() throws {
    for step in try Expected.motion("presentation.yaml", "flip", lasts: 0.75)
    where !step.isEnd(of: 0.75) {
      // The old one turns away in the first half, then the new one comes.
      let isOld = step.time < 0.375 - 1e-8
      #expect((step.view("viewerView")?.hidden ?? true) == isOld, "at \(step.time)")
      #expect(step.view("root")?.hidden == !isOld, "at \(step.time)")
      let part = isOld ? step.time / 0.375 : step.time / 0.375 - 1
      let angle =
        (isOld ? -Expected.easeIn(part) : 1 - Expected.easeOut(part)) * .pi / 2
      let xs = [-187.5, 187.5].map { $0 * cos(angle) / (1 + 0.002 * $0 * sin(angle)) }
      let rect = try step.rect(isOld ? "root" : "viewerView")
      #expect(abs(rect[0] - 187.5 - xs[0]) < 0.01, "at \(step.time)")
      #expect(abs(rect[2] - (xs[1] - xs[0])) < 0.01, "at \(step.time)")
    }
    let last = try #require(try Expected.steps("presentation.yaml", "flip").last)
    #expect(try last.rect("viewerView") == [0, 0, 375, 812])
    #expect(last.view("root") == nil)
  }

  @Test func `on a phone on its side the strip lies beside the book, its pages under the finger`()
    throws
  {
    let steps = try Expected.samplings(
      of: Program.example(Self.file), lasts: nil,
      ["--motion", "swipe", "--orientation", "landscape"])
    // 812 × 375 points with 44 kept free at the sides and 21 below; 0.6 of the rest, and 24 beside it.
    let start = 44 + 0.6 * 724 + 24
    for step in steps {
      let (book, strip) = (try step.rect("bookFrame"), try step.rect("stripFrame"))
      // Edges lie on thirds of a point.
      #expect(abs(book[2] - 0.6 * 724) < 0.34 && abs(strip[0] - start) < 0.34)
      #expect(abs(strip[0] + strip[2] - 768) < 0.34 && book[1] == strip[1] && book[3] == strip[3])
      #expect(abs(book[1] + book[3] - (375 - 21 - 12)) < 0.34)
      guard step.time <= 0.3 else { continue }
      let sea = try step.rect("seaView")[0]
      #expect(abs(sea - (start - 225 * step.time / 0.3)) < 0.34, "at \(step.time)")
    }
  }
}
