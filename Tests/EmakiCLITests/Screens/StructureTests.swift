import Foundation
import TestSupport
import Testing

/// Structured containers, S1.
@Suite struct `Structured containers` {
  @Test func `S1.1 have the size that the child's constraints ask for, two levels deep`() throws {
    for step in try Expected.motion("containers.yaml", "grow", lasts: 0.3) {
      // The note with 12 around it; a title of 12 + 22 + 10 above, and 16 below.
      let note = 90 + 90 * Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.frame("note")[3] - note) < 0.01)
      #expect(abs(try step.frame("inner")[3] - (note + 24)) < 0.01, "at \(step.time)")
      #expect(abs(try step.frame("outer")[3] - (note + 24 + 44 + 16)) < 0.01)
      let outer = try step.frame("outer")
      #expect(abs(try step.frame("below")[1] - (outer[1] + outer[3] + 12)) < 0.01)
    }
  }

  @Test func `S1.4 loads a withheld child when its segue is performed`() throws {
    let rest = try Program.run(["trace", Program.example("containers.yaml")])
    #expect(!rest.text.contains("extra."))
    let steps = try Expected.steps("containers.yaml", "grow")
    #expect(try #require(steps.first).view("extraView") == nil)
    #expect(
      try Expected.trace("containers.yaml", "loadExtra") == [
        "0.000 extra.willMove(toParent: containers)",
        "0.000 extra.loadView(parent: containers)",
        "0.000 extra.viewDidLoad(parent: containers)",
        "0.000 extra.configure(owner: containers)", "0.000 extra.viewWillAppear",
        "0.000 extra.viewDidAppear", "0.000 extra.didMove(toParent: containers)",
      ])
    let loaded = try #require(try Expected.steps("containers.yaml", "loadExtra").first)
    #expect(try loaded.frame("later")[3] == 62)
  }

  @Test func `S1.4 names a segue that is performed twice with its line, and writes nothing`()
    throws
  {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Program.example("containers.yaml"), encoding: .utf8)
    let twice = text + "  twice:\n    - segue: extra\n    - segue: extra\n"
    let line = twice.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let file = try scratch.write(twice, to: "twice.yaml")
    for command in [["render", file, "-o", scratch.path("out")], ["trace", file]] {
      let result = try Program.run(command + ["--motion", "twice"])
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors.contains(
          "twice.yaml:\(line):7: error: the segue \"extra\" is performed twice"))
    }
    #expect(try scratch.names() == ["twice.yaml"])
    let performed = try Program.run([
      "trace", Program.example("containers.yaml"), "--perform", "segue extra", "--perform",
      "segue extra",
    ])
    #expect(performed.status == 2 && performed.output.isEmpty)
    #expect(performed.errors.contains("the segue \"extra\" is performed twice"))
  }

  @Test func `S1.5 find the owner of a nested child by type, through stack and tab bar`() throws {
    let lines = try Expected.trace("film-detail.yaml", "askOwner")
    #expect(lines.first == "0.000 cast.call(film.showReviews)")
    #expect(
      try Expected.trace("containers.yaml", "ask") == ["0.000 grandchild.call(containers.grow)"])
  }

  @Test func `S1.6 load inwards, are done outwards without parents, then move and configure`()
    throws
  {
    let result = try Program.run(["trace", Program.example("containers.yaml")])
    #expect(
      result.text.split(separator: "\n").map(String.init) == [
        "0.000 containers.loadView(parent: nil)", "0.000 child.loadView(parent: nil)",
        "0.000 grandchild.loadView(parent: nil)", "0.000 grandchild.viewDidLoad(parent: nil)",
        "0.000 child.viewDidLoad(parent: nil)", "0.000 containers.viewDidLoad(parent: nil)",
        "0.000 grandchild.willMove(toParent: child)",
        "0.000 grandchild.didMove(toParent: child)",
        "0.000 child.willMove(toParent: containers)",
        "0.000 child.didMove(toParent: containers)",
        "0.000 containers.configure(owner: nil)", "0.000 child.configure(owner: containers)",
        "0.000 grandchild.configure(owner: child)", "0.000 containers.viewWillAppear",
        "0.000 child.viewWillAppear", "0.000 grandchild.viewWillAppear",
        "0.000 grandchild.viewDidAppear", "0.000 child.viewDidAppear",
        "0.000 containers.viewDidAppear",
      ])
  }

  @Test func `S1.8 make a film's page of sections as high as what is in them`() throws {
    let steps = try Expected.motion("film-detail.yaml", "showReviews", lasts: 0.5)
    // 220 + 14 + 28 + 4 + 18 + 12; 12 + 24 + 8 + 84 + 12; 12 + 24 + 10 + 96 + 12; a button; and
    // 12 + 24 + 8, three reviews of 92 with 8 between them, 24.
    let heights: [Double] = [296, 140, 154, 48, 360]
    let sections = ["posterPlace", "synopsisPlace", "castPlace", "moreButton", "reviewsPlace"]
    let content = heights.reduce(0, +)
    // The page is 812 − 88 − 83 high; the reviews come to its middle, as far as the end allows.
    let end = min(content - heights[4] / 2 - 641 / 2, content - 641)
    // They come after a rest of 0.2 s.
    #expect(steps.first?.views.contains { $0.id.hasPrefix("reviewText") } == false)
    for step in steps where step.time > 0.2 + 1e-6 {
      let offset = end * Expected.easeInOut((step.time - 0.2) / 0.3)
      var y = 88 - offset
      for (section, height) in zip(sections, heights) {
        let rect = try step.rect(section)
        #expect(abs(rect[1] - y) < 0.01 && abs(rect[3] - height) < 0.01, "\(section)")
        y += height
      }
    }
    #expect(steps.last?.views.filter { $0.id.hasPrefix("reviewText") }.count == 3)
  }

  @Test func `S1.8 make an image editor of canvas, layer list and tool bars`() throws {
    for step in try Expected.motion("image-editor.yaml", "hideTitle", lasts: 0.3) {
      #expect(try step.rect("topPlace") == [0, 44, 375, 48])
      #expect(try step.rect("canvasPlace") == [0, 92, 375, 414])
      #expect(try step.rect("layersPlace") == [0, 506, 375, 216])
      #expect(try step.rect("toolsPlace") == [0, 722, 375, 56])
      for (index, name) in ["Title", "Sticker", "Photo"].enumerated() {
        #expect(try step.rect("row\(name)")[1] == 542 + 60 * Double(index))
      }
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.2, 0, 1))
      #expect(abs(try step.alpha("titleLayer") - (1 - eased)) < 1e-4)
      #expect(abs(try step.alpha("eyeTitle") - (1 - 0.7 * eased)) < 1e-4)
    }
    for step in try Expected.motion("image-editor.yaml", "dragSticker", lasts: 0.66)
    where step.time < 0.4 {
      #expect(abs(try step.frame("stickerLayer")[0] - (24 + 250 * step.time)) < 0.01)
    }
  }

  @Test(arguments: 1...4)
  func `S1.1 asks for width and height through any number of containers`(_ levels: Int) throws {
    // A note of 40 × 30 that grows to 140 × 90, with 12 around it in each of the containers.
    let controllers = (1...levels).map { level in
      level == levels
        ? "  c\(level): {children: [{id: note, pin: {edges: 12, width: 40, height: 30}}]}\n"
        : "  c\(level): {children: [{id: box\(level + 1), embed: c\(level + 1), pin: {edges: 12}}]}\n"
    }.joined()
    let scene = """
      children: [{id: box1, embed: c1, pin: {top: 60, leading: 10}}, {id: beside, pin: {size: 8}}]
      constraints: [beside.leading == box1.trailing, beside.top == box1.bottom]
      controllers:
      \(controllers)motions:
        grow: [animate: {duration: 0.4, curve: linear, changes: {note.pin: {width: 140, height: 90}}}]
      """
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      for step in try Probe.steps(of: scene, sampling) {
        let part = step.time / 0.4
        for level in 1...levels {
          let around = 24 * Double(levels - level + 1)
          let size = [40 + 100 * part + around, 30 + 60 * part + around]
          let frame = try step.frame("box\(level)")
          for (value, expected) in zip(frame.suffix(2), size) {
            #expect(abs(value - expected) < 0.01, "box\(level) at \(step.time)")
          }
        }
        let outer = try step.frame("box1")
        let beside = try step.frame("beside")
        #expect(abs(beside[0] - 10 - outer[2]) < 0.01 && abs(beside[1] - 60 - outer[3]) < 0.01)
      }
    }
  }

  @Test func `S1.4 has the child's views from the moment its segue is performed`() throws {
    let motion = "[{wait: 0.2}, {segue: extra}, {wait: 0.2}]"
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      for step in try Probe.steps("containers.yaml", motion, sampling) {
        let isLoaded = step.time > 0.2 - 1e-9
        #expect((step.view("extraView") != nil) == isLoaded, "at \(step.time)")
        // 20 above and below a text of 22.
        #expect(try step.frame("later")[3] == (isLoaded ? 62 : 0), "at \(step.time)")
      }
    }
  }
}
