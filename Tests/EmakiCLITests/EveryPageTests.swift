import Foundation
import TestSupport
import Testing

/// The pages that commands write, by what every page has to keep to.
@Suite(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
struct `Every page` {
  private static let scene = """
    title: Two motions
    device: iPhone 8
    children: [{id: box, name: A box, background: systemBlue, frame: [20, 30, 60, 60]}]
    motions:
      go: [animate: {duration: 0.2, changes: {box.x: 200}}]
      down: [animate: {duration: 0.2, changes: {box.y: 300}}]

    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("scenes"), withIntermediateDirectories: true)
    _ = try scratch.write(Self.scene, to: "scenes/box.yaml")
    _ = try scratch.write(Self.scene.replacing("x: 200", with: "x: 150"), to: "other.yaml")
  }

  private func address(_ name: String) -> String {
    URL(fileURLWithPath: scratch.path(name)).absoluteString
  }

  @Test(arguments: [
    (["preview", "scenes/box.yaml", "-o", "page.html"], "page.html"),
    (["preview", "scenes", "-o", "gallery"], "gallery/index.html"),
    (
      ["compare", "scenes/box.yaml", "other.yaml", "--steps", "3", "--report", "page.html"],
      "page.html"
    ),
    (["diff", "scenes/box.yaml", "other.yaml", "--report", "page.html"], "page.html"),
  ])
  func `can be read by everybody`(_ command: [String], _ page: String) throws {
    let run = try Program.run(command, folder: scratch.url)
    #expect(run.status < 2, "\(run.errors)")
    let browser = try BrowserPage(width: 390, height: 844)
    for width in [390, 1440] {
      try browser.setDark(width == 1440)
      try browser.resize(width: width, height: 844)
      try browser.open(address(page))
      let found = try browser.evaluate(PageChecks.script) as? [String] ?? ["no answer"]
      #expect(found == [], "\(command) at \(width)")
      #expect(browser.messages == [], "\(command)")
    }
  }

  @Test(arguments: ["scenes/box.yaml", "scenes"])
  func `that is served can be read by everybody`(_ input: String) throws {
    let live = try LiveProgram(scratch.path(input))
    let browser = try BrowserPage(width: 390, height: 844)
    for width in [390, 1440] {
      try browser.setDark(width == 1440)
      try browser.resize(width: width, height: 844)
      try browser.open(live.address.absoluteString)
      let found = try browser.evaluate(PageChecks.script) as? [String] ?? ["no answer"]
      #expect(found == [], "\(input) at \(width)")
      #expect(browser.messages == [], "\(input)")
    }
  }

  @Test func `that plays has all motions, its keys, and the moment as a drawing`() throws {
    let preview = ["preview", "scenes/box.yaml", "-o", "page.html"]
    #expect(try Program.run(preview, folder: scratch.url).status == 0)
    let browser = try BrowserPage(width: 1200, height: 800)
    try browser.open(address("page.html") + "#m=down&t=0.1")
    let script = """
      (async () => {
        const $ = (id) => document.getElementById(id);
        const wait = async (test) => { for (let i = 0; i < 200 && !test(); i++) await new Promise((f) => setTimeout(f, 20)); };
        await wait(() => $("screen").firstChild);
        const names = [...$("motions").options].map((option) => option.value);
        const first = [$("motions").value, $("time").value];
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
        const isOpen = $("help").open;
        $("help").close();
        let saved = "";
        HTMLAnchorElement.prototype.click = function () { saved = this.download + " " + decodeURIComponent(this.href); };
        $("svg").click();
        $("motions").value = "go";
        $("motions").dispatchEvent(new Event("change"));
        await wait(() => document.title.includes("go"));
        return [names.join(), ...first, String(isOpen), saved, document.title];
      })()
      """
    let found = try #require(browser.evaluate(script) as? [String])
    #expect(found[0] == "go,down" && found[1] == "down" && found[2] == "0.1")
    #expect(found[3] == "true")
    #expect(found[4].hasPrefix("Two-motions-down-0.100.svg data:image/svg+xml"))
    #expect(found[4].contains("transform") && !found[4].contains("<style"))
    #expect(found[5] == "Two motions · go")
    #expect(browser.messages == [])
  }

  @Test func `of a comparison composes each frame of what it shares`() throws {
    let compare = [
      "compare", "scenes/box.yaml", "other.yaml", "--steps", "5", "--scale", "1", "--report",
      "page.html",
    ]
    #expect(try Program.run(compare, folder: scratch.url).status == 1)
    for (name, file) in [("expected", "scenes/box.yaml"), ("actual", "other.yaml")] {
      let render = ["render", file, "--steps", "5", "--scale", "1", "-o", name]
      #expect(try Program.run(render, folder: scratch.url).status == 0)
    }
    let browser = try BrowserPage(width: 1200, height: 800)
    try browser.open(address("page.html") + "#f=4")
    for (index, name) in ["expected", "actual"].enumerated() {
      let png = try scratch.data("\(name)/frame-0004.png").base64EncodedString()
      // How many bytes of the picture on the page differ from the frame that was rendered.
      let script = """
        (async () => {
          const pixels = async (image) => {
            await image.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, canvas.width, canvas.height).data;
          };
          const own = new Image();
          own.src = "data:image/png;base64,\(png)";
          const [a, b] = [await pixels(document.querySelectorAll("#stage img")[\(index)]), await pixels(own)];
          return a.length === b.length ? a.reduce((sum, value, i) => sum + (value !== b[i]), 0) : -1;
        })()
        """
      #expect(try browser.evaluate(script) as? Int == 0, "\(name)")
    }
  }
}
