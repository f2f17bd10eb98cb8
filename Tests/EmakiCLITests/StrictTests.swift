import Foundation
import TestSupport
import Testing

/// What `--strict` makes of a layout that does not work out.
@Suite struct `A strict command` {
  /// Two required widths.
  static let conflict = """
    children: [{id: a, text: Hi, pin: {top: 20, leading: 10, width: 50}}]
    constraints: [a.width == 80]

    """
  /// Nothing says where the label is.
  static let ambiguity = "children: [{id: a, text: Hi, pin: {top: 0}}]\n"

  @Test func `a view that is pinned in a stack is told what the stack does`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children:
        - kind: column
          pin: {top: 0, horizontal: 0}
          children: [{id: a, pin: {horizontal: 12, height: 40}}]
      """, to: "stack.yaml")
    let errors = try Program.run(["validate", file, "--fit"]).errors
    #expect(errors.contains("hint: a stack places its views: of their pins it leaves width"))
  }

  @Test(arguments: ["render", "preview", "inspect", "spec"])
  func `fails on constraints that contradict one another, and writes nothing`(
    _ command: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.conflict, to: "conflict.yaml")
    let output = ["render", "preview"].contains(command) ? ["-o", scratch.path("out.png")] : []
    let run = try Program.run([command, file, "--strict"] + output)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("conflict.yaml:2:15: warning: constraints conflict"))
    #expect(run.errors.contains("give way: a priority below 1000; see line 1\n"))
    #expect(try scratch.names() == ["conflict.yaml"])
    #expect(try Program.run([command, file] + output).status == 0)
  }

  @Test(arguments: [(conflict, "yaml:2:15: warning: "), (ambiguity, "yaml:1:12: warning: ")])
  func `that validates and lays out fails where the layout is not decided`(
    scene: String, message: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(scene, to: "scene.yaml")
    // What contradicts itself is told in any case.
    #expect(
      try Program.run(["validate", file, "--strict"]).status == (scene == Self.conflict ? 2 : 0))
    let fit = try Program.run(["validate", file, "--fit"])
    #expect(fit.status == 0 && fit.errors.contains(message))
    let strict = try Program.run(["validate", file, "--fit", "--strict"])
    #expect(strict.status == 2 && strict.errors == fit.errors)
  }

  @Test func `names what is left open, and not what follows from it`() throws {
    let scratch = try Scratch()
    let inner = "{id: inner, pin: edges, children: [{id: line, pin: {edges: 4}}]}"
    let file = try scratch.write(
      "children: [{id: box, pin: {top: 0, horizontal: 0}, children: [\(inner)]}]\n", to: "a.yaml")
    let run = try Program.run(["validate", file, "--fit"])
    #expect(run.errors.contains("the layout of \"box\" is ambiguous: nothing decides its height"))
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
  }

  @Test func `says where a constraint of an imported component stands`() throws {
    let scratch = try Scratch()
    let part = "components: {box: {pin: {top: 0, left: 0}, constraints: [width == 5, width == 6]}}"
    _ = try scratch.write(part, to: "part.yaml")
    let file = try scratch.write(
      "import: part.yaml\nchildren: [{component: box, id: b, pin: {height: 9}}]\n", to: "a.yaml")
    let run = try Program.run(["validate", file, "--fit"])
    #expect(run.errors.contains("part.yaml:1:70: warning: constraints conflict"))
  }

  @Test func `says where a constraint or view of a storyboard or xib stands`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.xib, to: "box.xib")
    let run = try Program.run(["validate", file, "--fit"])
    #expect(run.errors.contains("box.xib:10:5: warning: constraints conflict"))
    #expect(run.errors.contains("below 1000; see line 9\n"))
    #expect(run.errors.contains("box.xib:7:4: warning: the layout of view (box) is ambiguous"))
  }

  /// A box with two widths and no place.
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
     <objects>
      <view id="all">
       <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
       <subviews>
       <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints>
        <constraint firstAttribute="width" constant="50" id="w1"/>
        <constraint firstAttribute="width" constant="80" id="w2"/>
        </constraints>
       </view>
       </subviews>
      </view>
     </objects>
    </document>

    """

  @Test func `makes no gallery of it`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.conflict, to: "conflict.yaml")
    let out = try Scratch()
    let run = try Program.run(["preview", scratch.url.path, "--strict", "-o", out.path("out")])
    #expect(run.status == 2 && run.errors.contains("constraints conflict"))
    #expect(try out.names().isEmpty)
  }
}

/// What is wrong on the command line whatever the files say.
@Suite struct `Wrong usage` {
  @Test(arguments: [
    ["render", "-o", "x.jpg"], ["render", "-o", ""], ["preview", "-o", "x.doc"],
    ["preview", "--filmstrip", "3", "-o", "x.html"], ["map", "-o", "x.txt"],
    ["inspect", "--device", "iphone99"], ["spec", "--theme", "sepia"],
    ["validate", "--device", "iphone99"],
  ]) func `exits with 64`(_ arguments: [String]) throws {
    let scratch = try Scratch()
    let file = try scratch.write("children: []\n", to: "scene.yaml")
    let run = try Program.run([arguments[0], file] + arguments.dropFirst())
    #expect(run.status == 64, "\(run.errors)")
  }

  @Test func `of a negative time says that times are not negative`() throws {
    let file = Program.example("side-menu.yaml")
    let run = try Program.run(["inspect", file, "--at", "-1"])
    #expect(run.status == 64 && run.errors.contains("--at must be a time from 0 on, not -1"))
  }

  @Test func `names a broken constraint, and not that its view has no place for want of it`() throws
  {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: a, pin: {top: 0, left: 0, height: 9}}]
      constraints: [a.width == root.width * 2, a.width == root.width]

      """, to: "a.yaml")
    let run = try Program.run(["validate", file, "--fit"])
    #expect(run.errors.contains("constraints conflict"))
    #expect(!run.errors.contains("ambiguous"))
  }
}
