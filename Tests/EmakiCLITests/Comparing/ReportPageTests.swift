import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// The page of `emaki compare --report`, in a real browser.
@Suite(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
struct `The page of changes in a browser` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// What the page shows at a moment.
  struct State: Decodable, Equatable {
    var name: String
    var view: String
    var place: String
    var moment: String
    /// What each picture on the stage is of.
    var pictures: [String]
  }

  /// Reads what the page shows, and presses keys.
  static let script = """
    const state = () => ({
      name: document.getElementById("name").textContent,
      view: document.querySelector("[data-view][aria-pressed=true]").dataset.view,
      place: document.getElementById("place").textContent,
      moment: document.getElementById("moment").textContent,
      pictures: [...document.querySelectorAll("#stage img")].map((image) => image.alt),
    });
    const sources = () => Promise.all(
      [...document.querySelectorAll("#stage img")].map(async (image) => {
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext("2d").drawImage(image, 0, 0);
        return canvas.toDataURL();
      }));
    const press = (key) => dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const seen = [state()];
    """

  /// Fourteen pairs that differ, and one that does not.
  func pairs() throws -> String {
    for number in 0..<15 {
      var picture = PixelBuffer(width: 30, height: 20, fill: .white)
      let name = String(format: "%02d.png", number)
      for folder in ["old", "new"] {
        try FileManager.default.createDirectory(
          atPath: scratch.path(folder), withIntermediateDirectories: true)
        let path = scratch.path("\(folder)/\(name)")
        try Data(PNGEncoder().encode(picture)).write(to: URL(fileURLWithPath: path))
        if number != 3 { picture[number, 7] = .black }
      }
    }
    return try page(["compare", scratch.path("old"), scratch.path("new")])
  }

  func page(_ command: [String]) throws -> String {
    let result = try Program.run(command + ["--report", scratch.path("page.html")])
    try #require(result.status == 1, "\(result.text)\(result.errors)")
    return String(decoding: try scratch.data("page.html"), as: UTF8.self)
  }

  @Test func `keys change the view and the pair, and the address opens one`() throws {
    let page = try pairs()
    let (seen, complaints) = try Browser.run(
      page, fragment: "#f=12",
      script: Self.script + """
        for (const key of ["2", "3", "4", "5", "1", "j", "k", "k"]) { press(key); seen.push(state()); }
        return seen;
        """, as: [State].self)
    #expect(complaints == [])
    #expect(seen.first?.name == "12.png" && seen.first?.place == "12 of 14")
    #expect(
      seen.map(\.view) == [
        "2-up", "swipe", "onion", "blink", "difference", "2-up", "2-up", "2-up", "2-up",
      ])
    #expect(seen.suffix(3).map(\.name) == ["13.png", "12.png", "11.png"])
    #expect(seen[0].pictures == ["expected", "actual"])
    #expect(seen[4].pictures == ["expected", "mask"])
  }

  @Test func `only what changed is listed, each picture is drawn, and nothing is asked of others`()
    throws
  {
    struct Sight: Decodable {
      var names: [String]
      var sizes: [[Int]]
      var requests: [String]
    }
    let (seen, complaints) = try Browser.run(
      try pairs(),
      script: """
        const images = [...document.querySelectorAll("#stage img")];
        await Promise.all(images.map((image) => image.decode()));
        return {
          names: [...document.querySelectorAll("#list b")].map((name) => name.textContent),
          sizes: images.map((image) => [image.naturalWidth, image.naturalHeight]),
          requests: performance.getEntriesByType("resource").map((entry) => entry.name)
            .filter((name) => !name.startsWith("data:")),
        };
        """, as: Sight.self)
    #expect(complaints == [])
    #expect(seen.names == (0..<15).filter { $0 != 3 }.map { String(format: "%02d.png", $0) })
    #expect(seen.sizes == [[30, 20], [30, 20]])
    #expect(seen.requests == [])
  }

  /// A card that slides.
  func scene(_ name: String, delay: Double) throws -> String {
    try scratch.write(
      """
      device: iPhone SE
      children:
        - {id: card, background: systemBlue, pin: {top: 300, leading: 20, width: 80, height: 60}}
      motions:
        slide:
          - animate: {duration: 0.2, delay: \(delay), changes: {card.x: 200}}
      defaultMotion: slide

      """, to: name)
  }

  @Test func `a motion is stepped on both sides`() throws {
    struct Walk: Decodable {
      var states: [State]
      var sources: [[String]]
      var figures: String
    }
    let page = try page([
      "compare", scene("a.yaml", delay: 0.1), scene("b.yaml", delay: 0.2), "--scale", "1",
    ])
    let (walk, complaints) = try Browser.run(
      page,
      script: Self.script + """
        const all = [await sources()];
        for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) {
          press(key); seen.push(state()); all.push(await sources());
        }
        return {
          states: seen, sources: all, figures: document.getElementById("figures").textContent,
        };
        """, as: Walk.self)
    #expect(complaints == [])
    #expect(walk.figures.contains("view#card: +6 frames (+0.100 s)"))
    // The card moves from 0.1 s on one side: frame 7 is the first that differs.
    #expect(
      walk.states.prefix(3).map(\.moment) == [
        "frame 7 · 0.117 s", "frame 8 · 0.133 s", "frame 9 · 0.15 s",
      ])
    #expect(walk.states.last == walk.states.first)
    // The late side rests where it is; the early one moves on with each frame.
    let (early, late) = (walk.sources.map { $0[0] }, walk.sources.map { $0[1] })
    #expect(Set(early.prefix(4)).count == 4)
    #expect(late[0] == late[1] && late[1] == late[2] && late[3] != late[0])
    #expect(early[4] == early[0] && late[4] == late[0])
  }

  @Test func `code in names and texts is shown as text`() throws {
    struct Sight: Decodable {
      var text: String
      var scripts: Int
    }
    let code = "<script>console.error(1)</script><img src=x onerror=console.error(2)>"
    let fileName = code.replacing("/", with: ":") + ".png"
    for (folder, text) in [("old", "plain"), ("new", code)] {
      let scene = try scratch.write(
        """
        device: iPhone SE
        children:
          - {id: title, kind: label, text: "\(text)", pin: {top: 100, leading: 20}}

        """, to: "\(folder).yaml")
      let drawn = try Program.run(["render", scene, "-o", scratch.path("\(folder)/\(fileName)")])
      try #require(drawn.status == 0, "\(drawn.errors)")
    }
    let (sight, complaints) = try Browser.run(
      page(["compare", scratch.path("old"), scratch.path("new")]),
      script: """
        await new Promise((resolve) => setTimeout(resolve, 100));
        return {
          text: document.body.innerText,
          scripts: document.querySelectorAll("nav script, main script, nav img, #figures img").length,
        };
        """, as: Sight.self)
    #expect(complaints == [] && sight.scripts == 0)
    #expect(sight.text.contains(fileName) && sight.text.contains("text \"plain\" → \"\(code)\""))
  }
}
