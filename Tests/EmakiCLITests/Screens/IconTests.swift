import Foundation
import Testing

/// Icons beside words, S3.19: by themselves, in buttons and in labels.
@Suite struct `Icons in labels and buttons` {
  /// The names of the icons of the example.
  private static let names: [String] = {
    let file = Program.example("icons.yaml")
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.matches(of: #/- \{icons: \[(.*?)\]\}/#).flatMap {
      $0.1.split(separator: ", ").map(String.init)
    }
  }()

  /// High enough for all of them.
  private static let device = "ipad-pro-12-9"

  /// A view with each icon and, perhaps, a word: what is printed and drawn of it.
  private func drawn(
    _ kind: String, _ word: String?, _ arguments: [String] = [], theme: String = "wireframe"
  ) throws -> (step: InspectOutput.Step, lines: [String]) {
    let views = Self.names.enumerated().map { index, name in
      "  - {id: v\(index), kind: \(kind), icon: \(name)\(word.map { ", text: \($0)" } ?? ""), "
        + "font: 15, pin: {top: \(40 * (index / 5)), leading: \(4 + 74 * (index % 5))}}\n"
    }.joined()
    let scene = "children:\n\(views)"
    let inspected = try Program.run(
      ["inspect", "-", "--format", "json", "--at", "0", "--device", Self.device] + arguments,
      input: scene)
    let svg = try Program.run(
      [
        "render", "-", "--at", "0", "--format", "svg", "-o", "-", "--no-status-bar", "--theme",
        theme, "--device", Self.device,
      ] + arguments,
      input: scene)
    #expect(inspected.errors == "" && svg.errors == "")
    let output = try JSONDecoder().decode(InspectOutput.self, from: inspected.output)
    return (
      try #require(output.scenes.first?.steps.first),
      svg.text.split(separator: "\n").map(String.init)
    )
  }

  /// The box of a path, by all of its points.
  private func box(_ line: String) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
    let points = Probe.corners(line)
    guard let x = points.map(\.x).min(), let y = points.map(\.y).min() else { return nil }
    return (x, y, points.map(\.x).max() ?? x, points.map(\.y).max() ?? y)
  }

  /// Side of an icon beside letters of 15 points: 1.3 of them in buttons, at least 20; 1.2 in labels.
  @Test(arguments: [("button", 20.0), ("label", 18)], ["wireframe", "color"])
  func `S3.19 stand before the words in room of their own, every one of them with strokes`(
    _ view: (kind: String, side: Double), _ theme: String
  ) throws {
    #expect(Self.names.count >= 60)
    let (step, lines) = try drawn(view.kind, "Word", theme: theme)
    let strokes = lines.filter { $0.contains("stroke-linecap=\"round\"") }
    let words = lines.filter { $0.contains("aria-label=\"Word\"") }
    #expect(strokes.count == Self.names.count && words.count == Self.names.count)
    #expect(Set(strokes).count == strokes.count, "each in its place")
    #expect(!lines.contains { $0.contains("aria-label=\"…\"") }, "nothing is cut")
    for (index, (stroke, word)) in zip(strokes, words).enumerated() {
      let frame = try step.frame("v\(index)")
      let (icon, letters) = (try #require(box(stroke)), try #require(box(word)))
      // The icon in its square at the left, 4 points, the word.
      #expect(icon.minX >= frame[0] - 0.5 && icon.maxX <= frame[0] + view.side + 0.5, "\(index)")
      #expect(icon.minY >= frame[1] - 0.5 && icon.maxY <= frame[1] + frame[3] + 0.5)
      #expect(letters.minX >= frame[0] + view.side + 4 - 0.5, "\(index)")
      #expect(letters.maxX <= frame[0] + frame[2] + 0.5, "\(index)")
      #expect(step.view("v\(index)")?.kind == view.kind)
    }
  }

  @Test(arguments: ["button", "label"])
  func `S3.19 make what they stand in as much wider as they and the gap are`(_ kind: String) throws
  {
    let side = kind == "button" ? 20.0 : 18
    let with = try drawn(kind, "Word").step.frame("v0")
    let scene =
      "children: [{id: v0, kind: \(kind), text: Word, font: 15, pin: {top: 0, leading: 20}}]"
    let without = try #require(try Probe.steps(of: scene, ["--at", "0"]).first).frame("v0")
    // Buttons are whole points wide.
    #expect(abs(with[2] - without[2] - side - 4) < 1)
  }

  @Test func `S3.19 stand in buttons without words, too`() throws {
    let (_, lines) = try drawn("button", nil)
    let strokes = lines.filter { $0.contains("stroke-linecap=\"round\"") }
    #expect(strokes.count == Self.names.count)
  }

  @Test func `S3.19 stand at the other side where lines run to the left`() throws {
    for kind in ["button", "label"] {
      let (step, lines) = try drawn(kind, "Word", ["--rtl"])
      let stroke = try #require(lines.first { $0.contains("stroke-linecap=\"round\"") })
      let word = try #require(lines.first { $0.contains("aria-label=\"Word\"") })
      let (icon, letters) = (try #require(box(stroke)), try #require(box(word)))
      let frame = try step.frame("v0")
      #expect(icon.minX > letters.maxX && icon.maxX <= frame[0] + frame[2] + 0.5, "\(kind)")
      #expect(letters.minX >= frame[0] - 0.5)
    }
  }
}
