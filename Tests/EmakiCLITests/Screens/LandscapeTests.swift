import Foundation
import Testing

/// Screens of devices on their side.
@Suite struct `On its side` {
  private func first(
    _ file: String, _ device: String, _ arguments: [String] = []
  ) throws -> InspectOutput.Step {
    let output = try InspectOutput.of(
      Program.example(file),
      ["--at", "0", "--device", device, "--orientation", "landscape"] + arguments)
    return try #require(output.scenes.first?.steps.first)
  }

  @Test(arguments: [
    ("iphone-x", 0.0, 32.0, 32.0, 21.0, 44.0), ("iphone-8", 0, 32, 32, 0, 0),
    ("iphone-8-plus", 0, 32, 32, 0, 0), ("iphone-11-pro-max", 0, 32, 32, 21, 44),
    ("ipad-9-7", 20, 44, 49, 0, 0), ("ipad-pro-11", 24, 50, 50, 20, 0),
  ])
  func `bars are as high as UIKit's, and their items keep beside the notch`(
    _ device: String, _ status: Double, _ bar: Double, _ tabs: Double, _ home: Double,
    _ notch: Double
  ) throws {
    let step = try first("navigation.yaml", device)
    let screen = try step.rect("root")
    #expect(try step.rect("libraryBar") == [0, 0, screen[2], status + bar])
    #expect(try step.rect("listItem")[1] == status)
    #expect(try step.rect("listItem")[3] == bar)
    #expect(
      try step.rect("navigationBar") == [0, screen[3] - home - tabs, screen[2], tabs + home])
    let button = try step.rect("listItemRight")
    #expect(button[0] + button[2] == screen[2] - notch - 16)
    // The list lies between them.
    #expect(try step.rect("listView")[1] == status + bar)
  }

  @Test func `the tab that is touched is the one that is seen there`() throws {
    // Two tabs share 812 − 88 points; 400 points from the left lies in the first, 410 in the second.
    for (x, isSecond) in [(400, false), (410, true)] {
      let steps = try Probe.steps(
        "navigation.yaml", "[tap: [\(x), -40]]", ["--fps", "60", "--orientation", "landscape"])
      #expect((try #require(steps.last).view("searchView") != nil) == isSecond, "\(x)")
    }
  }

  @Test(arguments: [
    ("article.yaml", ["category", "headline", "sectionTitle1"], 64.0),
    ("custom-transition.yaml", ["listTitle", "journey1"], 64),
    ("film-detail.yaml", ["filmTitle", "castTitle"], 64), ("nested.yaml", ["listText"], 64),
    ("news-tabs.yaml", ["pageTitle1"], 64), ("music-player.yaml", ["name", "number1"], 60),
    ("containers.yaml", ["below"], 64), ("pressed-button.yaml", ["like"], 76),
  ])
  func `texts keep beside the notch`(_ file: String, _ views: [String], _ x: Double) throws {
    let step = try first(file, "iphone-x")
    for view in views { #expect(try step.rect(view)[0] == x, "\(view)") }
  }

  @Test func `a screen that waits beside the other has the same insets as when it is there`() throws
  {
    let steps = try Expected.samplings(
      of: Program.example("custom-transition.yaml"), lasts: 0.3,
      ["--motion", "present", "--orientation", "landscape"])
    for step in steps where !step.isEnd(of: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.rect("detail")[0] - 812 * (1 - eased)) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("list")[0] + 812 * eased) < 0.01, "at \(step.time)")
      #expect(try step.frame("detailTitle")[0] == 64)
      #expect(try step.frame("listTitle")[0] == 64)
    }
  }

  @Test(arguments: ["iphone-x", "iphone-8", "ipad-pro-11"])
  func `S4.3 a motion of one's own moves by the container's width`(_ device: String) throws {
    for orientation in ["portrait", "landscape"] {
      let steps = try Expected.samplings(
        of: Program.example("custom-container.yaml"), lasts: 0.3,
        ["--motion", "slide", "--device", device, "--orientation", orientation])
      let width = try #require(steps.first).rect("place")[2]
      for step in steps where !step.isEnd(of: 0.3) {
        let eased = Expected.easeInOut(step.time / 0.3)
        #expect(abs(try step.rect("secondView")[0] - width * (1 - eased)) < 0.01)
        #expect(abs(try step.rect("firstView")[0] + width * eased) < 0.01, "at \(step.time)")
      }
    }
  }

  @Test(arguments: ["iphone-x", "ipad-pro-11", "ipad-pro-12-9"])
  func `S3.7 the cover stretches under a finger also where everything has room`(
    _ device: String
  ) throws {
    let steps = try Expected.samplings(
      of: Program.example("music-player.yaml"), lasts: nil,
      ["--motion", "pull", "--device", device])
    let start = try #require(steps.first).rect("cover")
    let height = try #require(steps.first).rect("list")[3]
    for step in steps where step.time <= 0.4 {
      let pulled = Expected.rubberBand(150 * step.time / 0.4, height)
      // Layout rounds to pixels, of which the offset knows nothing.
      #expect(abs(try step.rect("cover")[1]) < 0.5, "it stays at the top at \(step.time)")
      #expect(abs(try step.rect("cover")[3] - start[3] - pulled) < 0.5, "at \(step.time)")
      #expect(abs(try step.rect("name")[1] - (start[3] + 20 + pulled)) < 0.5, "at \(step.time)")
    }
  }

  @Test func `S3.14 the whole card is seen, with its texts, and its picture takes what is left`()
    throws
  {
    let step = try first("card-flip.yaml", "iphone-x")
    let (card, image) = (try step.rect("card"), try step.rect("cardImage"))
    // From 16 under the heading to 50 over the home indicator's 21.
    let heading = try step.rect("heading")
    #expect(abs(card[1] - (heading[1] + heading[3] + 16)) < 0.4)
    #expect(abs(card[1] + card[3] - (375 - 21 - 50)) < 0.4)
    #expect(abs(image[3] - (card[3] - 130)) < 0.4)
    #expect(try step.rect("cardIcon")[1] + 22 + 24 == card[1] + card[3])
  }

  @Test func `S1.8 the editor's canvas keeps room for the postcard, and a layer is seen`() throws {
    let step = try first("image-editor.yaml", "iphone-x")
    #expect(try step.rect("canvasPlace")[3] == 154)
    // 375 − 21 for the home indicator, 48 and 56 for tools.
    #expect(try step.rect("layersPlace")[3] == 375 - 21 - 48 - 56 - 154)
    let (sheet, title) = (try step.rect("sheet"), try step.rect("titleLayer"))
    #expect(title[0] > sheet[0] && title[0] + title[2] < sheet[0] + sheet[2])
  }

  @Test func `frames in cells are moved beside the notch, and what is joined to them`() throws {
    let scene = """
      children:
        - id: list
          kind: table
          contentInsetAdjustmentBehavior: never
          pin: edges
          children:
            - id: rows
              kind: column
              pin: {edges: 0, width: 100%}
              children:
                - id: row
                  kind: cell
                  pin: {height: 60}
                  children:
                    - {id: box, frame: [16, 10, 40, 40]}
                    - {id: beside, pin: {top: 10, size: 20}}
                  constraints: [beside.leading == box.trailing + 8]
        - {id: free, frame: [16, 200, 40, 40]}
      """
    for (orientation, notch) in [("portrait", 0.0), ("landscape", 44)] {
      let step = try #require(try Probe.steps(of: scene, ["--orientation", orientation]).first)
      #expect(try step.rect("box") == [16 + notch, 10, 40, 40], "\(orientation)")
      #expect(try step.rect("beside")[0] == 64 + notch, "\(orientation)")
      #expect(try step.rect("row")[0] == 0)
      #expect(try step.rect("free")[0] == 16, "only in cells")
    }
  }

  @Test func `content that slides aside keeps its insets on the way`() throws {
    let scene = """
      children:
        - id: content
          frame: [0, 0, 812, 375]
          children:
            - id: inner
              pin: edges
              children:
                - {id: start, pin: {top: 0, leading: 16, size: 20, to: safeArea}}
                - {id: end, pin: {top: 0, trailing: 16, size: 20, to: safeArea}}
      motions: {open: [animate: {duration: 0.4, curve: linear, changes: {content.x: 120}}]}
      """
    for step in try Probe.steps(of: scene, ["--steps", "5", "--orientation", "landscape"]) {
      let x = 300 * step.time
      #expect(abs(try step.rect("start")[0] - (x + 60)) < 1e-6, "at \(step.time)")
      #expect(abs(try step.rect("end")[0] - (x + 812 - 80)) < 1e-6, "at \(step.time)")
    }
  }

  @Test func `content that comes from below keeps its insets on the way`() throws {
    // A sheet of 300 points that rises from below a screen with 34 points for the home indicator.
    let scene = """
      device: iPhone X
      children:
        - id: sheet
          pin: {horizontal: 0, height: 300}
          children:
            - {id: end, pin: {bottom: 0, leading: 0, size: 20, to: safeArea}}
            - {id: row, kind: row, insideMargins: true, margins: 8, pin: {top: 0, bottom: 0, trailing: 0}, children: [{id: fill, pin: {width: 9}}]}
      constraints: [sheetTop: sheet.top == superview.bottom + 0]
      motions: {open: [animate: {duration: 0.4, curve: linear, changes: {sheetTop: -300}}]}
      """
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      for step in try Probe.steps(of: scene, sampling) {
        let y = 812 - 750 * step.time
        #expect(abs(try step.rect("sheet")[1] - y) < 1e-6, "at \(step.time)")
        #expect(abs(try step.rect("end")[1] - (y + 300 - 34 - 20)) < 1e-6, "at \(step.time)")
        #expect(abs(try step.rect("fill")[3] - (300 - 16 - 34)) < 1e-6, "at \(step.time)")
      }
    }
  }
}
