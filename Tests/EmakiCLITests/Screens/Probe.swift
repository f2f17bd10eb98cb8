import Foundation
import TestSupport
import Testing

/// Examples with a motion of the test's own, and pictures as text.
enum Probe {
  /// The text of an example with another motion, `probe`.
  static func text(_ file: String, _ steps: String) throws -> String {
    let text = try String(contentsOfFile: Program.example(file), encoding: .utf8)
    let all = text.contains("\nmotions:\n") ? text : text + "\nmotions:\n"
    return all.replacing("\nmotions:\n", with: "\nmotions:\n  probe: \(steps)\n")
  }

  /// The steps of a motion of the test's own.
  static func steps(
    _ file: String, _ steps: String, _ arguments: [String] = ["--fps", "60"]
  ) throws -> [InspectOutput.Step] {
    try self.steps(of: text(file, steps), ["--motion", "probe"] + arguments)
  }

  /// The steps of a scene, about which there is nothing to say.
  static func steps(of scene: String, _ arguments: [String] = []) throws -> [InspectOutput.Step] {
    let result = try Program.run(
      ["inspect", "-", "--format", "json", "--parts"] + Program.device(of: scene, arguments)
        + arguments, input: scene)
    #expect(result.errors == "")
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    return try #require(output.scenes.first).steps
  }

  /// The offsets at which everything that follows a scroll view has to be right.
  static let offsets = [-200, -50, 0, 1, 50, 111.5, 244, 1000]

  /// The screen at each of these offsets of a scroll view.
  static func atOffsets(
    _ file: String, _ view: String, x isAcross: Bool = false, device: String = "iphone-x"
  ) throws -> [(offset: Double, step: InspectOutput.Step)] {
    let moves = offsets.map { offset in
      let point = isAcross ? "[\(offset), 0]" : "[0, \(offset)]"
      return "{scrollTo: {view: \(view), offset: \(point), duration: 0}}, {wait: 1}"
    }
    let list = "[" + moves.joined(separator: ", ") + "]"
    let all = try steps(file, list, ["--fps", "1", "--device", device])
    return zip(offsets, all).map { ($0, $1) }
  }

  /// The lines of a picture in SVG.
  static func svg(
    _ file: String, at time: Double, _ arguments: [String] = []
  ) throws -> (lines: [String], errors: String) {
    let result = try Program.run(
      ["render", Program.example(file), "--at", "\(time)", "--format", "svg", "-o", "-"]
        + arguments)
    #expect(result.status == 0)
    return (result.text.withoutMarks.split(separator: "\n").map(String.init), result.errors)
  }

  /// The points of a path, those that shape its curves too.
  static func corners(_ line: String) -> [(x: Double, y: Double)] {
    guard let data = line.firstMatch(of: #/ d="([^"]*)"/#)?.1 else { return [] }
    return SVGPathPoints.all(data)
  }
}

extension InspectOutput.Step {
  /// Where the content of a scroll view has been scrolled to, from the place of a view at its start.
  func offset(of first: String, in scroller: String) throws -> [Double] {
    let (inside, outside) = (try rect(first), try rect(scroller))
    return [outside[0] - inside[0], outside[1] - inside[1]]
  }
}

extension Probe {
  /// Attributes of an element that are numbers; 0 for what is not there.
  static func numbers(_ line: String, _ names: [String]) -> [Double] {
    names.map { name in
      guard let start = line.range(of: " \(name)=\"")?.upperBound else { return 0 }
      return Double(line[start...].prefix { $0 != "\"" }) ?? 0
    }
  }
}
