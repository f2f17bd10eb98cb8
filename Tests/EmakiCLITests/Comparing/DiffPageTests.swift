import Foundation
import TestSupport
import Testing

/// The page of `emaki diff --report`, in a real browser.
@Suite(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
struct `The page of changed scenes in a browser` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// The page of two files with a screen of 320 × 568 points, drawn with one pixel for each.
  func page(_ old: String, _ new: String) throws -> String {
    for (name, children) in [("old", old), ("new", new)] {
      _ = try scratch.write(
        "device: iPhone SE 1st\nchildren:\n\(children)", to: "\(name).yaml")
    }
    let result = try Program.run([
      "diff", scratch.path("old.yaml"), scratch.path("new.yaml"), "--scale", "1", "--report",
      scratch.path("page.html"),
    ])
    try #require(result.status == 1, "\(result.text)\(result.errors)")
    return String(decoding: try scratch.data("page.html"), as: UTF8.self)
  }

  @Test func `three pictures stand side by side, the changed views marked`() throws {
    struct Sight: Decodable {
      var captions: [String]
      var pictures: [String]
      var boxes: [[String]]
      var places: [[String]]
      var lit: [String]
      var lines: String
    }
    let page = try page(
      """
        - {id: a, background: red, pin: {top: 71, leading: 80, width: 160, height: 142}}
        - {id: b, background: blue, pin: {top: 284, leading: 0, width: 32, height: 71}}

      """,
      """
        - {id: a, background: red, pin: {top: 71, leading: 96, width: 160, height: 142}}
        - {id: c, background: blue, pin: {top: 355, leading: 0, width: 32, height: 71}}

      """)
    let (sight, complaints) = try Browser.run(
      page,
      script: """
        const figures = [...document.querySelectorAll("figure")];
        const boxes = figures.map((figure) => [...figure.querySelectorAll(".box")]);
        await Promise.all([...document.querySelectorAll("#stage img")].map((image) => image.decode()));
        const line = [...document.querySelectorAll("#figures span")]
          .find((line) => line.textContent.startsWith("view#a"));
        line.dispatchEvent(new Event("mouseenter"));
        return {
          captions: figures.map((figure) => figure.querySelector("figcaption").textContent),
          pictures: [...document.querySelectorAll("#stage img")].map((image) => image.alt),
          boxes: boxes.map((all) => all.map((box) => box.dataset.title + " " + box.classList[1])),
          places: boxes.map((all) => all.map((box) => box.style.left + " " + box.style.top + " "
            + box.style.width + " " + box.style.height)),
          lit: [...document.querySelectorAll("#stage .lit")].map((box) => box.dataset.title),
          lines: document.getElementById("figures").textContent,
        };
        """, as: Sight.self)
    #expect(complaints == [])
    #expect(
      sight.captions == [
        "Before · 320 × 568 px", "After · 320 × 568 px",
        "Changed pixels over the pale first picture",
      ])
    #expect(sight.pictures == ["expected", "actual", "expected", "mask"])
    #expect(
      sight.boxes == [
        ["view#a changed", "view#b removed"], ["view#a changed", "view#c added"], [],
      ])
    // 80 of 320, 71 of 568, 160 of 320, 142 of 568.
    #expect(sight.places[0] == ["25% 12.5% 50% 25%", "0% 50% 10% 12.5%"])
    #expect(sight.places[1] == ["30% 12.5% 50% 25%", "0% 62.5% 10% 12.5%"])
    #expect(sight.lit == ["view#a", "view#a"])
    #expect(sight.lines.hasPrefix("view#a: x 80 → 96 (+16)\nview#c: added\nview#b: removed\n"))
  }

  @Test func `views that are hidden have no box, and nothing is asked of others`() throws {
    struct Sight: Decodable {
      var boxes: Int
      var lines: String
      var caption: String
      var requests: Int
    }
    func views(_ x: Int) -> String {
      """
        - {id: a, hidden: true, pin: {top: 71, leading: \(x), width: 160, height: 142}}

      """
    }
    let (sight, complaints) = try Browser.run(
      page(views(10), views(20)),
      script: """
        return {
          boxes: document.querySelectorAll("#stage .box").length,
          lines: document.getElementById("figures").textContent,
          caption: [...document.querySelectorAll("figcaption")].pop().textContent,
          requests: performance.getEntriesByType("resource")
            .filter((entry) => !entry.name.startsWith("data:")).length,
        };
        """, as: Sight.self)
    #expect(complaints == [])
    #expect(sight.boxes == 0 && sight.requests == 0)
    #expect(sight.lines == "view#a: x 10 → 20 (+10)")
    #expect(sight.caption == "No pixel changed over the pale first picture")
  }
}
