import CTurboJPEG
import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// Pictures of a scene in which something was changed by a known amount are the designs.
@Suite struct `A design against a scene` {
  private static let scene = """
    device: iPhone 8
    children:
      - {id: bar, kind: view, frame: [0, 0, 375, 64], background: "#E8F0FE"}
      - {id: title, kind: label, text: Welcome back, font: bold 28, frame: [24, 90, 327, 40]}
      - {id: card, kind: view, frame: [24, 150, 327, 160], background: "#F2F2F7", cornerRadius: 12,
         children: [
          {id: name, kind: label, text: Jane Appleseed, frame: [16, 16, 200, 24]},
          {id: mail, kind: label, text: jane@example.com, textColor: "#3C3C43",
           frame: [16, 44, 200, 20]},
          {id: photo, kind: view, frame: [247, 16, 64, 64], background: "#34C759",
           cornerRadius: 8}]}
      - {id: go, kind: view, frame: [24, 560, 327, 50], background: "#0A84FF", cornerRadius: 10,
         children: [
          {id: goText, kind: label, text: Continue, textColor: "#FFFFFF", align: center,
           frame: [0, 13, 327, 24]}]}
      - {id: hint, kind: label, text: You can change this later., textColor: "#8E8E93",
         frame: [24, 620, 327, 20]}
    """

  /// What was changed in the design, and by how much the scene is therefore off: x, y, width, height,
  /// of a box or a text.
  struct Change: CustomTestStringConvertible, Sendable {
    var title: String
    var scale: String
    var edits: [(String, String)]
    var off: [String: [Double]]
    var colors: [String: String] = [:]

    var testDescription: String { "\(title), \(scale) pixels a point" }
  }

  static let changes = [
    Change(title: "nothing is changed", scale: "2", edits: [], off: [:]),
    Change(
      title: "a button is higher up", scale: "2", edits: [("[24, 560,", "[24, 548,")],
      off: ["go": [0, 12, 0, 0], "goText": [0, 12, 0, 0]]),
    Change(
      title: "a button is smaller", scale: "3",
      edits: [("560, 327, 50]", "560, 315, 44]"), ("[24, 560,", "[30, 560,")],
      off: ["go": [-6, 0, 12, 6], "goText": [-6, 0, 0, 0]]),
    Change(
      title: "a card is lower and higher, in parts of a point", scale: "2",
      edits: [("[24, 150, 327, 160]", "[24, 157.5, 327, 180]")],
      off: [
        "card": [0, -7.5, 0, -20], "name": [0, -7.5, 0, 0], "mail": [0, -7.5, 0, 0],
        "photo": [0, -7.5, 0, 0],
      ]),
    Change(
      title: "a picture is larger, and two colours are others", scale: "2",
      edits: [
        ("[247, 16, 64, 64]", "[243, 12, 72, 72]"), ("#0A84FF", "#FF2D55"), ("#34C759", "#FF9500"),
      ], off: ["photo": [4, 4, -8, -8]], colors: ["go": "#FF2D55", "photo": "#FF9500"]),
    Change(
      title: "two views have changed places", scale: "2",
      edits: [("[24, 620, 327, 20]", "[60, 580, 315, 20]"), ("[24, 560,", "[24, 610,")],
      off: ["hint": [-36, 40, 0, 0], "go": [0, -50, 0, 0], "goText": [0, -50, 0, 0]]),
    Change(
      title: "a text has moved, a point is a pixel", scale: "1",
      edits: [("[24, 90, 327, 40]", "[31, 85, 320, 40]")], off: ["title": [-7, 5, 0, 0]]),
    Change(
      title: "a text has another colour", scale: "1.5", edits: [("#8E8E93", "#B00020")], off: [:],
      colors: ["hint": "#B00020"]),
    Change(
      title: "a bar is higher and of another colour", scale: "3",
      edits: [("[0, 0, 375, 64]", "[0, 0, 375, 72]"), ("#E8F0FE", "#222244")],
      off: ["bar": [0, 0, 0, -8]], colors: ["bar": "#222244"]),
    Change(
      title: "all below the title is lower", scale: "2",
      edits: [("[24, 150,", "[24, 171,"), ("[24, 560,", "[24, 581,"), ("[24, 620,", "[24, 641,")],
      off: [
        "card": [0, -21, 0, 0], "name": [0, -21, 0, 0], "mail": [0, -21, 0, 0],
        "photo": [0, -21, 0, 0], "go": [0, -21, 0, 0], "goText": [0, -21, 0, 0],
        "hint": [0, -21, 0, 0],
      ]),
  ]

