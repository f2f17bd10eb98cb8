import Foundation
import TestSupport
import Testing

/// What the side menu's controllers hold, S0.7 to S0.9, and the pictures of a storyboard.
@Suite struct `The content of the side menu` {
  private func step(_ motion: String = "openLeft") throws -> InspectOutput.Step {
    try #require(try Expected.steps("side-menu.yaml", motion).first)
  }

  @Test func `S0.7 is a table under a header of 180 points with a controller of its own`() throws {
    let step = try step()
    #expect(try step.rect("listHeader") == [0, 88, 375, 180])
    #expect(try step.rect("bannerView") == [0, 88, 375, 180])
    #expect(step.view("listHeader")?.parent == "listTable")
    // Rows are made as far as they can be seen: 180 + 120 · 4.5 of 724 points.
    for index in 1...5 {
      let y = 88 + 180 + 120 * Double(index - 1)
      #expect(try step.rect("listTable/\(index)") == [0, y, 375, 120])
      #expect(step.view("listTable/\(index)/title")?.text == "タイトルが入ります")
    }
    let all = try Probe.steps("side-menu.yaml", "[scrollTo: {view: listTable, row: 9}]")
    #expect(all.last?.view("listTable/10")?.frame == [0, 180 + 120 * 9, 375, 120])
    #expect(all.last?.view("listTable/11") == nil)
  }

  @Test func `S0.7 keeps the header at the top until its section leaves`() throws {
    // The section is 180 + 10 · 120 points long. Drawn over the rows, so after them.
    let moves = [-200, -50, 0, 1, 50, 111.5, 244, 656, 1000, 1200, 1250, 1380].map { offset in
      (offset, "{scrollTo: {view: listTable, offset: [0, \(offset)], duration: 0}}, {wait: 1}")
    }
    let list = "[" + moves.map(\.1).joined(separator: ", ") + "]"
    let steps = try Probe.steps("side-menu.yaml", list, ["--fps", "1"])
    for ((offset, _), step) in zip(moves, steps) {
      let y = min(max(0, offset), 1200)
      #expect(try step.frame("listHeader") == [0, y, 375, 180], "at \(offset)")
      #expect(try step.rect("bannerView") == [0, 88 + y - offset, 375, 180], "at \(offset)")
      let children = step.views.filter { $0.parent == "listTable" }.map(\.id)
      #expect(children.last == "listHeader", "at \(offset)")
    }
  }

  @Test func `S0.7 follows the finger with the rows under a header that stays`() throws {
    for step in try Expected.motion("side-menu.yaml", "scroll", lasts: 0.6) {
      let offset = 420 * step.time / 0.6
      #expect(try step.rect("listHeader") == [0, 88, 375, 180])
      for row in step.views where row.parent == "listTable" && row.kind == "tableCell" {
        let number = try #require(Double(row.id.dropFirst("listTable/".count)))
        let y = 88 + 180 + 120 * (number - 1) - offset
        #expect(abs(row.rect[1] - y) < 1e-6, "\(row.id) at \(step.time)")
      }
    }
  }

