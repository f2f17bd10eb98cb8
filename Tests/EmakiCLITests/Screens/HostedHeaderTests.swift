import Foundation
import Testing

/// Headers and footers of tables that are subviews of them, as those that hold controllers.
@Suite struct `Headers with controllers` {
  /// Two sections of ten rows of 40 points under headers of 60 points, the first one's by what is in
  /// it; the table begins at 0 and is 300 high.
  private func scene(_ style: String, _ motion: String) -> String {
    let inner = "children: [{id: inner, kind: container, pin: edges, embed: second}]"
    return """
      device: iPhone X
      children:
        - id: list
          kind: table
          style: \(style)
          contentInsetAdjustmentBehavior: never
          pin: {top: 0, horizontal: 0, height: 300}
          rowHeight: 40
          sections:
            - {rows: 10, header: {id: one, kind: container, embed: first}}
            - {rows: 10, header: {id: two, pin: {height: 60}, \(inner)}}
          footer: {id: end, kind: container, pin: {height: 30}, embed: third}
      components:
        tag:
          parameters: {name: ~}
          children: [{id: label, text: "{name}", pin: {leading: 16, top: 20, bottom: 20, height: 20}}]
      controllers:
        first: {id: a, component: tag, with: {name: a}}
        second: {id: b, component: tag, with: {name: a}, on: {tap: grow}}
        third: {children: [{id: last, pin: edges}]}
      motions:
        go: \(motion)
        grow: [animate: {duration: 0.2, curve: linear, changes: {b.alpha: 0}}]
      """
  }

  private func steps(_ style: String, at offsets: [Double]) throws -> [InspectOutput.Step] {
    let moves = offsets.map {
      "{scrollTo: {view: list, offset: [0, \($0)], duration: 0}}, {wait: 1}"
    }
    let scene = scene(style, "[" + moves.joined(separator: ", ") + "]")
    return try Probe.steps(of: scene, ["--motion", "go", "--fps", "1"])
  }

  private static let offsets: [Double] = [-50, 0, 50, 390, 400, 430, 460, 500, 900]

  @Test func `stick in a plain table until the next one pushes them out`() throws {
    for (offset, step) in zip(Self.offsets, try steps("plain", at: Self.offsets)) {
      // A section is 60 + 10 · 40 = 460 long.
      #expect(try step.frame("one") == [0, min(max(0, offset), 400), 375, 60], "at \(offset)")
      let second = 460 + min(max(0, offset - 460), 400)
      #expect(try step.frame("two") == [0, second, 375, 60], "at \(offset)")
      #expect(try step.frame("a-label")[1] == 20 && step.rect("b-label")[1] == second + 20 - offset)
      #expect(try step.frame("end") == [0, 920, 375, 30])
      if offset < 300, offset > -50 { #expect(try step.frame("list/1")[1] == 60) }
    }
  }

  @Test func `have no controllers where they have an id, and let links stretch what is in them`()
    throws
  {
    let scene = """
      children:
        - id: list
          kind: table
          pin: edges
          rows: 30
          header:
            id: head
            pin: {height: 200}
            children: [{id: cover, pin: {horizontal: 0, bottom: 0}}]
            constraints: [coverTop: cover.top == superview.top + 0]
      links: [{from: list.contentOffset.y, to: coverTop, input: [-500, 0], output: [-500, 0]}]
      motions:
        go: [{scrollTo: {view: list, offset: [0, -80], duration: 0}}, {wait: 1},
             {scrollTo: {view: list, offset: [0, 50], duration: 0}}, {wait: 1}]
      """
    let steps = try Probe.steps(of: scene, ["--motion", "go", "--fps", "1"])
    for (offset, step) in zip([-80.0, 50], steps) {
      #expect(try step.frame("head") == [0, 0, 375, 200])
      #expect(try step.frame("cover") == [0, min(offset, 0), 375, 200 - min(offset, 0)])
      #expect(try step.rect("cover")[1] == min(0, -offset))
    }
  }

  @Test func `scroll with their rows in a grouped table`() throws {
    for (offset, step) in zip(Self.offsets, try steps("grouped", at: Self.offsets)) {
      // Below the rows of a group are 18 points.
      #expect(try step.rect("one") == [0, -offset, 375, 60], "at \(offset)")
      #expect(try step.rect("two") == [0, 478 - offset, 375, 60], "at \(offset)")
      #expect(try step.rect("end") == [0, 956 - offset, 375, 30], "at \(offset)")
    }
  }

  @Test func `have the inner frames of the same component in any other place`() throws {
    let step = try #require(try steps("plain", at: [0]).first)
    let alone = try Probe.steps(
      of: """
        device: iPhone X
        children: [{id: c, pin: {top: 0, horizontal: 0, height: 60}, component: tag, with: {name: a}}]
        components:
          tag:
            parameters: {name: ~}
            children: [{id: label, text: "{name}", pin: {leading: 16, top: 20, bottom: 20, height: 20}}]
        """)
    #expect(try step.frame("a-label") == alone.first?.frame("c-label"))
    #expect(try step.frame("b-label") == alone.first?.frame("c-label"))
  }

  @Test func `are touched over the rows that they lie on`() throws {
    // The second header is stuck at the top then.
    let moves = "[scrollTo: {view: list, offset: [0, 500], duration: 0}, tap: [100, 30], wait: 0.1]"
    let steps = try Probe.steps(of: scene("plain", moves), ["--motion", "go", "--fps", "60"])
    for step in steps {
      let alpha = 1 - Expected.clamped((step.time - 0.1) / 0.2, 0, 1)
      #expect(abs(try step.alpha("b") - alpha) < 1e-6, "at \(step.time)")
    }
  }

  @Test func `make a table that does not scroll as high as it has to be`() throws {
    let text = scene("plain", "[wait: 1]")
      .replacing("height: 300}", with: "width: 375}\n    scrolls: false")
    let step = try #require(try Probe.steps(of: text, ["--at", "0"]).first)
    #expect(try step.rect("list") == [0, 0, 375, 950])
    #expect(try step.rect("one") == [0, 0, 375, 60])
    #expect(try step.rect("two") == [0, 460, 375, 60])
    #expect(try step.rect("end") == [0, 920, 375, 30])
  }

  @Test func `bring rows up to the lower edge of the one that sticks`() throws {
    let moves = "[scrollTo: {view: list, row: 4, duration: 0}, wait: 0.1]"
    let step = try #require(
      try Probe.steps(of: scene("plain", moves), ["--motion", "go", "--at", "0"]).first)
    #expect(try step.rect("list/5") == [0, 60, 375, 40])
    #expect(try step.rect("one") == [0, 0, 375, 60])
  }
}
