import EmakiDrawing
import Foundation
import TestSupport
import Testing

/// The blueprint of one moment of each example.
@Suite struct `A blueprint of an example` {
  /// What is drawn: labels and numbers, figures of distances and their lines.
  private struct Drawing {
    var marks: [Rect] = []
    var labels: [String] = []
    var figures: [(text: String, rect: Rect)] = []
    var lines: [Rect] = []
    let size: Size

    init(_ svg: String) {
      func value(_ name: String, in line: Substring) -> Double? {
        line.range(of: " \(name)=\"").flatMap { start in
          Double(line[start.upperBound...].prefix { $0 != "\"" })
        }
      }
      let first = svg.split(separator: "\n").first ?? ""
      size = Size(width: value("width", in: first) ?? 0, height: value("height", in: first) ?? 0)
      for line in svg.split(separator: "\n") {
        if line.hasPrefix("<rect"), let x = value("x", in: line), let y = value("y", in: line),
          let width = value("width", in: line), let height = value("height", in: line)
        {
          let rect = Rect(x: x, y: y, width: width, height: height)
          let radius = value("rx", in: line)
          if line.contains("#FFD166"), radius == 2 || radius == 7 { marks.append(rect) }
          if line.contains("#FF9BD0"), max(width, height) > 5.5 { lines.append(rect) }
        }
        guard line.hasPrefix("<path aria-label=\""), let start = line.range(of: " d=\"") else {
          continue
        }
        let text = String(line.dropFirst(18).prefix { $0 != "\"" })
        if line.contains("fill=\"#0E2A4E\"") { labels.append(text) }
        guard line.contains("fill=\"#FF9BD0\"") else { continue }
        let points = SVGPathPoints.all(line[start.upperBound...].prefix { $0 != "\"" })
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
        else { continue }
        figures.append((text, Rect(minX: left, minY: top, maxX: right, maxY: bottom)))
      }
    }
  }

  private func drawing(of file: String) throws -> Drawing {
    let run = try Program.run([
      "render", Program.example(file), "--at", "0", "--theme", "blueprint", "--format", "svg",
      "-o", "-",
    ])
    return Drawing(String(decoding: run.output, as: UTF8.self))
  }

  @Test(arguments: `Every example`.files)
  func `has no label over another, and none outside of it`(file: String) throws {
    let drawing = try drawing(of: file)
    let all = drawing.marks + drawing.figures.map(\.rect)
    let sheet = Rect(origin: .zero, size: drawing.size)
    for (index, mark) in all.enumerated() {
      #expect(sheet.union(mark) == sheet, "\(mark)")
      #expect(all[..<index].allSatisfy { $0.intersection(mark) == nil }, "\(mark)")
    }
  }

  private struct Inspection: Decodable {
    struct Device: Decodable { var safeArea: [String: Double] }
    struct Scene: Decodable {
      var width: Double
      var height: Double
      var steps: [Step]
    }
    struct Step: Decodable { var views: [Seen] }
    struct Seen: Decodable {
      var id: String
      var name: String?
      var frame: [Double]
      var rect: [Double]
    }
    var device: Device
    var scenes: [Scene]
  }

  @Test(arguments: `Every example`.files)
  func `has no figure but those of inspect`(file: String) throws {
    let drawing = try drawing(of: file)
    let run = try Program.run(["inspect", Program.example(file), "--at", "0"])
    let found = try JSONDecoder().decode(Inspection.self, from: run.output)
    let views = try #require(found.scenes.first?.steps.first).views
    func text(_ value: Double) -> String {
      let tenths = Int((abs(value) * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    let sizes = Set(views.map { text($0.frame[2]) + "×" + text($0.frame[3]) })
    for label in drawing.labels {
      for word in label.split(separator: " ") where word.contains("×") && word.first!.isNumber {
        #expect(sizes.contains(String(word)), "\(label)")
      }
    }
    let safe = found.device.safeArea
    var across = views.flatMap { [$0.rect[0], $0.rect[0] + $0.rect[2]] }
    var down = views.flatMap { [$0.rect[1], $0.rect[1] + $0.rect[3]] }
    if let scene = found.scenes.first {
      across += [safe["left"] ?? 0, scene.width - (safe["right"] ?? 0)]
      down += [safe["top"] ?? 0, scene.height - (safe["bottom"] ?? 0)]
    }
    // A line may be a third of a pixel from the edges that it joins: it lies on the grid.
    for line in drawing.lines {
      let (start, end) = line.width > line.height ? (line.minX, line.maxX) : (line.minY, line.maxY)
      let edges = line.width > line.height ? across : down
      let starts = edges.filter { abs($0 - start) <= 0.5 }
      let ends = edges.filter { abs($0 - end) <= 0.5 }
      let lengths = Set(starts.flatMap { one in ends.map { text($0 - one) } })
      #expect(drawing.figures.contains { lengths.contains($0.text) }, "\(line)")
    }
  }
}
