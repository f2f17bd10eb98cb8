import EmakiDrawing
import EmakiFiles
import EmakiLimits
import EmakiMeasuring
import EmakiText

/// Measures the motion in a recording.
package struct MotionReading {
  private let recording: String
  private let scene: String?
  private let points: Double
  private let sampling: SamplingSettings
  private let screen: ScreenSettings
  private let listener: Listener

  /// - Parameters:
  ///   - scene: the file of the scene; `nil` where parts that move are to be found.
  ///   - points: how wide the screen is, where there is no scene.
  package init(
    recording: String, scene: String?, points: Double, sampling: SamplingSettings,
    screen: ScreenSettings, listener: Listener
  ) {
    self.recording = recording
    self.scene = scene
    self.points = points
    self.sampling = sampling
    self.screen = screen
    self.listener = listener
  }

  /// Measures, and draws a chart where one is wanted.
  ///
  /// - Parameter force: whether the chart may be written over a file that Emaki did not write.
  package func measured(chart: String? = nil, force: Bool = false) throws -> MeasuredMotion {
    try OutputFiles(
      [("--chart", chart)], reading: [recording] + (scene.map { [$0] } ?? []), force: force
    ).check()
    let measured = try measured()
    if let chart { try AtomicFile.write(Array(measured.chart.utf8), to: chart) }
    return measured
  }

  private func measured() throws -> MeasuredMotion {
    guard let scene else {
      guard points >= 1, points <= 10_000 else {
        throw Failure.usage("--points must be between 1 and 10000, not \(points.shortText)")
      }
      return try FreeMotion(recording: recording, points: points).measured()
    }
    let result = try RecordingReview(
      recording: recording, file: scene, start: nil, sampling: sampling, screen: screen,
      picture: PictureSettings(), listener: listener
    ).result()
    let parts = result.views.map { view in
      MeasuredMotion.Part(
        name: view.id, title: view.words, side: view.finding.side, samples: view.finding.samples,
        fit: view.finding.samples.count < 8
          ? nil : ShapeSearch(view.finding.samples, noise: view.noise).best(),
        doubt: view.finding.samples.count < 8 ? view.finding.doubt : nil)
    }
    return try MeasuredMotion(recording: recording, frames: result.frames.step, parts: parts)
  }
}

