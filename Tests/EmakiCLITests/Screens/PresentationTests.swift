import Foundation
import Testing

/// Controllers over others, S3.18.
@Suite struct `A presentation` {
  private static let file = "presentation.yaml"

  @Test func `S3.18 covers the screen from below in 0.40 s, and the presenter goes`() throws {
    let steps = try Expected.motion(Self.file, "fullScreen", lasts: 0.4)
    for step in steps where !step.isEnd(of: 0.4) {
      let rest = Expected.springRest(step.time, 0.4)
      #expect(abs(try step.rect("viewerView")[1] - 812 * rest) < 0.01, "at \(step.time)")
      #expect(try step.rect("root") == [0, 0, 375, 812])
    }
    let last = try #require(steps.last)
    #expect(try last.rect("viewerView") == [0, 0, 375, 812])
    #expect(last.view("root") == nil)
    #expect(
      try Expected.trace(Self.file, "fullScreen").filter { $0.contains("ppear") } == [
        "0.000 presentation.viewWillDisappear", "0.000 comments.viewWillDisappear",
        "0.000 viewer.viewWillAppear", "0.400 viewer.viewDidAppear",
        "0.400 comments.viewDidDisappear", "0.400 presentation.viewDidDisappear",
      ])
  }

  @Test func `leaves the bar of the stack that it lies over as it is`() throws {
    let scene = """
      device: iphone-8
      type: navigation
      viewControllers: [shop]
      controllers:
        shop: {title: Shop, background: systemBackground}
        detail: {title: Detail, background: systemBackground}
      motions:
        open: [{present: {controller: detail, from: shop}}, {dismiss: detail}]
      """
    for step in try Probe.steps(of: scene, ["--steps", "9"]) {
      #expect(!step.views.contains { $0.id == "detailItem" }, "at \(step.time)")
      #expect(step.view("shopItem")?.alpha ?? 1 == 1, "at \(step.time)")
    }
  }

  @Test func `S3.18 raises a page sheet to 10 points under the safe area, over the presenter`()
    throws
  {
    let scale = 343.0 / 375
    for step in try Expected.motion(Self.file, "sheet", lasts: 0.4) {
      let rest = Expected.springRest(step.time, 0.4)
      let sheet = try step.rect("shareView")
      #expect(abs(sheet[1] - (54 + 812 * rest)) < 0.01 && sheet[2] == 375 && sheet[3] == 758)
      // The presenter gets smaller about its middle, and its top comes to the safe area's.
      let size = 1 - (1 - scale) * (1 - rest)
      let shift = (44 - 812 * (1 - scale) / 2) * (1 - rest)
      let expected = [
        375 * (1 - size) / 2, 812 * (1 - size) / 2 + shift, 375 * size, 812 * size,
      ]
      for (value, other) in zip(try step.rect("root"), expected) {
        #expect(abs(value - other) < 0.01, "at \(step.time)")
      }
      #expect(abs(try step.alpha("shareView/dimming") - 0.2 * (1 - rest)) < 1e-6)
    }
    let told = try Expected.trace(Self.file, "sheet").filter { $0.contains("ppear") }
    #expect(told == ["0.000 share.viewWillAppear", "0.400 share.viewDidAppear"])
  }

  @Test func `S3.18 dissolves over the current context in 0.30 s and leaves the rest alone`()
    throws
  {
    for step in try Expected.motion(Self.file, "overContext", lasts: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.alpha("noticeView") - eased) < 1e-4)
      #expect(try step.rect("noticeView") == step.rect("panel"))
      #expect(try step.alpha("commentsView") == 1, "it stays")
      #expect(try step.rect("root") == [0, 0, 375, 812])
    }
  }

  @Test(arguments: ["dismissSheet", "dismissFullScreen", "dismissOverContext"])
  func `S3.18 leaves everything as it was`(_ motion: String) throws {
    let before = try #require(try Expected.steps(Self.file, "sheet").first)
    let after = try #require(try Expected.steps(Self.file, motion).last)
    #expect(
      after.views.map(\.id) == [
        "root/window", "root", "heading", "picture", "shareButton", "panel", "commentsView",
        "commentsTitle", "commentsText",
      ])
    for view in after.views {
      let other = try #require(before.view(view.id))
      #expect(view.rect == other.rect && view.alpha == other.alpha, "\(view.id)")
      #expect(view.hidden == other.hidden)
    }
  }

  @Test func `S3.18 brings a dismissed presenter back from behind`() throws {
    for step in try Expected.motion(Self.file, "dismissFullScreen", lasts: 0.4)
    where !step.isEnd(of: 0.4) {
      let rest = Expected.springRest(step.time, 0.4)
      #expect(abs(try step.rect("viewerView")[1] - 812 * (1 - rest)) < 0.01)
      #expect(try step.rect("root") == [0, 0, 375, 812])
    }
    #expect(
      try Expected.trace(Self.file, "dismissFullScreen").suffix(6) == [
        "0.000 viewer.viewWillDisappear", "0.000 presentation.viewWillAppear",
        "0.000 comments.viewWillAppear", "0.400 comments.viewDidAppear",
        "0.400 presentation.viewDidAppear", "0.400 viewer.viewDidDisappear",
      ])
  }

  @Test(arguments: ["iphone-8", "ipad-pro-11"])
  func `S3.18 has sheets that suit the device`(_ device: String) throws {
    let output = try InspectOutput.of(
      Program.example(Self.file), ["--motion", "sheet", "--at", "0.4", "--device", device])
    let step = try #require(output.scenes.first?.steps.first)
    let (width, height) = (output.device.width, output.device.height)
    let expected =
      device == "iphone-8"
      ? [0, 30, width, height - 30] : [(width - 704) / 2, 44, 704, height - 88]
    #expect(try step.rect("shareView") == expected)
  }

  @Test(arguments: [
    ("iphone-8", [0, 30, 375, 637]), ("ipad-pro-11", [147, 287, 540, 620]),
    ("ipad-9-7", [114, 202, 540, 620]),
  ])
  func `as a form sheet has 540 by 620 points on tablets, and is a page sheet on phones`(
    _ device: String, _ expected: [Double]
  ) throws {
    let steps = try Probe.steps(
      of: """
        device: \(device)
        controllers: {form: {background: white}}
        motions: {m: [present: {controller: form, from: root, style: formSheet}]}
        """, ["--steps", "2"])
    #expect(try #require(steps.last).rect("formView") == expected)
    #expect(try abs(#require(steps.last).alpha("formView/dimming") - 0.2) < 1e-9)
  }

  @Test func `S3.18 lowers a sheet as it rose, and its presenter grows back`() throws {
    let scale = 343.0 / 375
    for step in try Expected.motion(Self.file, "dismissSheet", lasts: 0.4)
    where !step.isEnd(of: 0.4) {
      let rest = Expected.springRest(step.time, 0.4)
      #expect(abs(try step.rect("shareView")[1] - (54 + 812 * (1 - rest))) < 0.01)
      let size = 1 - (1 - scale) * rest
      let shift = (44 - 812 * (1 - scale) / 2) * rest
      let expected = [
        375 * (1 - size) / 2, 812 * (1 - size) / 2 + shift, 375 * size, 812 * size,
      ]
      for (value, other) in zip(try step.rect("root"), expected) {
        #expect(abs(value - other) < 0.01, "at \(step.time)")
      }
      #expect(abs(try step.alpha("shareView/dimming") - 0.2 * rest) < 1e-6)
    }
  }

  @Test func `S3.18 dissolves back in 0.30 s`() throws {
    for step in try Expected.motion(Self.file, "dismissOverContext", lasts: 0.3)
    where !step.isEnd(of: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.alpha("noticeView") - (1 - eased)) < 1e-4, "at \(step.time)")
      #expect(try step.alpha("commentsView") == 1 && step.rect("noticeView") == step.rect("panel"))
    }
  }
}
