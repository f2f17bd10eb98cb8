import Foundation
import TestSupport
import Testing

@Suite struct `A gallery of a folder` {
  private static let moving = """
    title: Moves & fades
    children: [{id: a, pin: {top: 8, leading: 8, width: 40, height: 40}}]
    motions:
      go: [animate: {duration: 0.2, changes: {a: {alpha: 0}}}]
      back: [animate: {duration: 0.2, changes: {a: {x: 80}}}]

    """

  /// The addresses in the page's attributes `src` and `href`.
  private func addresses(in page: String) -> [String] {
    page.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
      .filter { !$0.hasPrefix("data:") }
  }

  @Test func `shows every scene, whose page plays every motion`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("scenes/inner"), withIntermediateDirectories: true)
    _ = try scratch.write(Self.moving, to: "scenes/moving one.yaml")
    _ = try scratch.write("children: [{text: <script>}]\n", to: "scenes/inner/still.yaml")
    let run = try Program.run(["preview", scratch.path("scenes"), "-o", scratch.path("gallery")])
    #expect(run.status == 0, "\(run.errors)")
    let page = String(decoding: try scratch.data("gallery/index.html"), as: UTF8.self)
    let files = try Set(scratch.names(in: "gallery")).subtracting(["index.html"])
    #expect(Set(addresses(in: page).map { $0.prefix { $0 != "#" } }) == Set(files.map { $0[...] }))
    #expect(
      files == [
        "inner-still.svg", "inner-still.html", "moving_one.svg", "moving_one.html",
      ])
    #expect(page.contains("<h2>Moves &amp; fades</h2>"))
    #expect(page.contains(">go</a>") && page.contains(">back</a>"))
  }

  @Test func `passes over data, schemas and manifests that lie beside the scenes`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.moving, to: "moving.yaml")
    _ = try scratch.write("{\"title\": \"An article\", \"views\": 3}", to: "article.json")
    let frames = ["render", scratch.path("moving.yaml"), "--steps", "2", "-o", scratch.path("out")]
    #expect(try Program.run(frames).status == 0)
    let schema = try Program.run(["schema"])
    _ = try scratch.write(schema.text, to: "emaki.schema.json")
    let run = try Program.run(["preview", scratch.path(""), "-o", scratch.path("gallery")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.names(in: "gallery") == [
        "index.html", "moving.html", "moving.svg",
      ])
  }

  @Test func `has the manual beside it where asked`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("scenes"), withIntermediateDirectories: true)
    _ = try scratch.write(Self.moving, to: "scenes/a.yaml")
    let gallery = ["preview", scratch.path("scenes"), "-o", scratch.path("gallery")]
    let run = try Program.run(gallery + ["--manual"])
    #expect(run.status == 0, "\(run.errors)")
    let page = String(decoding: try scratch.data("gallery/index.html"), as: UTF8.self)
    #expect(addresses(in: page).contains("manual/index.html"))
    let manual = String(decoding: try scratch.data("gallery/manual/index.html"), as: UTF8.self)
    #expect(manual.contains("<title>"))
    let alone = [
      "preview", scratch.path("scenes/a.yaml"), "--manual", "-o", scratch.path("a.html"),
    ]
    #expect(try Program.run(alone).status == 64)
  }

  @Test func `tells the mistakes of all files and writes nothing`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.moving, to: "a.yaml")
    _ = try scratch.write("chidren: []\nchildren: []\n", to: "b.yaml")
    _ = try scratch.write("children: [", to: "c.yaml")
    let run = try Program.run(["preview", scratch.path(""), "-o", scratch.path("gallery")])
    #expect(run.status == 2)
    #expect(run.errors.contains("b.yaml:1:1: error: unknown key"))
    #expect(run.errors.contains("c.yaml:"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("gallery")))
  }

  /// A sheet whose button closes it, by a motion that cannot be the first.
  private static func closing(by action: String) -> String {
    """
    children: [{id: open, text: Open, on: {tap: show}, pin: center}]
    controllers:
      share: {children: [{id: done, text: Done, \(action)pin: center}]}
    motions:
      show: [present: {controller: share, from: root}]
      close: [dismiss: share]

    """
  }

  @Test func `leaves out what only a touch can start, and says so`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.closing(by: "on: {tap: close}, "), to: "sheet.yaml")
    let run = try Program.run(["preview", scratch.path(""), "-o", scratch.path("gallery")])
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "sheet.yaml:6:11: warning: motion \"close\" gets no page: \"share\" is not shown"))
    #expect(try scratch.names(in: "gallery") == ["index.html", "sheet.html", "sheet.svg"])
    let strict = ["preview", scratch.path(""), "--strict", "-o", scratch.path("strict")]
    #expect(try Program.run(strict).status == 2)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("strict")))
  }

  @Test func `with a motion that cannot start writes nothing`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.moving, to: "a.yaml")
    _ = try scratch.write(Self.closing(by: ""), to: "sheet.yaml")
    try FileManager.default.createDirectory(
      atPath: scratch.path("gallery"), withIntermediateDirectories: true)
    _ = try scratch.write("mine", to: "gallery/own.txt")
    let run = try Program.run(["preview", scratch.path(""), "-o", scratch.path("gallery")])
    #expect(run.status == 2)
    #expect(run.errors.contains("sheet.yaml:6:11: error: \"share\" is not shown"))
    #expect(try scratch.names(in: "gallery") == ["own.txt"])
  }

  @Test func `of an empty folder is an error`() throws {
    let scratch = try Scratch()
    let run = try Program.run(["preview", scratch.path(""), "-o", scratch.path("gallery")])
    #expect(run.status == 2)
    #expect(run.errors.contains("no scene"))
  }
}
