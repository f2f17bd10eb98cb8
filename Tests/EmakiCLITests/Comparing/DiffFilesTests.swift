import Foundation
import TestSupport
import Testing

/// `emaki diff` of two files and of two folders.
@Suite struct `A difference between files` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// A box at `x`.
  static func scene(_ x: Int) -> String {
    "device: iPhone SE\nchildren: [{id: box, background: red, "
      + "pin: {top: 100, leading: \(x), width: 50, height: 40}}]\n"
  }

  func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.url.appendingPathComponent(name).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    _ = try scratch.write(text, to: name)
  }

  func diff(_ arguments: String...) throws -> Program.Result {
    try Program.run(["diff"] + arguments, folder: scratch.url)
  }

  /// One file that is the same, one that differs, one that came, one that went, and what is no scene.
  func makeFolders() throws {
    for (folder, x) in [("old", 10), ("new", 30)] {
      try write(Self.scene(5), "\(folder)/same.yaml")
      try write(Self.scene(x), "\(folder)/in/moved.yaml")
      try write("{\"version\": \(x)}", "\(folder)/package.json")
    }
    try write(Self.scene(1), "old/gone.yaml")
    try write(Self.scene(2), "new/come.yaml")
  }

  @Test func `is told view by view, whatever the files are called`() throws {
    try write(Self.scene(10), "old.yaml")
    try write(Self.scene(30), "new.yaml")
    let result = try diff("old.yaml", "new.yaml")
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.text == """
        new.yaml: scene "new" changed
          view#box: x 10 → 30 (+20)

        """)
    try write("# said\n" + Self.scene(10), "new.yaml")
    let same = try diff("old.yaml", "new.yaml")
    #expect(same.status == 0 && same.text == "1 same\n")
    #expect(try diff("old.yaml", "new.yaml", "-q").text == "")
  }

  /// The same bytes say other things where they name other files, if only in one setting.
  @Test func `is seen in files that only the dark appearance names`() throws {
    for (folder, color) in [("old", "#FF0000"), ("new", "#0000FF")] {
      try write(
        "children: [{id: photo, image: {light: none.svg, dark: dot.svg}, pin: {top: 50, left: 9, size: 40}}]\n",
        "\(folder)/a.yaml")
      for name in ["none", "dot"] {
        try write(
          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' "
            + "fill='\(name == "dot" ? color : "#00FF00")'/></svg>", "\(folder)/\(name).svg")
      }
    }
    let result = try diff("old", "new")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(result.text.contains("with --appearance dark: "), "\(result.text)")
  }

  /// Each pair is the same in light, with usual text, on a phone.
  @Test(
    arguments: [
      ("textColor: {light: black, dark: red}", "textColor: {light: black, dark: blue}", "dark"),
      ("background: systemBackground", "background: white", "dark"),
      ("tint: {light: red, dark: green}", "tint: {light: red, dark: blue}", "dark"),
      ("border: {color: {light: red, dark: green}}", "border: {color: red}", "dark"),
      ("font: body", "font: 17", "accessibility3"),
    ])
  func `is seen where only another setting shows it`(old: String, new: String, setting: String)
    throws
  {
    for (name, look) in [("old.yaml", old), ("new.yaml", new)] {
      try write("children: [{id: t, text: Hi, \(look), pin: {top: 50, leading: 24}}]\n", name)
    }
    let result = try diff("old.yaml", "new.yaml")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(result.text.contains("  with --"), "\(result.text)")
    #expect(result.text.contains("\(setting): label#t: "), "\(result.text)")
  }

  @Test func `is seen in the scene that a file shows first`() throws {
    let scenes = "scenes: {x: {children: []}, y: {children: [{text: Hi, pin: center}]}}\n"
    try write(scenes, "old.yaml")
    try write(scenes + "initial: y\n", "new.yaml")
    let result = try diff("old.yaml", "new.yaml")
    #expect(result.status == 1)
    #expect(
      result.text == """
        new.yaml: scene "x" changed
          initial scene yes → no
        new.yaml: scene "y" changed
          initial scene no → yes

        """)
  }

  @Test func `is seen in a translation`() throws {
    let storyboard = try String(
      contentsOfFile: Program.example("storyboard/Main.storyboard"), encoding: .utf8)
    let label = try #require(storyboard.firstMatch(of: #/<label [^>]* id="([^"]+)"/#)).1
    for (folder, text) in [("old", "こんにちは"), ("new", "こんばんは")] {
      try write(storyboard, "\(folder)/Main.storyboard")
      try write("\"\(label).text\" = \"\(text)\";\n", "\(folder)/ja.lproj/Main.strings")
    }
    let result = try diff("old", "new")
    #expect(result.status == 1)
    #expect(
      result.text.contains("with --language ja: ")
        && result.text.contains("text \"こんにちは\" → \"こんばんは\""), "\(result.text)")
  }

  @Test func `of folders pairs files by their paths, and tells those that came and went`() throws {
    try makeFolders()
    let result = try diff("old", "new")
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.text == """
        come.yaml: scene "come" added
          the file is new
        gone.yaml: scene "gone" removed
          the file is gone
        in/moved.yaml: scene "moved" changed
          view#box: x 10 → 30 (+20)

        """)
    try FileManager.default.moveItem(
      atPath: scratch.path("new/same.yaml"), toPath: scratch.path("new/equal.yaml"))
    let renamed = try diff("old", "new").text
    #expect(renamed.contains("the same file as same.yaml, which is removed: renamed?"))
  }

  @Test func `has its pictures by the paths of the files`() throws {
    try makeFolders()
    #expect(try diff("old", "new", "-o", "pictures").status == 1)
    #expect(
      try scratch.names(in: "pictures") == [
        "come-after.png", "gone-before.png", "in-moved-after.png", "in-moved-before.png",
        "in-moved-difference.png",
      ])
  }

  @Test func `is an object with all changes for programs`() throws {
    try makeFolders()
    let result = try diff("old", "new", "--format", "json", "--scale", "2")
    let json = try #require(
      JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(json["accepted"] as? Bool == false)
    #expect(json["summary"] as? String == "1 same, 1 different, 1 added, 1 removed")
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(
      results.map { $0["name"] as? String } == [
        "come.yaml", "gone.yaml", "in/moved.yaml", "same.yaml",
      ])
    #expect(results[2]["expected"] as? String == "old/in/moved.yaml")
    // Of 50 × 40 points in two pixels each, 20 columns are left and 20 are new.
    #expect(results[2]["changed"] as? Int == 2 * 40 * 80)
    let views = try #require(results[2]["views"] as? [[String: Any]])
    #expect(views.count == 1 && views[0]["id"] as? String == "box")
    #expect(views[0]["changes"] as? [String] == ["x 10 → 30 (+20)"])
    #expect(results[2]["accept"] == nil, "no limit lets it pass")
  }

  @Test func `names the motions and states that differ`() throws {
    func scene(_ duration: Double, _ alpha: Double) -> String {
      Self.scene(10) + """
        states: {dim: {box.alpha: \(alpha)}, clear: {box.alpha: 0}}
        motions: {go: [animate: {duration: \(duration), changes: {box.x: 99}}]}

        """
    }
    try write(scene(0.2, 0.5), "old.yaml")
    try write(scene(0.3, 0.4), "new.yaml")
    let json = try #require(
      JSONSerialization.jsonObject(with: diff("old.yaml", "new.yaml", "--format", "json").output)
        as? [String: Any])
    let result = try #require((json["results"] as? [[String: Any]])?.first)
    #expect(
      result["others"] as? [String] == [
        "motion \"go\": step 1: animate: duration 0.2 s → 0.3 s",
        "state \"dim\": box.alpha 0.5 → 0.4",
      ])
  }

  @Test func `is a comment, a list of tests, or notes at the files`() throws {
    try makeFolders()
    let markdown = try diff("old", "new", "--format", "markdown").text.split(separator: "\n")
    #expect(markdown[0] == "### Scenes: 1 same, 1 different, 1 added, 1 removed")
    #expect(markdown[1] == "| scene | | what changed |")
    let junit = try diff("old", "new", "--format", "junit").text
    #expect(junit.contains("name=\"emaki diff\" tests=\"4\" failures=\"3\" errors=\"0\""))
    let github = try diff("old", "new", "--format", "github").text
    #expect(github.contains("::error file=new/in/moved.yaml,title=in/moved.yaml%3A different::"))
  }

  @Test func `of revisions is noted at the path in the repository, wherever it is asked`() throws {
    let repository = try Repository()
    for x in [10, 30] { try repository.commit(Self.scene(x), to: "App/In/main.yaml") }
    for (folder, file) in [("", "App/In/main.yaml"), ("App", "In/main.yaml")] {
      for revisions in [["HEAD~1"], ["HEAD~1", "HEAD"]] {
        let result = try Program.run(
          ["diff", "--git"] + revisions + ["--format", "github", "--", file],
          folder: repository.scratch.url.appendingPathComponent(folder))
        #expect(result.text.hasPrefix("::error file=App/In/main.yaml,"), "\(result.text)")
      }
    }
  }

  @Test func `cannot be told of what is not there or no scene`() throws {
    try makeFolders()
    let missing = try diff("old", "nowhere")
    #expect(missing.status == 2 && missing.errors.contains("there is no nowhere"))
    #expect(try diff("old", "new/come.yaml").status == 2)
    try write("{}", "a/package.json")
    try write("{}", "b/package.json")
    let empty = try diff("a", "b")
    #expect(empty.status == 2 && empty.errors.contains("there is no scene file in a or b"))
    #expect(try diff("old").status == 64)
    #expect(try diff("--git", "HEAD").status == 64)
    let folder = try diff("--git", "HEAD", "--", "old")
    #expect(folder.status == 2 && folder.errors.contains("old/x lies in no git repository"))
    for option in ["-o", "--report"] {
      #expect(try diff("old", "new", option, "-").status == 64)
    }
  }

  @Test func `is told of views in another order, and of styles that no view shows`() throws {
    let lines = ["a", "b"].map { "  - {id: \($0), text: Hi, pin: {top: 20, leading: 20}}\n" }
    try write("children:\n" + lines.joined(), "order-old.yaml")
    try write("children:\n" + lines.reversed().joined(), "order-new.yaml")
    let order = try diff("order-old.yaml", "order-new.yaml")
    #expect(order.status == 1)
    #expect(order.text.contains("order label#a, label#b → label#b, label#a\n"))
    try write("hidesBackButton: true\nchildren: []\n", "style-old.yaml")
    try write("hidesBackButton: false\nchildren: []\n", "style-new.yaml")
    let style = try diff("style-old.yaml", "style-new.yaml")
    #expect(style.status == 1)
    #expect(style.text.split(separator: "\n").count > 1)
  }

  @Test func `is told of the other files where one cannot be read`() throws {
    try makeFolders()
    try write("childrn: []\nchildren: []\n", "new/same.yaml")
    let result = try diff("old", "new", "--format", "json", "--report", "page.html")
    #expect(result.status == 2)
    #expect(result.errors.contains("new/same.yaml:1:1: error: unknown key \"childrn\""))
    #expect(result.text.contains("\"summary\":\"1 different, 1 added, 1 removed, 1 failed\""))
    #expect(result.text.contains("new/same.yaml:1:1: unknown key"))
    #expect(try scratch.names(in: ".").contains("page.html"))
  }
}
