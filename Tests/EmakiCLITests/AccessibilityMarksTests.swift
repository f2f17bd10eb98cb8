import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// Pictures that mark accessibility problems, and problems in reports.
@Suite struct `Marks of accessibility problems` {
  /// Letters that hardly stand out, and a button that is too small.
  private static let scene = """
    device: iPhone 8
    children:
      - {id: pale, kind: label, text: Pale, textColor: "#C8C8C8", frame: [20, 100, 200, 40]}
      - {id: small, kind: button, text: OK, frame: [20, 200, 24, 24]}

    """

  @Test func `are numbered boxes, with a line for each number`() throws {
    let folder = try Scratch()
    let file = try folder.write(Self.scene, to: "scene.yaml")
    let run = try Program.run(["validate", file, "--a11y", "--marks", folder.path("marks")])
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("scene-light.png 1: target: \"small\"") }, "\(run.text)")
    #expect(
      lines.contains { $0.hasPrefix("scene-light.png 2: contrast: the text of \"pale\"") },
      "\(run.text)")
    let pixels = try PNGDecoder().decode(Array(folder.data("marks/scene-light.png"))).pixels
    #expect(pixels.width == 750 && pixels.height == 1334)
    // Half a point inside of the boxes' right edges.
    for (x, y) in [(2 * 44 - 1, 2 * 212), (2 * 220 - 1, 2 * 120)] {
      #expect(pixels[x, y] == Color(rgb: 0xC0392B))
    }
  }

  @Test func `need the check, and a scene without problems has none`() throws {
    let folder = try Scratch()
    let file = try folder.write(Self.scene, to: "scene.yaml")
    #expect(try Program.run(["validate", file, "--marks", folder.path("marks")]).status == 64)
    let clean = try folder.write(
      "device: iPhone 8\nchildren: [{id: a, kind: label, text: Dark, frame: [20, 100, 90, 40]}]\n",
      to: "clean.yaml")
    let run = try Program.run(["validate", clean, "--a11y", "--marks", folder.path("none")])
    #expect(run.status == 0 && run.text == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func `are said of a change: those that are new and those that are gone`() throws {
    let folder = try Scratch()
    let old = try folder.write(Self.scene, to: "old.yaml")
    let new = try folder.write(
      Self.scene.replacing("#C8C8C8", with: "#101010").replacing("24, 24]", with: "20, 24]"),
      to: "new.yaml")
    let run = try Program.run(["diff", old, new, "--a11y"])
    #expect(run.status == 1)
    #expect(
      run.text.contains("no longer an accessibility problem: contrast: the text of \"pale\""),
      "\(run.text)")
    #expect(run.text.contains("new accessibility problem: target: \"small\""), "\(run.text)")
  }
}
