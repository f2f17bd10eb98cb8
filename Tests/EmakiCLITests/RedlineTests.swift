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
    /// What the list beside the screen says.
    var list: [String] = []
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
        if line.contains("fill=\"#9CC4FF\""), text.contains("×") { list.append(text) }
        guard line.contains("fill=\"#FF9BD0\"") else { continue }
        let points = SVGPathPoints.all(line[start.upperBound...].prefix { $0 != "\"" })
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
        else { continue }
        figures.append((text, Rect(minX: left, minY: top, maxX: right, maxY: bottom)))
      }
    }
  }

  /// - Parameter file: a path.
  private func drawing(of file: String, _ options: [String] = []) throws -> Drawing {
    let run = try Program.run(
      ["render", file, "--at", "0", "--theme", "blueprint", "--format", "svg", "-o", "-"] + options)
    return Drawing(String(decoding: run.output, as: UTF8.self))
  }

  @Test(arguments: `Every example`.files)
  func `has no label over another, and none outside of it`(file: String) throws {
    let drawing = try drawing(of: Program.example(file))
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
      var id: String
      var width: Double
      var height: Double
      var device: Device?
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
    let path = Program.example(file)
    let found = try inspection(of: path)
    let drawing = try drawing(of: path)
    check(drawing, found.device, try #require(found.scenes.first))
  }

  /// Storyboards of three owners.
  @Test(
    .enabled(if: corpus != nil),
    arguments: [
      "fumiyasac__FundamentalContainerView/FundamentalContainerView__Base.lproj__Main.storyboard",
      "artsy__eidolon/Kiosk__Storyboards__Fulfillment.storyboard",
      "dashpay__dashwallet-ios/DashWallet__Sources__UI__Onboarding__Onboarding.storyboard",
    ])
  func `of a storyboard has no figure but those of inspect`(file: String) throws {
    let path = try #require(Self.corpus) + "/" + file
    let found = try inspection(of: path)
    var labels = 0
    for scene in found.scenes {
      let drawing = try drawing(of: path, ["--scene", scene.id])
      labels += drawing.labels.count
      check(drawing, scene.device ?? found.device, scene)
    }
    #expect(labels > found.scenes.count)
  }

  private static let corpus = ProcessInfo.processInfo.environment["EMAKI_IB_CORPUS"]

  private func inspection(of path: String) throws -> Inspection {
    let run = try Program.run(["inspect", path, "--at", "0", "--parts"])
    return try JSONDecoder().decode(Inspection.self, from: run.output)
  }

  private func check(
    _ drawing: Drawing, _ device: Inspection.Device, _ scene: Inspection.Scene
  ) {
    let views = scene.steps.first?.views ?? []
    func text(_ value: Double) -> String {
      let tenths = Int((abs(value) * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    let sizes = Set(views.map { text($0.frame[2]) + "×" + text($0.frame[3]) })
    for label in drawing.labels + drawing.list {
      for word in label.split(separator: " ")
      where word.contains("×") && word.first?.isNumber == true {
        #expect(sizes.contains(String(word)), "\(scene.id): \(label)")
      }
    }
    let safe = device.safeArea
    let across =
      views.flatMap { [$0.rect[0], $0.rect[0] + $0.rect[2]] }
      + [safe["left"] ?? 0, scene.width - (safe["right"] ?? 0)]
    let down =
      views.flatMap { [$0.rect[1], $0.rect[1] + $0.rect[3]] }
      + [safe["top"] ?? 0, scene.height - (safe["bottom"] ?? 0)]
    // A line may be a third of a pixel from the edges that it joins: it lies on the grid.
    for line in drawing.lines {
      let (start, end) = line.width > line.height ? (line.minX, line.maxX) : (line.minY, line.maxY)
      let edges = line.width > line.height ? across : down
      let starts = edges.filter { abs($0 - start) <= 0.5 }
      let ends = edges.filter { abs($0 - end) <= 0.5 }
      let lengths = Set(starts.flatMap { one in ends.map { text($0 - one) } })
      #expect(
        drawing.figures.contains { lengths.contains($0.text) }, "\(scene.id): \(line)")
    }
  }
}