  /// The design as a PNG file, and the scene.
  private func design(of change: Change, in folder: Scratch) throws -> (png: String, scene: String)
  {
    let scene = try folder.write(Self.scene, to: "scene.yaml")
    var text = Self.scene
    for (old, new) in change.edits {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    let other = try folder.write(text, to: "design.yaml")
    let png = folder.path("design.png")
    let run = try Program.run([
      "render", other, "-o", png, "--theme", "color", "--scale", change.scale, "--no-layout-chunk",
    ])
    #expect(run.status == 0, "\(run.errors)")
    return (png, scene)
  }

  private func views(_ run: Program.Result) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let result = try #require((json?["results"] as? [[String: Any]])?.first)
    return try #require((result["design"] as? [String: Any])?["views"] as? [[String: Any]])
  }

  private func check(_ change: Change, _ run: Program.Result, levels: Int = 8) throws {
    #expect(run.status == (change.off.isEmpty && change.colors.isEmpty ? 0 : 1), "\(run.errors)")
    let views = try views(run)
    #expect(
      views.compactMap { $0["id"] as? String } == [
        "root", "bar", "title", "card", "name", "mail", "photo", "go", "goText", "hint",
      ])
    for view in views {
      let id = try #require(view["id"] as? String)
      #expect(view["missing"] as? Bool == false, "\(id)")
      let part = try #require((view["box"] ?? view["text"]) as? [String: Any])
      let off = change.off[id] ?? [0, 0, 0, 0]
      for (key, expected) in zip(["x", "y", "width", "height"], off) {
        // Sides at the edge of the screen cannot be seen.
        guard let value = part[key] as? Double else {
          #expect(["root", "bar"].contains(id), "\(id) \(key)")
          continue
        }
        #expect(abs(value - expected) <= 0.5, "\(id) \(key) is \(value), not \(expected)")
      }
      let color = try Self.color(part["designColor"] as? String)
      let own = try Self.color(part["color"] as? String)
      let wanted = try change.colors[id].map(Self.color) ?? own
      for (one, other) in [
        (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
      ] {
        #expect(abs(Int(one) - Int(other)) <= levels, "\(id) is \(color.hex), not \(wanted.hex)")
      }
    }
  }

  private static func color(_ hex: String?) throws -> Color {
    try #require(hex.flatMap { Color(hex: $0) })
  }

  @Test(arguments: changes)
  func `says by how much each view is off, within half a point`(change: Change) throws {
    let folder = try Scratch()
    let files = try design(of: change, in: folder)
    try check(change, try Program.run(["compare", files.png, files.scene, "--format", "json"]))
  }

  @Test(arguments: [90, 75] as [Int32])
  func `may be a JPEG`(quality: Int32) throws {
    let folder = try Scratch()
    let change = Self.changes[3]
    let files = try design(of: change, in: folder)
    let pixels = try PNGDecoder().decode(Array(folder.data("design.png"))).pixels
    let jpeg = folder.path("design.jpg")
    try Self.jpeg(pixels, quality: quality).write(to: URL(fileURLWithPath: jpeg))
    try check(
      change, try Program.run(["compare", jpeg, files.scene, "--format", "json"]), levels: 28)
  }

  static func jpeg(_ pixels: PixelBuffer, quality: Int32) throws -> Data {
    let handle = try #require(tjInitCompress())
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      handle, pixels.bytes, Int32(pixels.width), 0, Int32(pixels.height),
      Int32(TJPF_RGBA.rawValue), &bytes, &size, Int32(TJSAMP_420.rawValue), quality, 0)
    defer { tjFree(bytes) }
    try #require(status == 0)
    return Data(bytes: try #require(bytes), count: Int(size))
  }

  @Test func `does not pass where the design has not all views`() throws {
    let folder = try Scratch()
    let change = Change(
      title: "a button is missing", scale: "2",
      edits: [("kind: view, frame: [24, 560", "kind: view, hidden: true, frame: [24, 560")],
      off: [:])
    let files = try design(of: change, in: folder)
    let run = try Program.run(["compare", files.png, files.scene])
    #expect(run.status == 1)
    #expect(run.text.contains("8 of 10 views are as in the design"), "\(run.text)")
  }