/// The motion of a recording, part by part.
package struct MeasuredMotion: Sendable {
  struct Part: Sendable {
    var name: String
    var title: String
    var side: MeasuredSide
    var samples: [MeasuredSample]
    var fit: ShapeFit?
    var doubt: String?
  }

  let recording: String
  /// Seconds between frames.
  let frames: Double
  let parts: [Part]

  /// - Throws: `Failure` where nothing could be measured.
  init(recording: String, frames: Double, parts: [Part]) throws(Failure) {
    guard parts.contains(where: { $0.fit != nil }) else {
      let doubt = parts.compactMap(\.doubt).first.map { ": \($0)" } ?? ""
      throw Failure("no motion in \(recording) can be measured\(doubt)")
    }
    (self.recording, self.frames, self.parts) = (recording, frames, parts)
  }

  private var start: Double { parts.compactMap { $0.fit?.start }.min() ?? 0 }

  /// The steps of a motion as a scene file has them, each with how exact it is.
  package var text: String {
    let head =
      "# \(recording): \((1 / frames).rounded().shortText) frames a second, from \(start.thousandths) s on\n"
    let fitted = parts.compactMap { part in part.fit.map { (part, $0) } }
      .sorted { $0.1.start < $1.1.start }
    let steps = fitted.map { part, fit in step(part, fit) }
    let rest = parts.filter { $0.fit == nil }.map { part in
      "# \(part.title): not sure\(part.doubt.map { ", \($0)" } ?? "")\n"
    }
    let body = steps.count == 1 ? steps[0] : "- parallel:\n" + steps.map { "    " + $0 }.joined()
    return head + body + rest.joined()
  }

  private func step(_ part: Part, _ fit: ShapeFit) -> String {
    let delay = fit.start - start
    let wait = delay > 0.5 * frames ? "delay: \(delay.thousandths), " : ""
    let key =
      part.side == .x || part.side == .y ? "transform.\(part.side.rawValue)" : part.side.rawValue
    let value = part.side == .x || part.side == .y ? fit.distance : fit.base + fit.distance
    var exact = "± \(max(fit.durationError * 2, 0.001).thousandths) s"
    if case .spring = fit.shape {
      exact += ", damping ± \(max(fit.dampingError * 2, 0.01).thousandths)"
    }
    return
      "- animate: {\(wait)duration: \(fit.duration.thousandths), \(fit.shape.keys), changes: {\(Self.quoted(part.name)).\(key): \(value.tenths)}}  # \(exact), \(fit.residual.thousandths) pt off\n"
      .replacing("\(Self.quoted(part.name)).\(key)", with: Self.quoted("\(part.name).\(key)"))
  }

  /// A key of YAML: in quotes where it has other than letters, digits and dots.
  private static func quoted(_ key: String) -> String {
    key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
      ? key : JSONValue.string(key).text
  }

  /// The samples as dots over the fitted curves, a row for each part.
  var chart: String {
    let rows = parts.filter { $0.fit != nil }
    let (width, height) = (640.0, 180.0)
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.shortText)\" height=\"\((height * Double(rows.count)).shortText)\" font-family=\"sans-serif\" font-size=\"12\">\n"
    for (index, part) in rows.enumerated() {
      guard let fit = part.fit else { continue }
      svg +=
        MeasuredChart(
          title:
            "\(part.title), \(part.side.rawValue): \(fit.shape.name), \(fit.duration.thousandths) s",
          samples: part.samples, fit: fit,
          area: Rect(x: 0, y: Double(index) * height, width: width, height: height)
        ).svg
    }
    return svg + "</svg>\n"
  }
}

/// One row of the chart.
private struct MeasuredChart {
  let title: String
  let samples: [MeasuredSample]
  let fit: ShapeFit
  let area: Rect

  var svg: String {
    let first = samples.first?.time ?? 0
    let last = max(samples.last?.time ?? 1, first + 1e-3)
    let curve = (0...160).map { first + (last - first) * Double($0) / 160 }
      .map { ($0, fit.value(at: $0)) }
    let values = samples.map(\.value) + curve.map(\.1)
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    func point(_ time: Double, _ value: Double) -> (x: Double, y: Double) {
      let x = area.minX + 60 + (time - first) / (last - first) * (area.width - 80)
      let share = (value - least) / max(most - least, 1e-6)
      return (x, area.maxY - 25 - share * (area.height - 60))
    }
    let line = curve.map { point($0.0, $0.1) }.map { "\($0.x.tenths),\($0.y.tenths)" }
      .joined(separator: " ")
    let dots = samples.map { point($0.time, $0.value) }.map {
      "<circle cx=\"\($0.x.tenths)\" cy=\"\($0.y.tenths)\" r=\"2.5\" fill=\"#d9480f\"/>"
    }.joined()
    func label(_ text: String, _ x: Double, _ y: Double) -> String {
      "<text x=\"\(x.tenths)\" y=\"\(y.tenths)\">\(Markup.escaped(text))</text>"
    }
    return label(title, area.minX + 60, area.minY + 20)
      + label(most.tenths, area.minX + 6, area.minY + 40)
      + label(least.tenths, area.minX + 6, area.maxY - 22)
      + label("\(first.thousandths) s", area.minX + 60, area.maxY - 6)
      + label("\(last.thousandths) s", area.maxX - 70, area.maxY - 6)
      + "<polyline points=\"\(line)\" fill=\"none\" stroke=\"#1971c2\" stroke-width=\"1.5\"/>\(dots)\n"
  }
}
