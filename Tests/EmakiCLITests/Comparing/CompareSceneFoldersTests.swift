import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// `emaki compare` on folders of scene files.
@Suite struct `Comparing folders of scenes` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.url.appendingPathComponent(name).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    _ = try scratch.write(text, to: name)
  }

  /// A card at 20 that slides to 200 after a delay, in seconds.
  static func moving(delay: Double) -> String {
    """
    device: iPhone SE
    children: [{id: card, background: systemBlue, pin: {top: 300, leading: 20, size: 60}}]
    motions: {slide: [animate: {duration: 0.2, delay: \(delay), changes: {card.x: 200}}]}

    """
  }

  static func still(_ top: Int) -> String {
    "device: iPhone SE\nchildren: [{id: box, background: red, pin: {top: \(top), leading: 0, "
      + "size: 40}}]\n"
  }

  func compare(_ arguments: String...) throws -> Program.Result {
    try Program.run(
      ["compare", "old", "new", "--scale", "0.5", "--theme", "greek"] + arguments,
      folder: scratch.url)
  }

  func makeFolders() throws {
    for (folder, delay, top) in [("old", 0.1, 10), ("new", 0.2, 14)] {
      try write(Self.moving(delay: delay), "\(folder)/in/moving.yaml")
      try write(Self.still(top), "\(folder)/still.yaml")
      try write(Self.still(5), "\(folder)/same.yaml")
      try write("{}", "\(folder)/package.json")
    }
    try write(Self.still(1), "old/gone.yaml")
    try write(Self.still(2), "new/come.yaml")
  }

  @Test func `pairs are told as two files are, motions by their timing`() throws {
    try makeFolders()
    let result = try compare()
    #expect(result.status == 1)
    let text = result.text
    let heads = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "come.yaml: added", "gone.yaml: removed", "in/moving.yaml: different",
        "still.yaml: different", "1 same, 2 different, 1 added, 1 removed",
      ])
    // A tenth of a second is six frames of sixty.
    #expect(text.contains("\n  view#card: +6 frames (+0.100 s)\n"))
    #expect(text.contains("\n  view#box: y 10 → 14 (+4)\n"))
    #expect(
      result.errors == "note: a file of another kind was not compared: package.json\n")
  }

  @Test func `pictures and scenes of the same folders are both compared`() throws {
    for (folder, color) in [("old", Color.white), ("new", .black)] {
      try write(Self.still(1), "\(folder)/a.yaml")
      let picture = PixelBuffer(width: 4, height: 4, fill: color)
      try Data(PNGEncoder().encode(picture)).write(
        to: URL(fileURLWithPath: scratch.path("\(folder)/b.png")))
    }
    let result = try compare()
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("b.png: different\n"))
    #expect(result.text.hasSuffix("1 same, 1 different\n"))
  }

  @Test func `one that cannot be drawn keeps none of the others from being compared`() throws {
    try makeFolders()
    try write("children: []\nchildrn: []\n", "new/same.yaml")
    try write("children: []\ndevice: nothing\n", "new/come.yaml")
    let result = try compare("--report", "page.html")
    #expect(result.status == 2)
    #expect(result.text.contains("same.yaml: failed: new/same.yaml:2:1: unknown key \"childrn\""))
    #expect(result.text.contains("come.yaml: failed: "))
    #expect(result.text.contains("still.yaml: different\n"))
    let json = try compare("--format", "json", "--jobs", "1")
    #expect(json.status == 2 && json.text.contains("2 different, 1 removed, 2 failed"))
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `the page shows a scene that only one folder has`() throws {
    struct Sight: Decodable {
      var names: [String]
      var pictures: [String]
      var size: [Int]
    }
    try makeFolders()
    #expect(try compare("--report", "page.html").status == 1)
    let (sight, complaints) = try Browser.run(
      String(decoding: scratch.data("page.html"), as: UTF8.self),
      script: """
        const images = [...document.querySelectorAll("#stage img")];
        await Promise.all(images.map((image) => image.decode()));
        return {
          names: [...document.querySelectorAll("#list b")].map((name) => name.textContent),
          pictures: images.map((image) => image.alt),
          size: [images[0].naturalWidth, images[0].naturalHeight],
        };
        """, as: Sight.self)
    #expect(complaints == [])
    #expect(sight.names == ["come.yaml", "gone.yaml", "in/moving.yaml", "still.yaml"])
    #expect(sight.pictures == ["actual"])
    // Half a pixel for each of 375 × 667 points, rounded up.
    #expect(sight.size == [188, 334])
  }
}
