import Foundation
import TestSupport
import Testing

@Suite struct `A difference between revisions` {
  /// A screen with a box at `x`; `tools` and the order of the attributes do not matter.
  private static func storyboard(
    x: Int, tools: String = "22154", isReversed: Bool = false, image: String = ""
  ) -> String {
    let attributes = ["customClass=\"HomeController\"", "storyboardIdentifier=\"Home\""]
    let ordered = (isReversed ? attributes.reversed() : attributes).joined(separator: " ")
    return """
      <document toolsVersion="\(tools)"><scenes><scene><objects>
      <viewController \(ordered) id="one" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" width="375" height="667"/><subviews>
      <view id="box" userLabel="Box"><rect key="frame" x="\(x)" y="100" width="50" height="50"/>\
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>\(image)
      </subviews></view></viewController></objects></scene></scenes></document>
      """
  }

  @Test func `is one where a view moved, with the view's name and pictures`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "App/Main.storyboard")
    try repository.commit(Self.storyboard(x: 30), to: "App/Main.storyboard")
    let pictures = repository.scratch.path("pictures")
    let result = try repository.diff("HEAD~1", "HEAD", "-o", pictures, files: "App/Main.storyboard")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("scene \"HomeController\" changed"))
    #expect(result.text.contains("Box"))
    #expect(
      try repository.scratch.names(in: "pictures") == [
        "HomeController-after.png", "HomeController-before.png", "HomeController-difference.png",
      ])
    let before = try repository.scratch.data("pictures/HomeController-before.png")
    #expect(try before != repository.scratch.data("pictures/HomeController-after.png"))
  }

  @Test func `is none where only attribute order or tool versions changed`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "Main.storyboard")
    let text = Self.storyboard(x: 10, tools: "23000", isReversed: true)
    _ = try repository.scratch.write(text, to: "Main.storyboard")
    let result = try repository.diff("HEAD", files: "Main.storyboard")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == "1 same\n")
  }

  @Test func `is told against the files as they are now`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "Main.storyboard")
    _ = try repository.scratch.write(Self.storyboard(x: 11), to: "Main.storyboard")
    #expect(try repository.diff("HEAD", files: "Main.storyboard").status == 1)
  }

  @Test func `sees files that came, went or were renamed`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "Old/Main.storyboard")
    let old = repository.scratch.url.appendingPathComponent("Old")
    try FileManager.default.moveItem(
      at: old, to: repository.scratch.url.appendingPathComponent("New"))
    try repository.commit()
    let renamed = try repository.diff("HEAD~1", "HEAD", files: "New/Main.storyboard")
    #expect(renamed.status == 0, "\(renamed.text)")
    let gone = try repository.diff("HEAD~1", files: "Old/Main.storyboard")
    #expect(gone.status == 1)
    #expect(gone.text.contains("scene \"HomeController\" removed"))
  }

  @Test func `is none where a file was only renamed`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "App/Old.storyboard")
    try repository.git("mv", "App/Old.storyboard", "App/New.storyboard")
    try repository.commit()
    #expect(try repository.diff("HEAD~1", "HEAD", files: "App/New.storyboard").status == 0)
    try repository.commit(Self.storyboard(x: 12), to: "App/New.storyboard")
    let result = try repository.diff("HEAD~2", files: "App/New.storyboard")
    #expect(result.text.contains("scene \"HomeController\" changed"))
  }

  @Test func `of a scene file is also one of its motions`() throws {
    let repository = try Repository()
    func scene(_ x: Int, _ duration: Double) -> String {
      """
      children: [{id: a, pin: {leading: \(x), top: 0, size: 40}}]
      motions: {go: [animate: {duration: \(duration), changes: {a.alpha: 0}}]}

      """
    }
    try repository.commit(scene(0, 0.25), to: "a.yaml")
    try repository.commit("# said\n" + scene(0, 0.25), to: "a.yaml")
    #expect(try repository.diff("HEAD~1", "HEAD", files: "a.yaml").status == 0)
    try repository.commit(scene(0, 0.5), to: "a.yaml")
    let result = try repository.diff("HEAD~1", "HEAD", files: "a.yaml")
    #expect(result.status == 1)
    #expect(result.text.contains("motion \"go\": step 1: animate: duration 0.25 s → 0.5 s\n"))
  }

  @Test func `reads the storyboard of a scene file at the same revision`() throws {
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 10), to: "App/Main.storyboard")
    try repository.commit("storyboard: Main.storyboard\n", to: "App/a.yaml")
    try repository.commit(Self.storyboard(x: 40), to: "App/Main.storyboard")
    #expect(try repository.diff("HEAD~2", "HEAD~1", files: "App/a.yaml").status == 1, "it came")
    #expect(try repository.diff("HEAD~1", "HEAD", files: "App/a.yaml").status == 1)
    #expect(try repository.diff("HEAD", files: "App/a.yaml").status == 0)
  }

  @Test func `of scenes of the same name in two files has pictures of both`() throws {
    let repository = try Repository()
    for name in ["A.storyboard", "B.storyboard"] {
      try repository.commit(Self.storyboard(x: 10), to: name)
      _ = try repository.scratch.write(Self.storyboard(x: 20), to: name)
    }
    let pictures = repository.scratch.path("pictures")
    let result = try repository.diff(
      "HEAD~1", "-o", pictures, files: "A.storyboard", "B.storyboard")
    #expect(result.status == 1)
    let names = try repository.scratch.names(in: "pictures")
    #expect(names.contains("A-HomeController-after.png"))
    #expect(names.contains("B-HomeController-after.png"))
  }

  @Test func `cannot be told without a repository, revision or file`() throws {
    let scratch = try Scratch()
    let alone = try scratch.write(Self.storyboard(x: 1), to: "Main.storyboard")
    let outside = try Program.run(["diff", "--git", "HEAD", "--", alone])
    #expect(outside.status == 2)
    #expect(outside.errors.contains("no git repository"))
    let repository = try Repository()
    try repository.commit(Self.storyboard(x: 1), to: "Main.storyboard")
    let revision = try repository.diff("nowhere", files: "Main.storyboard")
    #expect(revision.status == 2)
    #expect(revision.errors.contains("\"nowhere\""))
    let file = try repository.diff("HEAD", files: "Other.storyboard")
    #expect(file.status == 2)
    #expect(file.errors.contains("Other.storyboard"))
    _ = try repository.scratch.write("<document", to: "Main.storyboard")
    #expect(try repository.diff("HEAD", files: "Main.storyboard").status == 2)
  }

  @Test func `a clone that has only the newest commits says so, and how to get the others`() throws
  {
    let origin = try Repository()
    for width in [9, 19] {
      try origin.commit("children: [{id: a, frame: [0, 0, \(width), 9]}]\n", to: "a.yaml")
    }
    let clone = try Scratch()
    let source = "file://" + origin.scratch.url.path
    try origin.git("clone", "-q", "--depth", "1", source, clone.path("c"))
    let result = try Program.run(["diff", "--git", "HEAD~1", "--", clone.path("c/a.yaml")])
    #expect(result.status == 2)
    #expect(result.errors.contains("this clone has only the newest commits"))
    #expect(result.errors.contains("git fetch --unshallow"))
  }

  @Test func `a link in the repository is followed there, and not out of it`() throws {
    let repository = try Repository()
    let scene = "children: [{id: a, frame: [0, 0, 9, 9]}]\n"
    try repository.commit(scene, to: "parts/real.yaml")
    for (name, target) in [("inside.yaml", "parts/real.yaml"), ("outside.yaml", "../x.yaml")] {
      #expect(symlink(target, repository.scratch.path(name)) == 0)
    }
    try repository.commit()
    try repository.commit(
      scene.replacing("9, 9]", with: "99, 9]"), to: "parts/real.yaml")
    let inside = try repository.diff("HEAD~1", files: "inside.yaml")
    #expect(inside.status == 1 && inside.text.contains("view#a"), "\(inside.text)\(inside.errors)")
    let outside = try repository.diff("HEAD~1", files: "outside.yaml")
    #expect(outside.status == 2)
  }
}
