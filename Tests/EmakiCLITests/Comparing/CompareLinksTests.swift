import EmakiDrawing
import EmakiFiles
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// `emaki compare` and `diff` where files and folders are links, pipes or devices.
@Suite struct `Comparing through links` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(fileURLWithPath: scratch.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ color: Color, _ name: String) throws {
    try write(PNGEncoder().encode(PixelBuffer(width: 8, height: 8, fill: color)), name)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(name), withDestinationPath: target)
  }

  func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, folder: scratch.url)
  }

  @Test func `that lead nowhere do not propose themselves`() throws {
    _ = try scratch.write("children: [{text: A}]\n", to: "a.yaml")
    try link("gone.yaml", to: "nowhere.yaml")
    let result = try run("compare", "a.yaml", "gone.yaml")
    #expect(result.status == 2 && result.errors.contains("gone.yaml"))
    #expect(!result.errors.contains("did you mean"), "\(result.errors)")
  }

  /// Folders with a picture that is the same, and a linked folder with one that is not.
  func makeFolders() throws {
    for (side, color) in [("old", Color.white), ("new", .black)] {
      try write(.white, "\(side)/same.png")
      try write(color, "shared-\(side)/other.png")
      try link("\(side)/inner", to: "../shared-\(side)")
    }
  }

  @Test func `folders are followed, but not back to where they lie in`() throws {
    try makeFolders()
    try link("old/inner/loop", to: "../old")
    try link("new/loop", to: ".")
    let result = try run("compare", "old", "new")
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("inner/other.png: different\n"), "\(result.text)")
    #expect(result.text.hasSuffix("\n1 same, 1 different\n"))
    #expect(try run("compare", "old/**/*.png", "new/**/*.png").text.hasSuffix("1 different\n"))
  }

  @Test func `a folder may be a link itself`() throws {
    try makeFolders()
    try link("before", to: "old")
    try link("after", to: "new")
    for (old, new) in [("before", "after"), ("before/*/*.png", "after/*/*.png")] {
      let result = try run("compare", old, new)
      #expect(result.status == 1 && result.text.contains("other.png: different"))
    }
  }

  @Test func `diff finds scene files in linked folders`() throws {
    for (side, x) in [("old", 10), ("new", 30)] {
      try write(Array(`A difference between files`.scene(x).utf8), "shared-\(side)/scene.yaml")
      try FileManager.default.createDirectory(
        atPath: scratch.path(side), withIntermediateDirectories: true)
      try link("\(side)/inner", to: "../shared-\(side)")
    }
    let result = try run("diff", "old", "new")
    #expect(result.status == 1 && result.text.hasPrefix("inner/scene.yaml: "), "\(result.errors)")
    #expect(try run("compare", "old", "new").status == 1)
  }

  @Test func `a link to nothing is a file that is broken`() throws {
    try makeFolders()
    for side in ["old", "new"] { try link("\(side)/gone.png", to: "nothing.png") }
    let result = try run("compare", "old", "new")
    #expect(result.status == 2 && result.text.contains("gone.png: failed"))
  }

  @Test(.endsWithin(minutes: 1)) func `pipes in folders are left alone and noted`() throws {
    try makeFolders()
    try #require(mkfifo(scratch.path("new/pipe.png"), 0o600) == 0)
    let result = try run("compare", "old", "new")
    #expect(result.text.hasSuffix("1 same, 1 different\n"))
    #expect(result.errors == "note: a file of another kind was not compared: pipe.png\n")
    let endless = try run("compare", "old/same.png", "/dev/zero")
    #expect(endless.status == 2 && endless.text.contains("not a PNG file"))
  }

  @Test func `a page goes where a link leads, and through a pipe`() throws {
    try makeFolders()
    let files = ["old/inner/other.png", "new/inner/other.png"]
    try write(Array("old".utf8), "target.html")
    try link("page.html", to: "target.html")
    #expect(try run("compare", files[0], files[1], "--report", "page.html").status == 1)
    let page = try scratch.data("target.html")
    #expect(page.starts(with: Data("<!DOCTYPE html>".utf8)))
    let link = scratch.path("page.html")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.html")

    let pipe = scratch.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open at both ends, so that nobody waits; the page is smaller than what a pipe holds.
    let end = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(end) }
    #expect(try run("compare", files[0], files[1], "--report", "pipe").status == 1)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(end, &bytes, bytes.count)
    #expect(count > 0 && page.count - count < 10 && bytes.starts(with: Array("<!DOCTYPE".utf8)))
    #expect(!AtomicFile.isRegular(pipe))
  }
}
