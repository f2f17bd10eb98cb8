import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiText
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

  @Test(arguments: [1280, 1440])
  func `has its controls in one row where there is room`(_ width: Int) throws {
    let page = try BrowserPage(
      PlayerPage().document(of: Stage.reel(Stage.medley)), width: width, height: 800)
    let rows = try page.evaluate(
      """
      [...new Set([...document.querySelectorAll("#controls button")]
        .map((button) => Math.round(button.getBoundingClientRect().top)))].length
      """)
    #expect(rows as? Int == 1)
  }

  /// A width at which the row is full while the share of the time has one digit would wrap at 100 %.
  @Test func `keeps its controls and its screen where they are while it plays, at any width`()
    throws
  {
    let page = try BrowserPage(
      PlayerPage().document(of: Stage.reel(Stage.slide)), width: 1280, height: 800)
    let moved = try page.evaluate(
      """
      (() => {
        const places = () => [...document.querySelectorAll("#controls button, #screen")]
          .map((element) => { const box = element.getBoundingClientRect(); return [box.x, box.y, box.width].join(); });
        const moved = [];
        for (let width = 360; width <= 1280; width += 8) {
          document.body.style.width = width + "px";
          document.getElementById("first").click();
          const first = places();
          document.getElementById("last").click();
          if (places().some((place, index) => place !== first[index])) moved.push(width);
        }
        return moved.join();
      })()
      """)
    #expect(moved as? String == "")
  }

  /// The page of a server, before and after its file can be drawn.
  struct Opened: Decodable {
    let buttons: Int
    let title: String
    let problem: String
  }

  @Test func `shows no controls until its file can be drawn`() throws {
    let data = try PlayerPage().data(of: Stage.reel(Stage.slide)).scriptText
    let server = """
      <script>
      const answer = { reel: null, problem: "a.yaml:1:1: error: a word" };
      window.fetch = async () => ({ json: async () => answer });
      window.EventSource = class extends EventTarget {
        constructor() { super(); window.events = this; }
      };
      </script>
      """
    let script = """
      const opened = [];
      const look = async (count) => {
        while (Number(document.body.dataset.loaded || 0) < count) await new Promise(requestAnimationFrame);
        opened.push({
          buttons: [...document.querySelectorAll("#controls button")].filter((b) => b.checkVisibility()).length,
          title: document.querySelector("h1").textContent, problem: document.getElementById("problem").textContent,
        });
      };
      await look(1);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
      [answer.reel, answer.problem] = [\(data), null];
      events.dispatchEvent(new Event("change"));
      await look(2);
      return opened;
      """
    let page = server + PlayerPage().liveDocument(title: "a.yaml", reel: "/reel", events: "/events")
    let (opened, complaints) = try Browser.run(page, script: script, as: [Opened].self)
    #expect(complaints == [])
    #expect(opened.map(\.buttons) == [0, 15])
    #expect(opened.map(\.title) == ["a.yaml", "Stageslide"])
    #expect(opened.map(\.problem) == ["a.yaml:1:1: error: a word", ""])
  }

  /// The picture at one moment of play.
  struct Moment: Decodable {
    let time: Double
    /// By the views' names: x, y, width and height in points of the screen.
    let rects: [String: [Double]]
    /// How many animations the browser runs by itself.
    let animations: Int
  }

  @Test func `shows all that moves at one time, at 200 random moments of play`() throws {
    let reel = try Stage.reel(Stage.medley)
    let page = try PlayerPage().document(of: reel, hold: 0.05)
    let script = """
      const root = document.querySelector("#screen > div").shadowRoot, moments = [];
      const speed = document.getElementById("speed");
      let seed = 7;
      const random = () => (seed = seed * 48271 % 2147483647) / 2147483647;
      for (let count = 0; count < 200; count++) {
        speed.selectedIndex = Math.floor(random() * speed.options.length);
        await new Promise((done) => setTimeout(done, random() * 40));
        const screen = root.host.getBoundingClientRect(), scale = screen.width / 375, rects = {};
        for (const view of root.querySelectorAll("[data-view]")) {
          const box = view.getBoundingClientRect();
          rects[view.dataset.view] =
            [box.x - screen.x, box.y - screen.y, box.width, box.height].map((side) => side / scale);
        }
        const time = Number(document.getElementById("time").value);
        moments.push({ time, rects, animations: root.getAnimations().length });
      }
      return moments;
      """
    let (moments, complaints) = try Browser.run(page, script: script, as: [Moment].self)
    #expect(complaints == [])
    #expect(Set(moments.map(\.time)).count > 20, "it plays")
    for moment in moments {
      #expect(moment.animations == 0)
      let snapshot = reel.renderer.timeline.snapshot(at: moment.time)
      let rects = snapshot.screenRects()
      for (view, rect) in moment.rects {
        let expected = rects[try #require(snapshot.screen.index(of: ViewID(view)))]
        for (a, b) in zip(rect, [expected.minX, expected.minY, expected.width, expected.height]) {
          #expect(abs(a - b) <= 0.75, "\(view) at \(moment.time): \(rect)")
        }
      }
    }
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
