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
    // Between them by the height of the status bar.
    Variant(
      device: "ipad-pro-11", header: 200, bar: 64 + 4 * (88.5 - 64) / 24, margin: 24, status: 24),
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
      let first = max(0, Int((offset / 312).rounded(.down)))
      for row in first..<Int(((offset + height) / 312).rounded(.up)) {
        let cell = try step.rect("list/\(row + 1)")
        #expect(abs(cell[1] - (312 * Double(row) - offset)) < 1e-6)
        let f = Expected.clamped((cell[1] + 312) / (height + 312), 0, 1)
        let photo = try step.frame("list/\(row + 1)/photo")
        #expect(abs(photo[1] + (1 - f) * 150) < 1e-6, "\(row) at \(offset)")
        #expect(abs(photo[1] + photo[3] - (300 + 150 - (1 - f) * 150)) < 1e-6)
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

  /// Wide, tall, small and square pictures.
  static let pictures = [(900.0, 600.0), (300, 1200), (200, 100), (500, 500), (60, 90)]

  @Test(arguments: pictures, viewports)
  func `S3.16 fits pictures of any form, with margins of half of what is left and none beyond`(
    _ picture: (width: Double, height: Double),
    _ viewport: (device: String, width: Double, height: Double)
  ) throws {
    let fit = min(viewport.width / picture.width, viewport.height / picture.height)
    let scene = """
      scene: zoom
      with: {imageWidth: \(picture.width), imageHeight: \(picture.height), largest: \(4 * fit)}
      """
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      let arguments = ["--motion", "pinch", "--device", viewport.device] + sampling
      for step in try Probe.steps(of: scene, arguments) {
        // Two fingers that come to be three times as far apart in half a second.
        let scale = fit * (1 + 2 * step.time / 0.5)
        let (zoomer, seen) = (try step.rect("zoomer"), try step.rect("picture"))
        #expect(abs(seen[2] - picture.width * scale) < 0.01, "at \(step.time)")
        #expect(abs(seen[3] - picture.height * scale) < 0.01, "at \(step.time)")
        for (side, room) in [viewport.width, viewport.height].enumerated() {
          let margin = max(0, (room - seen[side + 2]) / 2)
          let overhang = max(0, (seen[side + 2] - room) / 2)
          let place = seen[side] - zoomer[side]
          #expect(abs(place - margin + overhang) < 0.01, "\(side) at \(step.time)")
        }
      }
    }
  }

  @Test(arguments: [0.0, 44, 64])
  func `S3.7 counts the inset at the top: o is −(offset + inset)`(_ inset: Double) throws {
    let links = { (from: String) in
      """
      links:
        - {from: \(from), to: photoHeight, input: [-1000, 0], output: [\(1200 + inset), \(200 + inset)]}
        - {from: \(from), to: photoBottom, input: [-1, 0, 1], output: [0, 0, 0.5], extrapolate: extend}
        - {from: \(from), to: place.clips, input: [0, 0], output: [0, 1]}
      """
    }
    let moves = Probe.offsets.map {
      "{scrollTo: {view: page, offset: [0, \($0)], duration: 0}}, {wait: 1}"
    }.joined(separator: ", ")
    let scene = """
      children:
        - id: page
          kind: scroll
          contentInset: {top: \(inset)}
          pin: edges
          children:
            - id: place
              pin: {top: 0, horizontal: 0, width: 100%, height: 200}
              children: [{id: photo, image: photo, pin: {horizontal: 0}}]
              constraints:
                - photoBottom: photo.bottom == place.bottom
                - photoHeight: photo.height == \(200 + inset)
            - {id: rest, pin: {horizontal: 0, bottom: 0, height: 3000}}
          constraints: [rest.top == place.bottom]
      \(links("page.contentOffset.y + \(inset)"))
      motions: {go: [\(moves)]}
      """
    let steps = try Probe.steps(of: scene, ["--fps", "1"])
    for (offset, step) in zip(Probe.offsets, steps) {
      let o = -(offset + inset)
      let (photo, place) = (try step.rect("photo"), try step.rect("place"))
      #expect(abs(photo[3] - (200 + max(o + inset, inset))) < 0.34, "height at \(offset)")
      let bottom = o >= 0 ? 0 : -o / 2
      #expect(abs(photo[1] + photo[3] - place[1] - place[3] - bottom) < 0.34, "at \(offset)")
      #expect(abs(place[1] + offset) < 0.01)
    }
  }

  @Test(arguments: [1, 2, 4], [0, 1, 9, 20])
  func `S3.6 follows the lines of the text and the rows of the table`(
    _ lines: Int, _ rows: Int
  ) throws {
    let text = try String(contentsOfFile: Program.example("stacked-scroll.yaml"), encoding: .utf8)
    let words = Array(repeating: "Word", count: lines).joined(separator: "\\n")
    let scene = text.replacing(#/text: The height of this part.*/#, with: "text: \"\(words)\"")
      .replacing("repeat: 9", with: "repeat: \(rows)")
    let step = try #require(try Probe.steps(of: scene, ["--at", "0"]).first)
    // Lines are 1.193359375 times as high as their letters, 22 points of the title and 15.
    let notice = 20 + 1.193359375 * (22 + 15 * Double(lines)) + 8 + 20
    let frame = try step.frame("notice")
    #expect(frame[1] == 180 && abs(frame[3] - notice) < 0.67)
    let place = try step.frame("newsPlace")
    #expect(abs(place[1] - 180 - frame[3]) < 0.01 && place[3] == 84 * Double(rows))
    #expect(try step.frame("newsTable")[3] == 84 * Double(rows))
    #expect(abs(try step.frame("stack")[3] - 180 - frame[3] - place[3]) < 0.01)
  }
}