  @Test func `S0.7 loads the header's controller into the list's`() throws {
    let trace = try Program.run(["trace", Program.example("side-menu.yaml")]).text
    let lines = trace.split(separator: "\n").filter { $0.contains(" banner.") }
    #expect(
      lines == [
        "0.000 banner.loadView(parent: nil)", "0.000 banner.viewDidLoad(parent: nil)",
        "0.000 banner.willMove(toParent: list)", "0.000 banner.didMove(toParent: list)",
        "0.000 banner.configure(owner: list)", "0.000 banner.viewWillAppear",
        "0.000 banner.viewDidAppear",
      ])
  }

  @Test func `S0.8 turns a banner of three pages in 0.84 s, and its dots follow the rounded page`()
    throws
  {
    for step in try Expected.motion("side-menu.yaml", "bannerTurn", lasts: 0.84) {
      let offset = 375 * Expected.easeInOut(step.time / 0.84)
      for page in 1...3 {
        let x = 375 * Double(page - 1) - offset
        #expect(abs(try step.rect("bannerImage\(page)")[0] - x) < 0.01, "at \(step.time)")
        #expect(try step.rect("bannerImage\(page)")[2] == 375)
      }
      #expect(step.view("bannerControl")?.selected == Int((offset / 375).rounded()))
      let control = try step.rect("bannerControl")
      #expect(abs(control[1] + control[3] / 2 - (88 + 150)) < 0.2, "centred at 150")
    }
  }

  @Test func `S0.8 has the dot of the rounded page at every offset`() throws {
    for (offset, step) in try Probe.atOffsets("side-menu.yaml", "bannerPages", x: true) {
      #expect(abs(try step.rect("bannerImage1")[0] + offset) < 1e-6, "at \(offset)")
      let page = Expected.clamped((offset / 375).rounded(), 0, 2)
      #expect(step.view("bannerControl")?.selected == Int(page), "at \(offset)")
    }
  }

  @Test func `S0.8 turns every 18 s, and from the last page to the first`() throws {
    // All 1,098 steps at 20 a second, as lines of text: as JSON they would be 30 MB.
    let result = try Program.run([
      "inspect", Program.example("side-menu.yaml"), "--motion", "bannerTurns", "--fps", "20",
      "--format", "tree",
    ])
    let times = result.text.matches(of: #/at ([0-9.]+) s\n/#).compactMap { Double($0.1) }
    let offsets = result.text.matches(of: #/ bannerPages (?:[^\n]*offset \((-?[0-9.]+))?[^\n]*\n/#)
      .map { $0.1.flatMap { Double($0) } ?? 0 }
    #expect(times.count == 1098 && offsets.count == 1098)
    #expect(abs(try #require(times.last) - 54.84) < 1e-4)
    for (time, offset) in zip(times, offsets) {
      // Turns begin at 18, 36 and 54 s; 0 → 1 → 2 → 0.
      var page = 0.0
      for (start, from, to) in [(18.0, 0.0, 1.0), (36, 1, 2), (54, 2, 0)] where time >= start {
        page = from + (to - from) * Expected.easeInOut(min((time - start) / 0.84, 1))
      }
      #expect(abs(offset - 375 * page) < 0.05, "at \(time)")
    }
  }

  @Test func `S0.9 has a right menu of twelve rows under a banner container`() throws {
    let step = try step("openRight")
    let banner = try step.frame("rightBanner")
    #expect(banner == [16, 88, 248, 96])
    #expect(try step.frame("rightTable")[1] == 88 + 96 + 24)
    for index in 1...12 {
      let row = try step.frame("rightRow\(index)")
      // Layout rounds 43.5 to thirds of a point.
      #expect(abs(row[1] - 43.5 * Double(index - 1)) < 0.17 && abs(row[3] - 43.5) < 0.34)
      #expect(step.view("rightRow\(index)")?.text == "メニュー内容その\(index)(未定)")
      #expect(step.view("rightRow\(index)")?.kind == "tableCell")
    }
    // A disclosure indicator at the right of each row, at the middle of its height.
    let svg = try Program.run([
      "render", Program.example("side-menu.yaml"), "--motion", "openRight", "--at", "0.26",
      "--format", "svg", "-o", "-",
    ]).text
    let tips = svg.matches(of: #/<path d="(M353 [^"z]*)"/#)
      .map { SVGPathPoints.all($0.1) }.filter { $0.count == 3 && $0[2].x == 353 }.map { $0[1].y }
    #expect(tips.count == 12)
    for (row, tip) in tips.enumerated() {
      #expect(abs(tip - (208 + 43.5 * (Double(row) + 0.5))) < 0.34, "row \(row + 1)")
    }
  }

  // MARK: Pictures of a storyboard

  /// Attributes of the elements of a kind, as they stand in the file.
  private func elements(_ name: String, _ text: String) -> [[String: String]] {
    text.split(separator: "<\(name) ").dropFirst().map { rest in
      let element = rest.prefix { $0 != ">" }
      return Dictionary(
        element.matches(of: #/(\w+)="([^"]*)"/#).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The picture that `map` writes.
  private func map(_ arguments: String...) throws -> String {
    let scratch = try Scratch()
    let result = try Program.run(
      ["map", Self.storyboard, "-o", scratch.path("map.svg")] + arguments)
    try #require(result.status == 0, "\(result.errors)")
    return String(decoding: try scratch.data("map.svg"), as: UTF8.self).withoutMarks
  }

  private static let storyboard = Program.example("storyboard/Main.storyboard")

  /// How much nearer the map's scenes are than the canvas', and how much smaller they are.
  private static let (distance, reduction) = (0.6, 0.4)

  /// Children are as large as their containers: both menus, the popup, the banner.
  private static let embeddedSizes: [String: [Double]] = [
    "Lv8-2q-Wn3": [100, 812], "Rv5-8n-Kd4": [280, 812], "Pv7-3g-Up2": [375, 150],
    "Bv4-6p-Xc1": [375, 180],
  ]

  /// The scenes of the file by the id of their controllers, with their points on the canvas.
  private func scenes(_ text: String) throws -> [String: (x: Double, y: Double)] {
    let points = elements("point", text)
    let ids = text.matches(
      of: #/<scene sceneID[^>]*>.*?<objects>\s*<\w+ (?:[^>]*? )?id="([^"]+)"/#.dotMatchesNewlines())
    try #require(ids.count == points.count)
    return Dictionary(
      uniqueKeysWithValues: zip(ids, points).map { id, point in
        (String(id.1), (Double(point["x"] ?? "") ?? 0, Double(point["y"] ?? "") ?? 0))
      })
  }

  /// Each scene's thumbnail on the map: its ground, x, y, width and height.
  private func thumbnail(_ id: String, _ svg: String) throws -> [Double] {
    let start = try #require(svg.firstRange(of: "<g id=\"scene-\(id)\">")).upperBound
    let ground = svg[start...].split(separator: "\n").prefix { !$0.hasPrefix("<g transform") }
    let rect = try #require(ground.first { $0.hasPrefix("<rect ") })
    return Probe.numbers(String(rect), ["x", "y", "width", "height"])
  }

  @Test func `S0.13 is drawn as a map: each scene at its place, an arrow for each segue`() throws {
    let text = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    let svg = try map()
    let scenes = try scenes(text)
    #expect(scenes.count == 8 && svg.matches(of: #/id="scene-/#).count == scenes.count)
    // Each where the canvas has it, 0.6 times as far away, and 0.4 times as large as 375 × 812.
    let first = try #require(scenes.keys.min())
    let (origin, corner) = (try #require(scenes[first]), try thumbnail(first, svg))
    for (id, point) in scenes {
      let place = try thumbnail(id, svg)
      #expect(abs(place[0] - corner[0] - Self.distance * (point.x - origin.x)) < 0.5, "\(id)")
      #expect(abs(place[1] - corner[1] - Self.distance * (point.y - origin.y)) < 0.5, "\(id)")
      let size = Self.embeddedSizes[id] ?? [375, 812]
      #expect(abs(place[2] - Self.reduction * size[0]) < 0.5, "\(id)")
      #expect(abs(place[3] - Self.reduction * size[1]) < 0.5, "\(id)")
      // What is in the scene is drawn in it.
      let drawn = "<g transform=\"matrix(0.4 0.0 0.0 0.4 \(Int(place[0])) \(Int(place[1])))\""
      #expect(svg.contains(drawn), "\(id)")
    }
  }

  @Test func `S0.13 leads each arrow from scene to scene, and tells the kinds of segues apart`()
    throws
  {
    let text = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    let svg = try map()
    let lines = svg.split(separator: "\n").map(String.init)
    let segues = elements("segue", text)
    #expect(segues.count == 8 && svg.matches(of: #/id="segue-/#).count == segues.count)
    var source = ""
    for tag in text.matches(of: #/<(\w+ontroller|segue) ([^>]*)>/#) {
      let values = elements(String(tag.1), " " + String(tag.0)).first ?? [:]
      guard tag.1 == "segue", let id = values["id"], let kind = values["kind"] else {
        if tag.1 != "segue", let id = values["id"] { source = id }
        continue
      }
      let start = try #require(lines.firstIndex(of: "<g id=\"segue-\(id)\">"), "\(id)")
      let (line, head) = (lines[start + 1], lines[start + 2])
      let from = try thumbnail(source, svg)
      let to = try thumbnail(try #require(values["destination"]), svg)
      let (tail, tip) = (
        try #require(Probe.corners(line).first), try #require(Probe.corners(head).first)
      )
      for (point, place) in [(tail, from), (tip, to)] {
        // On the edge of the thumbnail, or of the name above it.
        #expect(point.x >= place[0] - 1 && point.x <= place[0] + place[2] + 1, "\(id)")
        #expect(point.y >= place[1] - 27 && point.y <= place[1] + place[3] + 1, "\(id)")
      }
      // Solid for what is shown, dashed and lighter for what holds its destination.
      let holds = kind == "embed" || kind == "relationship"
      #expect(line.contains("stroke-dasharray") == holds, "\(id)")
      let label = try #require(lines.firstIndex(of: "<g id=\"label-\(id)\">"), "\(id)")
      let words = values["identifier"].map { "\(kind) · \($0)" } ?? kind
      #expect(lines[(label + 1)...(label + 2)].contains { $0.contains("aria-label=\"\(words)\"") })
    }
  }

  @Test func `S0.14 is drawn as a tree with a line from each parent to each child`() throws {
    let text = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    let svg = try map("--tree")
    // Children are embedded, or the root of a stack.
    let children = elements("segue", text).filter {
      $0["kind"] == "embed" || $0["kind"] == "relationship"
    }
    let lines = curves(svg)
    #expect(lines.count == children.count)
    for line in lines { #expect(line[3].x - line[0].x == 50, "to the next column") }
    #expect(drawnChildren(svg) == listedChildren(text))
  }

  /// The parents and children of the tree's lines, by what stands in the boxes at their ends.
  private func drawnChildren(_ svg: String) -> [String] {
    let boxes = svg.matches(
      of:
        #/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="32" rx="8" fill="none"[^\n]*\n<path aria-label="[^\n]*\n<path aria-label="([^"]*)"/#
    )
    func box(y: Int, _ isAtEnd: (_ left: Int, _ width: Int) -> Bool) -> String {
      boxes.first { (Int($0.2) ?? 0) + 16 == y && isAtEnd(Int($0.1) ?? 0, Int($0.3) ?? 0) }
        .map { String($0.4) } ?? "none"
    }
    return curves(svg).map { line in
      box(y: Int(line[0].y)) { $0 + $1 == Int(line[0].x) } + " > "
        + box(y: Int(line[3].y)) { left, _ in left == Int(line[3].x) }
    }.sorted()
  }

  /// The points of each line of the tree, a curve of four points.
  private func curves(_ svg: String) -> [[(x: Double, y: Double)]] {
    svg.matches(of: #/<path d="(M[\d. ]+c[^"a-z]+)" fill="none"/#)
      .map { SVGPathPoints.all($0.1) }.filter { $0.count == 4 }
  }

  /// The same from the file: each segue belongs to the controller before it.
  private func listedChildren(_ text: String) -> [String] {
    var names: [String: String] = [:]
    var links: [(parent: String, child: String)] = []
    var last = ""
    for tag in text.matches(of: #/<(\w+ontroller|segue) ([^>]*)>/#) {
      let values = elements(String(tag.1), " " + String(tag.0)).first ?? [:]
      if tag.1 == "segue" {
        if ["embed", "relationship"].contains(values["kind"]) {
          links.append((last, values["destination"] ?? ""))
        }
      } else if let id = values["id"] {
        last = id
        names[id] = values["customClass"] ?? "navigation controller"
      }
    }
    return links.map { "\(names[$0.parent] ?? "") > \(names[$0.child] ?? "")" }.sorted()
  }
}
