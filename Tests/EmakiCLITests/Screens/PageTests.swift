import Foundation
import Testing

/// The article by device, stacked parts, the list, the picture that zooms, components.
@Suite struct `Pages that scroll and zoom` {
  /// Header, bar, margin and status bar of S3.9.
  struct Variant: CustomTestStringConvertible, Sendable {
    let device: String
    let header: Double
    let bar: Double
    let margin: Double
    let status: Double
    var testDescription: String { device }
  }

  static let variants = [
    Variant(device: "iphone-x", header: 244, bar: 88.5, margin: 44, status: 44),
    Variant(device: "iphone-8", header: 200, bar: 64, margin: 20, status: 20),
    Variant(device: "ipad-pro-11", header: 200, bar: 64, margin: 20, status: 24),
  ]

  @Test(arguments: variants)
  func `S3.9 has the header, bar, margin and status bar of the device`(_ variant: Variant) throws {
    let output = try InspectOutput.of(
      Program.example("article.yaml"), ["--at", "0", "--device", variant.device])
    let step = try #require(output.scenes.first?.steps.first)
    #expect(try step.frame("imageHeader")[3] == variant.header)
    // Layout rounds to the pixels of the device.
    #expect(abs(try step.frame("header")[3] - variant.bar) < 0.26)
    #expect(try step.frame("header")[1] == -variant.status)
    #expect(try step.rect("header")[1] == 0)
  }

  @Test(arguments: variants)
  func `S3.7 S3.8 S3.9 has picture, header and title right at every offset`(
    _ variant: Variant
  ) throws {
    let d = variant.header - variant.bar
    for (offset, step) in try Probe.atOffsets("article.yaml", "article", device: variant.device) {
      let o = -offset
      let (place, photo) = (try step.rect("imagePlace"), try step.rect("photo"))
      let bottom = o >= 0 ? 0 : -o / 2
      #expect(abs(photo[3] - (variant.header + max(o, 0))) < 0.51, "height at \(offset)")
      #expect(abs(photo[1] + photo[3] - (place[1] + place[3] + bottom)) < 0.51, "at \(offset)")
      #expect(abs(place[1] + place[3] - (variant.header - offset)) < 0.51, "at \(offset)")
      #expect(abs(try step.alpha("header") - Expected.clamped(offset / d, 0, 1)) < 1e-6)
      for id in ["back", "headerTitle"] {
        let top = variant.margin + max(0, d - offset)
        #expect(abs(try step.rect(id)[1] - top) < 0.51, "\(id) at \(offset)")
      }
    }
  }

  @Test func `S3.7 clips the picture once it slides`() throws {
    // At offset 1 the picture reaches half a point out of its place, at 0 it fills it.
    for (time, clips) in [(0.0, false), (0.3, true)] {
      let lines = try Probe.svg("article.yaml", at: time, ["--no-fingers"]).lines
      #expect(lines.contains { $0.contains("id=\"imagePlace\" clip-path") } == clips, "\(time)")
    }
    let pulled = try Probe.svg("article.yaml", at: 0.25, ["--motion", "pull"]).lines
    #expect(!pulled.contains { $0.contains("id=\"imagePlace\" clip-path") }, "pulled down")
  }

  @Test(arguments: [("iphone-x", 812.0), ("ipad-pro-11", 1194)])
  func `S3.5 has every picture right at every offset of the list`(
    _ device: String, _ height: Double
  ) throws {
    for (offset, step) in try Probe.atOffsets("parallax-list.yaml", "list", device: device) {
      for index in 1...4 {
        let cell = try step.rect("card\(index)")
        #expect(abs(cell[1] - (312 * Double(index - 1) - offset)) < 1e-6)
        let f = Expected.clamped((cell[1] + 300) / (height + 300), 0, 1)
        let photo = try step.frame("photo\(index)")
        #expect(abs(photo[1] + (1 - f) * 150) < 0.51, "\(index) at \(offset)")
        #expect(abs(photo[1] + photo[3] - (300 + 150 - (1 - f) * 150)) < 0.51)
      }
    }
  }

  @Test func `S3.1 S3.2 has the underline right at every offset of the pages`() throws {
    for (offset, step) in try Probe.atOffsets("underline-tabs.yaml", "pages", x: true) {
      #expect(abs(try step.frame("underline")[0] - offset / 2) < 1e-6, "at \(offset)")
    }
  }

  @Test(arguments: [("iphone-x", 375.0), ("iphone-8", 375), ("ipad-pro-11", 834)])
  func `S3.6 makes the container as high as the rows of its table, under banner and text`(
    _ device: String, _ width: Double
  ) throws {
    for step in try Expected.motion("stacked-scroll.yaml", "scroll", lasts: nil, on: device) {
      let banner = try step.frame("banner")
      let notice = try step.frame("notice")
      let place = try step.frame("newsPlace")
      #expect(banner == [0, 0, width, 180])
      #expect(notice[1] == 180)
      // Text and title with 20, 8 and 20 points around them.
      let text = try step.frame("noticeText")[3] + (try step.frame("noticeTitle")[3])
      #expect(abs(notice[3] - (text + 48)) < 0.01)
      #expect(place == [0, 180 + notice[3], width, 9 * 84])
      #expect(try step.frame("newsTable") == [0, 0, width, 9 * 84])
      #expect(abs(try step.frame("stack")[3] - (180 + notice[3] + 756)) < 0.01)
    }
  }

  /// The zoom's viewport: the screen without safe area and two bars of 44 points.
  static let viewports = [
    ("iphone-x", 375.0, 646.0), ("iphone-8", 375, 559), ("ipad-pro-11", 834, 1062),
  ]

  @Test(arguments: viewports)
  func `S3.16 shows the whole picture in the middle at first, and scales it about two fingers`(
    _ device: String, _ width: Double, _ height: Double
  ) throws {
    let fit = min(width / 900, height / 600)
    for step in try Expected.motion("zoom.yaml", "pinch", lasts: 0.5, on: device) {
      let scale = Expected.clamped(fit * (1 + 2 * step.time / 0.5), fit, 3)
      let size: [Double] = [900 * scale, 600 * scale]
      let zoomer = try step.rect("zoomer")
      let picture = try step.rect("picture")
      #expect(zoomer[2] == width && zoomer[3] == height)
      for (side, view) in [width, height].enumerated() {
        // Pinched in the middle it stays in the middle: with margins, or with equal overhangs.
        let margin = (view - size[side]) / 2
        #expect(abs(picture[side] - zoomer[side] - margin) < 0.01, "\(side) at \(step.time)")
        #expect(abs(picture[side + 2] - size[side]) < 0.01, "\(side) at \(step.time)")
      }
    }
  }

  @Test func `S3.16 does not shrink below the whole picture, and scrolls what is larger`() throws {
    let back = try #require(try Expected.steps("zoom.yaml", "pinchBack").last)
    #expect(abs(try back.rect("picture")[2] - 375) < 0.01)
    let dragged = try #require(try Expected.steps("zoom.yaml", "pinchAndDrag").first)
    #expect(abs(try dragged.rect("picture")[2] - 375) < 0.01)
    for step in try Expected.motion("zoom.yaml", "pinchAndDrag", lasts: nil)
    where step.time >= 0.5 && step.time <= 0.8 {
      let moved = 120 * (step.time - 0.5) / 0.3
      #expect(abs(try step.rect("picture")[0] - (375.0 - 1125) / 2 + moved) < 0.01)
    }
  }
}
