import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// `emaki compare` on many files at once.
@Suite struct `Comparing many pictures` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  func write(_ color: Color, _ name: String, side: Int = 8, width: Int? = nil) throws {
    let url = URL(fileURLWithPath: scratch.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let picture = PixelBuffer(width: width ?? side, height: side, fill: color)
    try Data(PNGEncoder().encode(picture)).write(to: url)
  }

  func makeFolders() throws {
    try write(.white, "old/same.png")
    try write(.white, "new/same.png")
    try write(.white, "old/in/other.png")
    try write(.black, "new/in/other.png")
    try write(.white, "old/gone.png")
    try write(.white, "new/come.png")
  }

  @Test func `has frames that no list names as pictures`() throws {
    let scene = try scratch.write(
      """
      device: iPhone SE
      children: [{id: a, background: red, frame: [0, 0, 40, 40]}]
      motions: {go: [animate: {duration: 0.2, changes: {a.x: 90}}]}
      defaultMotion: go

      """, to: "scene.yaml")
    for folder in ["old", "new", "sets/old/in", "sets/new/in"] {
      let options = ["-o", scratch.path(folder), "--steps", "3", "--scale", "0.25"]
      #expect(try Program.run(["render", scene] + options).status == 0)
    }
    func compare(_ old: String, _ new: String) throws -> Program.Result {
      try Program.run(
        ["compare", old, new] + (new == "scene.yaml" ? ["--steps", "3", "--scale", "0.25"] : []),
        folder: scratch.url)
    }
    let pairs = [("old", "new"), ("sets/old", "sets/new"), ("old", "scene.yaml")]
    for (old, new) in pairs { #expect(try compare(old, new).text == "1 same\n", "\(old) \(new)") }
    for folder in ["old", "sets/old/in"] {
      let frame = try scratch.data("\(folder)/frame-0001.png")
      try frame.write(to: scratch.url.appendingPathComponent("\(folder)/frame-0099.png"))
    }
    for (old, new) in pairs {
      let run = try compare(old, new)
      #expect(run.status == 1, "\(old) \(new)")
      #expect(run.text.contains("frame-0099.png: removed\n"), "\(run.text)")
      #expect(run.text.hasSuffix("1 same, 1 removed\n"), "\(run.text)")
    }
    let other = try compare("new", "old")
    #expect(other.status == 1 && other.text.contains("frame-0099.png: added\n"), "\(other.text)")
  }

  @Test func `folders are matched by relative paths`() throws {
    try makeFolders()
    let result = try Program.run(["compare", scratch.path("old"), scratch.path("new")])
    #expect(result.status == 1)
    let heads = result.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "come.png: added", "gone.png: removed", "in/other.png: different",
        "1 same, 1 different, 1 added, 1 removed",
      ])
  }

  @Test func `times that are missing or broken are an error of their motion alone`() throws {
    let frames = #"{"frames":[{"file":"frame-0000.png","time":0}]}"#
    for folder in ["old", "new"] {
      for name in ["gone/frame-0000", "none/frame-0000", "same/frame-0000", "still"] {
        try write(.white, "\(folder)/\(name).png")
      }
      for name in ["gone", "none", "same"] where name != "gone" || folder == "old" {
        let text = name == "none" && folder == "new" ? #"{"frames":[]}"# : frames
        _ = try scratch.write(text, to: "\(folder)/\(name)/reel.json")
      }
    }
    let result = try Program.run(["compare", scratch.path("old"), scratch.path("new")])
    #expect(result.status == 2)
    let text = result.text + result.errors
    #expect(text.contains("new/gone/reel.json"))
    #expect(text.contains("new/none/reel.json: it has no frames"))
    #expect(text.contains("2 same"))
  }

  @Test(.endsWithin(minutes: 1), arguments: ["compare", "diff"])
  func `a pipe for a scene or a frame never passes, and is not waited for`(command: String) throws {
    for folder in ["old", "new"] {
      try write(.white, "\(folder)/in/frame-0000.png")
      for name in ["a", "b"] {
        _ = try scratch.write("children: [{text: Hello}]\n", to: "\(folder)/\(name).yaml")
      }
      _ = try scratch.write(
        #"{"frames":[{"file":"frame-0000.png","time":0}]}"#, to: "\(folder)/in/reel.json")
    }
    for name in ["a.yaml", "in/frame-0000.png"] {
      let path = scratch.path("new/\(name)")
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
    }
    let result = try Program.run([command, scratch.path("old"), scratch.path("new")])
    #expect(result.status == (command == "compare" ? 2 : 1))
    let text = result.text + result.errors
    #expect(text.contains("a.yaml"))
    #expect(text.contains("new/in/frame-0000.png") == (command == "compare"))
  }

  @Test func `files without an extension are pictures by their content, others are counted`() throws
  {
    for folder in ["old", "new"] {
      try write(.white, "\(folder)/same.png")
      try write(folder == "old" ? .white : .black, "\(folder)/out/still")
      // What is hidden, such as git's own files, is nobody's picture.
      try write(folder == "old" ? .white : .black, "\(folder)/.git/objects/still")
      _ = try scratch.write("no picture", to: "\(folder)/LICENSE")
    }
    _ = try scratch.write("<svg/>", to: "new/page.svg")
    let result = try Program.run(["compare", scratch.path("old"), scratch.path("new")])
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("out/still: different\n"))
    #expect(result.text.hasSuffix("1 same, 1 different\n"))
    #expect(
      result.errors == "note: 2 files of other kinds were not compared, such as LICENSE\n")
  }

  @Test func `a difference too wide for its picture leaves the results`() throws {
    for (folder, color) in [("old", Color.white), ("new", .black)] {
      for (name, width) in [("small", 8), ("wide", 11000)] {
        try write(color, "\(folder)/\(name).png", width: width)
      }
    }
    let result = try Program.run([
      "compare", scratch.path("old"), scratch.path("new"), "--diff", scratch.path("changes"),
    ])
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("wide.png: different\n  the picture of the difference would have"))
    // Three times 11000 and two gutters of 8.
    #expect(result.text.contains("33016 × 8 px"))
    #expect(result.text.hasSuffix("2 different\n"))
    #expect(try scratch.names(in: "changes") == ["small.png"])
  }

  @Test func `a picture that only got another name is told at both names`() throws {
    try write(.black, "old/screen 2.png")
    try write(.white, "old/screen 10.png")
    try write(.black, "new/start.png")
    try write(.white, "new/screen 10.png")
    let result = try Program.run(["compare", scratch.path("old"), scratch.path("new")])
    #expect(result.status == 1)
    #expect(
      result.text == """
        screen 2.png: removed
          the same file is added as start.png: renamed?
        start.png: added
          the same file as screen 2.png, which is removed: renamed?
        1 same, 1 added, 1 removed

        """)
  }

  @Test func `patterns choose files`() throws {
    try makeFolders()
    func summary(_ pattern: String) throws -> String? {
      let result = try Program.run([
        "compare", scratch.path("old/\(pattern)"), scratch.path("new/\(pattern)"),
      ])
      return result.text.split(separator: "\n").last.map(String.init)
    }
    #expect(try summary("s*.png") == "1 same")
    #expect(try summary("**/o?her.png") == "1 different")
    #expect(try summary("*.png") == "1 same, 1 added, 1 removed")
    #expect(try summary("**/*.png") == "1 same, 1 different, 1 added, 1 removed")
  }

  @Test func `every form of the output can be read`() throws {
    try makeFolders()
    func text(_ format: String) throws -> String {
      try Program.run([
        "compare", scratch.path("old"), scratch.path("new"), "--format", format,
      ]).text
    }
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text("json").utf8)) as? [String: Any])
    #expect(json["accepted"] as? Bool == false)
    let results = try #require(json["results"] as? [[String: Any]])
    let different = try #require(results.first { $0["outcome"] as? String == "different" })
    #expect(
      different["changed"] as? Double == 64 && different["unit"] as? String == "levels of 255")
    #expect(different["accept"] as? String == "--area 64 --window 8:1")
    #expect(try text("junit").contains("tests=\"4\" failures=\"3\" errors=\"0\""))
    let github = try text("github")
    #expect(github.split(separator: "\n").filter { $0.hasPrefix("::error file=") }.count == 3)
    let markdown = try text("markdown").split(separator: "\n")
    #expect(markdown[0] == "### Pictures: 1 same, 1 different, 1 added, 1 removed")
    #expect(markdown.filter { $0.hasPrefix("| ") }.count == 1 + 3)
  }

  @Test func `the flags that a failure names accept it`() throws {
    try makeFolders()
    let files = [scratch.path("old/in/other.png"), scratch.path("new/in/other.png")]
    let text = try Program.run(["compare"] + files).text
    let line = try #require(text.split(separator: "\n").first { $0.contains("to accept: ") })
    let flags = line.split(separator: ": ")[1].split(separator: " ").map(String.init)
    #expect(try Program.run(["compare"] + files + flags).status == 0)
  }

  /// Compares that many pairs of 256 × 256 pixels, all different, and returns the peak memory in MB.
  private func peakMemory(pairs: Int) throws -> Double {
    try write(.white, "a.png", side: 256)
    try write(.black, "b.png", side: 256)
    let set = scratch.path("\(pairs)")
    for (file, folder) in [("a.png", "old"), ("b.png", "new")] {
      let folder = "\(set)/\(folder)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for number in 0..<pairs {
        try FileManager.default.linkItem(
          atPath: scratch.path(file), toPath: "\(folder)/\(number).png")
      }
    }
    let result = try Program.run([
      "compare", "\(set)/old", "\(set)/new", "--report", "\(set)/page.html", "--format", "github",
      "--timings",
    ])
    #expect(result.status == 1 && result.text.hasSuffix("\(pairs) different\n"))
    let page = try scratch.data("\(pairs)/page.html")
    #expect(String(decoding: page.suffix(20000), as: UTF8.self).contains("\(pairs) different"))
    let peak = result.errors.firstMatch(of: #/peak memory +([0-9.]+) MB/#).flatMap { Double($0.1) }
    return try #require(peak)
  }

  @Test func `a page of many pairs takes no more memory than one of few`() throws {
    // All pictures of one side would take 17 MB more.
    let (few, many) = (try peakMemory(pairs: 4), try peakMemory(pairs: 64))
    #expect(many < few + 10)
  }
}
