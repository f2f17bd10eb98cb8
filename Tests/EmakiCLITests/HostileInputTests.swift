import EmakiFiles
import Foundation
import TestSupport
import Testing

/// Inputs that would hold a program for ever, fill its memory, or lead it elsewhere.
@Suite(.endsWithin(minutes: 1)) struct `A hostile input` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// One error with what it must say, exit code 2, and no other files than before.
  private func isRefused(
    _ arguments: [String], saying message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try scratch.names()
    let start = ContinuousClock.now
    let result = try Program.run(arguments, folder: scratch.url)
    #expect(ContinuousClock.now - start < .seconds(10), sourceLocation: sourceLocation)
    #expect(result.status == 2, "\(result.errors)", sourceLocation: sourceLocation)
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(
      errors.first?.contains(message) == true, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(try scratch.names() == before, "nothing is written", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ["validate", "--fit", "--a11y"], ["inspect", "--format", "tree"],
    ["inspect", "--format", "a11y"],
    ["inspect", "--format", "marks"], ["inspect", "--explain", "t"], ["spec"], ["expand"],
    ["inspect", "--scene", "none"],
  ])
  func `does not speak to the terminal`(command: [String]) throws {
    let file = try scratch.write(
      #"""
      title: "\e[2J"
      children:
        - {id: t, name: "n\e[2J", text: "x\e[2J", pin: {top: 60, leading: 20, width: 3}}
      motions: {go: [{animate: {duration: 0.3, changes: {t: {text: "y\e[2J", alpha: 0.2}}}}]}
      """#, to: "a.yaml")
    let result = try Program.run(command + [file], folder: scratch.url)
    #expect(!(result.text + result.errors).contains("\u{1B}"))
    #expect(!(result.text + result.errors).isEmpty)
  }

  @Test func `does not speak to the terminal by what a hint repeats`() throws {
    let file = try scratch.write(
      "children:\n  - {id: a, text: A\t  {id: b, text: B}\n", to: "a.yaml")
    let result = try Program.run(["validate", file], folder: scratch.url)
    #expect(result.status == 2)
    #expect(!result.errors.contains("\t"), "\(result.errors)")
  }

  @Test func `that is spread over a huge canvas has a map at a smaller scale`() throws {
    let scenes = [0, 60_000].map { place in
      """
      <scene sceneID="s\(place)"><objects><viewController id="c\(place)"><view key="view" id="v\(place)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view></viewController></objects>
      <point key="canvasLocation" x="\(place)" y="\(place)"/></scene>
      """
    }
    let file = try scratch.write(
      """
      <document toolsVersion="22154" useAutolayout="YES"><device id="retina6_12"/><scenes>
      \(scenes.joined())</scenes></document>
      """, to: "Main.storyboard")
    let result = try Program.run(["map", file, "-o", scratch.path("map.png")], folder: scratch.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("is drawn at scale 0."), "\(result.errors)")
    let header = Array(try scratch.data("map.png").prefix(24))
    let sizes = [16, 20].map { at in header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sizes[0] * sizes[1] <= 40_000_000)
  }

  @Test(arguments: ["zero.yaml", "/dev/zero"])
  func `that never ends is read no further than an input can be long`(name: String) throws {
    #expect(symlink("/dev/zero", scratch.path("zero.yaml")) == 0)
    for command in ["validate", "inspect"] {
      try isRefused([command, name], saying: "File too large")
    }
  }

  @Test(arguments: [
    "data: pipe.json", "import: pipe.yaml", "children: [{image: pipe.png}]",
    "storyboard: pipe.storyboard",
  ])
  func `that names a pipe is not waited for`(line: String) throws {
    for name in ["pipe.json", "pipe.yaml", "pipe.png", "pipe.storyboard"] {
      #expect(mkfifo(scratch.path(name), 0o600) == 0)
    }
    let file = try scratch.write("title: A\n\(line)\n", to: "a.yaml")
    let result = try Program.run(["validate", "--strict", file], folder: scratch.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("is not a regular file"), "\(result.errors)")
  }

  @Test func `folders with pipes in them are shown without these`() throws {
    #expect(mkfifo(scratch.path("pipe.yaml"), 0o600) == 0)
    _ = try scratch.write("children: [{text: Hello, pin: {top: 99, leading: 9}}]\n", to: "a.yaml")
    let result = try Program.run(
      ["preview", scratch.path(""), "-o", scratch.path("gallery")], folder: scratch.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try scratch.names(in: "gallery").contains("index.html"))
  }

  /// What a folder may hold that somebody opens; with what stands for it where it is whole.
  private static let inFolders = [
    "a.yaml", "b.yml", "c.json", "d.storyboard", "e.xib", "emaki.yaml", "f.png", "g.jpg", "h.svg",
    "Assets.xcassets/Contents.json", "Assets.xcassets/i.imageset/Contents.json",
    "Assets.xcassets/i.imageset/i.png", "Assets.xcassets/j.colorset/Contents.json",
    "Base.lproj/d.strings", "en.lproj/d.strings", "d.xcstrings", "reel.json", "results.jsonl",
    "k.sha256", "l.ttf", "m", "changes/a.png", "baselines/a.png", "n.apng",
  ]

  /// Things that are no files, by what makes one at a path.
  private static let odd: [@Sendable (String) -> Int32] = [
    { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }, { symlink("pipe", $0) },
    { symlink($0, $0) }, { mkdir($0, 0o700) }, { symlink("/proc/self/mem", $0) },
  ]

  private static let ofFolders = [
    "validate .", "validate --fit --a11y scene.yaml", "preview . -o ../out", "check .", "accept",
    "plan .", "compare . .", "compare . ../other", "diff . ../other", "render . -o ../out",
    "inspect scene.yaml", "render Main.storyboard -o ../out", "map Main.storyboard -o ../map.svg",
  ]

  @Test(.endsWithin(minutes: 5), arguments: ofFolders, odd.indices)
  func `nothing in a folder that is no file is waited for`(command: String, kind: Int) throws {
    let folder = scratch.url.appendingPathComponent("in")
    for name in ["in", "other"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
      _ = try scratch.write(
        "children: [{text: Hello, image: i, pin: {top: 99, leading: 9}}]\n",
        to: "\(name)/scene.yaml")
    }
    _ = try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22154">
      <device id="retina6_12"/><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"/></viewController></objects></scene></scenes></document>
      """, to: "in/Main.storyboard")
    #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
    for name in Self.inFolders {
      let path = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(Self.odd[kind](path.path) == 0)
    }
    let start = ContinuousClock.now
    let result = try Program.run(
      command.split(separator: " ").map(String.init), folder: folder,
      limits: "ulimit -t 20 -v 8000000")
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect([0, 1, 2].contains(result.status), "\(result.errors)")
  }

  @Test func `a storyboard behind a link that leads out of the folder is not read`() throws {
    let inner = scratch.url.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    _ = try scratch.write("<document/>", to: "Out.storyboard")
    #expect(symlink("../Out.storyboard", inner.appendingPathComponent("In.storyboard").path) == 0)
    _ = try scratch.write("storyboard: In.storyboard\n", to: "inner/a.yaml")
    try isRefused(
      ["validate", "inner/a.yaml"], saying: "is a link out of the folder of the scene")
  }

  @Test func `names that are no text are opened, and told byte by byte`() throws {
    let name = SystemPath.text([0x6D, 0xE9] + ".yaml".utf8)
    try AtomicFile.write("title: A\n", to: scratch.path("") + "/" + name)
    // The process of a test cannot be given such an argument but by a shell.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = scratch.url
    shell.arguments = [
      "-c", #"f=$(printf 'm\351.yaml'); "$0" validate "$f" && "$0" validate "x$f" 2> errors"#,
      Program.executable.path,
    ]
    try shell.run()
    #expect(shell.end() == 2)
    let errors = String(decoding: try scratch.data("errors"), as: UTF8.self)
    #expect(errors.contains(#"cannot open xm\xE9.yaml: No such file or directory"#), "\(errors)")
  }

  @Test func `a folder into which another process writes frames is left to it`() throws {
    let file = try scratch.write(
      """
      children: [{id: a, frame: [0, 0, 9, 9]}]
      motions: {m: [{animate: {duration: 0.1, changes: {a: {x: 9}}}}]}
      """, to: "a.yaml")
    let frames = scratch.path("frames")
    #expect(try Program.run(["render", file, "-o", frames]).status == 0)
    do {
      let lock = try FolderLock(frames, isShared: false)
      try isRefused(["render", file, "-o", frames], saying: "another process is writing frames")
      withExtendedLifetime(lock) {}
    }
    let shared = try FolderLock(frames, isShared: true)
    #expect(try Program.run(["render", file, "-o", frames, "--shard", "1/2"]).status == 0)
    withExtendedLifetime(shared) {}
  }

  @Test(arguments: [
    ("render a.yaml -o out", "frame-0000.png"), ("render set -o out", "a.png"),
    ("preview set -o out", "index.html"), ("compare old new --diff out", "p.png"),
    ("diff a.yaml b.yaml -o out", "b-before.png"), ("check set", "../set/changes/a.png"),
  ])
  func `with pipes where the program writes is not waited for`(
    command: String, file: String
  ) throws {
    for name in ["out", "set/changes", "old", "new"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let scene = "children: [{text: Hello, pin: {top: 99, leading: 9}}]\n"
    for name in ["a.yaml", "set/a.yaml"] { _ = try scratch.write(scene, to: name) }
    _ = try scratch.write(scene.replacing("Hello", with: "Bye"), to: "b.yaml")
    _ = try scratch.write("at: 0\n", to: "set/emaki.yaml")
    for (side, width) in [("old", 4), ("new", 5)] as [(String, UInt32)] {
      let png = HandmadePNG(HandmadePNG.rows(HandmadePNG.color)).with {
        if width == 4 { $0.before = [] } else { $0.data = Self.otherRows }
      }
      try Data(png).write(to: scratch.url.appendingPathComponent("\(side)/p.png"))
    }
    #expect(mkfifo(scratch.path("out/\(file)"), 0o600) == 0)
    let arguments = command.split(separator: " ").map(String.init)
    let result = try Program.run(arguments, folder: scratch.url)
    #expect(result.status == 2, "\(result.errors)")
    let said = result.text + result.errors
    #expect(said.contains("it is not a regular file"), "\(said)")
  }

  /// Data of other pixels than the plain file has.
  private static let otherRows = HandmadePNG.chunk(
    "IDAT", HandmadePNG.stored(HandmadePNG.rows { x, y in [UInt8(9 * x), UInt8(y), 7] }))

  @Test func `that is too much for the solver in a motion has the place of the motion`() throws {
    let names = 0..<300
    let file = try scratch.write(
      "children: [{id: w, text: A, pin: {top: 50, leading: 20}}]\nconstraints:\n"
        + names.map { "  - c\($0): w.width >= \($0) @500\n" }.joined()
        + "motions:\n  m:\n    - wait: 0.1\n    - animate:\n        duration: 0.3\n"
        + "        changes:\n" + names.map { "          c\($0): {priority: \($0 + 1)}\n" }.joined(),
      to: "a.yaml")
    try isRefused(["validate", file], saying: "a.yaml:304:3: error: constraints and contents")
  }

  @Test func `that is a picture of millions of pixels is not drawn`() throws {
    let png = OddPair.plain.with { $0.header = HandmadePNG.header(8000, 8000) }
    try Data(png).write(to: scratch.url.appendingPathComponent("p.png"))
    let file = try scratch.write(
      "children: [{image: {name: p.png, size: [9, 9]}, pin: {top: 99, leading: 9}}]\n", to: "a.yaml"
    )
    let result = try Program.run(["validate", "--strict", file], folder: scratch.url)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("8000 × 8000 pixels large, more than 16777216 pixels"),
      "\(result.errors)")
  }

  @Test func `a title that looks like a script stays a title on the player's page`() throws {
    let file = try scratch.write("title: \"<!--<script>\"\n", to: "a.yaml")
    let page = scratch.path("a.html")
    #expect(try Program.run(["preview", file, "-o", page]).status == 0)
    let text = String(decoding: try scratch.data("a.html"), as: UTF8.self)
    #expect(!text.contains("<!--<script>") && text.contains(#"\u003c!--\u003cscript\u003e"#))
  }
}
