import EmakiText
import EmakiMotion
import EmakiPreview
import EmakiScenes
import TestSupport
import Testing

@Suite(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
struct `The player` {
  struct State: Decodable {
    let clock: String
    let place: String
    let hash: String
    let pressed: [String]
  }

  private static let helpers = """
    const $ = (id) => document.getElementById(id);
    const state = () => ({
      clock: $("clock").textContent, place: $("place").textContent, hash: location.hash,
      pressed: [...document.querySelectorAll("[aria-pressed=true]")].map((b) => b.id),
    });
    const key = (name) => document.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    const states = [];
    """

  private func states(_ script: String, fragment: String = "#t=0") throws -> [State] {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide))
    let (states, complaints) = try Browser.run(
      page, fragment: fragment, script: Self.helpers + script + "return states;", as: [State].self)
    #expect(complaints == [])
    return states
  }

  @Test func `opens at the moment of a deep link, and asks the network for nothing`() throws {
    let states = try states(
      """
      for (const entry of performance.getEntriesByType("resource")) {
        if (!entry.name.startsWith("data:")) complaints.push(entry.name);
      }
      states.push(state());
      """, fragment: "#t=0.13")
    #expect(states[0].clock.hasPrefix("0.130"))
    #expect(states[0].place == "step 8 of 17")
  }

  @Test func `steps, jumps and scrubs`() throws {
    let states = try states(
      """
      $("forward").click(); states.push(state());
      key("ArrowRight"); states.push(state());
      key("ArrowLeft"); states.push(state());
      key("End"); states.push(state());
      key("Home"); states.push(state());
      $("time").value = 0.2; $("time").dispatchEvent(new Event("input")); states.push(state());
      $("back").click(); states.push(state());
      """)
    #expect(
      states.map(\.place) == [
        "step 2 of 17", "step 3 of 17", "step 2 of 17", "step 17 of 17", "step 1 of 17",
        "step 13 of 17", "step 12 of 17",
      ])
    #expect(states[5].clock.hasPrefix("0.200"))
    #expect(states[5].hash == "#t=0.2")
  }

  @Test func `turns its layers on and off by button and key`() throws {
    let states = try states(
      """
      for (const name of ["o", "p", "v", "l"]) { key(name); states.push(state()); }
      $("onion").click(); states.push(state());
      """)
    #expect(states[3].pressed == ["onion", "paths", "outlines"])
    #expect(states[4].pressed == ["paths", "outlines"])
  }

  @Test func `plays to the end and stops where it is not to loop`() throws {
    let states = try states(
      """
      key("l"); key(" ");
      for (let waits = 0; waits < 600 && !state().place.startsWith("step 17"); waits++) {
        await new Promise((done) => setTimeout(done, 50));
      }
      await new Promise((done) => setTimeout(done, 300));
      states.push(state());
      """)
    #expect(states[0].place == "step 17 of 17")
  }

  @Test func `moves the picture with the time`() throws {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide))
    let script = """
      const root = document.querySelector("#screen > div").shadowRoot;
      const left = () => root.querySelector("[data-view=content]").getBoundingClientRect().x;
      const width = () => root.querySelector("[data-view=root]").getBoundingClientRect().width;
      const start = left();
      document.getElementById("last").click();
      return (left() - start) * 375 / width();
      """
    let (moved, complaints) = try Browser.run(
      page, fragment: "#t=0", script: script, as: Double.self)
    #expect(abs(moved - 100) < 0.2)
    #expect(complaints == [])
  }

  @Test(arguments: [0, 2.5])
  func `rests at the end for as long as it is told`(_ hold: Double) throws {
    let data = try PlayerPage().data(of: Stage.reel(Stage.slide), hold: hold).text
    #expect(data.contains("\"hold\":\(hold == 0 ? "0" : "2.5"),"))
  }

  @Test func `starts over at once where the end is not to stand`() throws {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide), hold: 0)
    // In a second and a half the motion of 0.26 s begins anew about five times.
    let (starts, _) = try Browser.run(
      page, fragment: "",
      script: """
        let starts = 0, last = 0;
        const end = performance.now() + 1500;
        while (performance.now() < end) {
          await new Promise(requestAnimationFrame);
          const now = Number(document.getElementById("time").value);
          if (now < last) starts++;
          last = now;
        }
        return starts;
        """, as: Int.self)
    #expect(starts >= 3)
  }

  @Test func `does not scroll sideways on a narrow screen`() throws {
    let page = try BrowserPage(
      PlayerPage().document(of: Stage.reel(Stage.medley)), width: 360, height: 740)
    let widths =
      try page.evaluate(
        "[innerWidth, document.documentElement.scrollWidth].join(' ')") as? String
    let numbers = (widths ?? "").split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 2 && numbers[0] <= 500 && numbers[1] <= numbers[0], "\(numbers)")
  }

  @Test func `prints the picture without what plays it`() throws {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide))
    let print = try #require(page.split(separator: "@media print").dropFirst().first)
    #expect(print.contains("#scrubber") && print.contains("display: none"))
  }

  /// The box is 120 × 80 at (20, 100) in the content, which ends at 375 and at 812.
  @Test func `measures a view from its superview, and from another one`() throws {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide))
    let script = """
      const root = document.querySelector("#screen > div").shadowRoot;
      const texts = () => [...document.querySelectorAll("#screen > svg text")].map((t) => t.textContent);
      const point = (name, type) => {
        const rect = root.querySelector("[data-view=" + name + "]"), box = rect.getBoundingClientRect();
        const place = { bubbles: true, composed: true, clientX: box.x + 2, clientY: box.y + 2 };
        rect.dispatchEvent(new PointerEvent("pointermove", place));
        if (type) rect.dispatchEvent(new MouseEvent(type, place));
      };
      document.getElementById("redlines").click();
      point("box");
      const around = texts();
      point("box", "click");
      point("list");
      return [around, texts()];
      """
    let (texts, complaints) = try Browser.run(
      page, fragment: "#t=0", script: script, as: [[String]].self)
    #expect(texts[0].dropLast() == ["20", "235", "100", "632"])
    #expect(texts[0].last?.hasSuffix("120 × 80") == true)
    #expect(texts[1].dropLast() == ["120"])
    #expect(complaints == [])
  }

  @Test func `shows the table of what changes`() throws {
    let page = try PlayerPage().document(of: Stage.reel(Stage.slide))
    let script = """
      document.getElementById("spec").click();
      return [...document.querySelectorAll("#spec-table tr")].map((row) =>
        [...row.children].map((cell) => cell.textContent));
      """
    let (rows, _) = try Browser.run(page, fragment: "#t=0", script: script, as: [[String]].self)
    #expect(rows.dropFirst().first == ["content", "x", "0", "100", "0 s", "0.26 s", "ease-out"])
  }
}