  @Test(arguments: ["mail", "hint", "photo", "title"])
  func `names the view that the design has not`(id: String) throws {
    let folder = try Scratch()
    let change = Change(
      title: "a view is missing", scale: "2",
      edits: [("{id: \(id), kind", "{id: \(id), hidden: true, kind")], off: [:])
    let files = try design(of: change, in: folder)
    let views = try views(
      try Program.run(["compare", files.png, files.scene, "--format", "json"]))
    #expect(
      views.filter { $0["missing"] as? Bool == true }.map { $0["id"] as? String } == [id])
    #expect(views.count { $0["accepted"] as? Bool == true } == views.count - 1)
  }

  /// The letters are as white as what lies around the box, which begins a few points from them.
  @Test(arguments: [(24, "A"), (24, "12"), (40, "12")])
  func `finds letters in a small round box`(size: Int, text: String) throws {
    let folder = try Scratch()
    func scene(_ text: String) -> String {
      """
      device: iPhone SE
      background: white
      children:
        - {id: badge, background: systemBlue, cornerRadius: \(size / 2), pin: {top: 100, leading: 40, size: \(size)},
           children: [{id: letter, text: \(text), textColor: white, font: 17 bold, pin: center}]}

      """
    }
    let file = try folder.write(scene(text), to: "scene.yaml")
    for (name, shown) in [("same", text), ("bare", "\" \"")] {
      let path = try folder.write(scene(shown), to: "\(name).yaml")
      let design = folder.path("\(name).png")
      let drawn = try Program.run([
        "render", path, "-o", design, "--at", "0", "--scale", "2", "--theme", "color",
      ])
      #expect(drawn.status == 0, "\(drawn.errors)")
      let run = try Program.run(["compare", design, file])
      #expect(run.status == (name == "same" ? 0 : 1), "\(run.text)")
      let isLost = run.text.contains("label#letter: not found in the design")
      #expect(isLost == (name == "bare"), "\(run.text)")
    }
  }

  @Test(arguments: changes.prefix(2))
  func `is found out on whichever side it stands`(change: Change) throws {
    let folder = try Scratch()
    let files = try design(of: change, in: folder)
    let run = try Program.run(["compare", files.scene, files.png])
    let other = try Program.run(["compare", files.png, files.scene])
    #expect(run.text == other.text && run.status == other.status, "\(run.text)\(run.errors)")
    #expect(run.status == (change.edits.isEmpty ? 0 : 1))
  }

  @Test func `passes what the tolerance allows, and leaves views out`() throws {
    let folder = try Scratch()
    let files = try design(of: Self.changes[6], in: folder)
    let compare = ["compare", files.png, files.scene]
    #expect(try Program.run(compare + ["--tolerance", "7.5"]).status == 0)
    #expect(try Program.run(compare + ["--tolerance", "6"]).status == 1)
    #expect(try Program.run(compare + ["--ignore", "#title"]).status == 0)
  }

  @Test func `is shown with the screen on a page`() throws {
    let folder = try Scratch()
    let files = try design(of: Self.changes[1], in: folder)
    let run = try Program.run([
      "compare", files.png, files.scene, "--report", folder.path("page.html"), "--diff",
      folder.path("difference.png"),
    ])
    #expect(run.status == 1)
    let page = String(decoding: try folder.data("page.html"), as: UTF8.self)
    #expect(page.contains(#"data-expected="Design" data-actual="Screen""#))
    #expect(page.contains("view#go: y +12"))
    #expect(page.contains(#""marks":[["view#go",[48,1096,654,100],[48,1120,654,100]]"#))
    let drawn = try PNGDecoder().decode(Array(folder.data("difference.png"))).pixels
    #expect(drawn.width > 3 * 750)
  }

  @Test func `says which accessibility problems the screen has`() throws {
    let folder = try Scratch()
    let files = try design(of: Self.changes[0], in: folder)
    let compare = ["compare", files.png, files.scene]
    #expect(try !Program.run(compare).text.contains("accessibility problem"))
    // Grey #8E8E93 on white has a contrast of 3.26 to 1 (WCAG 2.2, 1.4.3).
    let run = try Program.run(compare + ["--a11y"])
    #expect(run.text.contains("accessibility problem: contrast"), "\(run.text)")
    #expect(run.text.contains("3.2"), "\(run.text)")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--noise"], "limits of pixels are not for a design and a scene"),
    (["--device", "ipad", "--scale", "0.1"], "750 pixels wide"),
    (["--bezel"], "a design has no outline of a device"),
    (["--tolerance=-1"], "--tolerance must be between 0 and 63 points"),
    (["--tolerance", "64"], "--tolerance must be between 0 and 63 points"),
    (["--tolerance", "nan"], "--tolerance must be between 0 and 63 points"),
    (["--ignore", "#photos"], "--ignore #photos is nowhere"),
    (["--ignore", "#root"], "nothing was compared"),
    (["--ignore", "0,0,9999,9999"], "nothing was compared"),
    (["--ignore", "9000,10,50,50"], "--ignore 9000,10,50,50 is nowhere in"),
  ])
  func `refuses what makes no sense`(options: [String], message: String) throws {
    let folder = try Scratch()
    let files = try design(of: Self.changes[0], in: folder)
    let run = try Program.run(["compare", files.png, files.scene] + options)
    #expect([2, 64].contains(run.status))
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `has its limits for itself`() throws {
    let folder = try Scratch()
    let files = try design(of: Self.changes[0], in: folder)
    let run = try Program.run(["compare", files.png, files.png, "--tolerance", "2"])
    #expect(run.status == 64)
    #expect(run.errors.contains("are for a design and a scene"), "\(run.errors)")
  }
}
