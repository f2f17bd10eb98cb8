import EmakiCairo
package import EmakiComparison
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe
package import PixelDiff

/// Compares a picture from a design tool with a scene.
package struct DesignReview {
  /// The picture.
  package let design: String
  /// The file of the scene.
  package let file: String
  package let tolerance: DesignTolerance
  /// Ids or names of views that are left out, with everything that the design shows there.
  package let ignoredViews: [String]
  /// Parts of the design that are left out, in pixels.
  package let ignoredRects: [PixelRect]
  /// Whether accessibility problems of the scene are reported with it.
  package let wantsAccessibility: Bool
  package let sampling: SamplingSettings
  package let screen: ScreenSettings
  package let picture: PictureSettings
  /// Takes the diagnostics of the file.
  package let listener: Listener

  package init(
    design: String, file: String, tolerance: DesignTolerance, ignoredViews: [String],
    ignoredRects: [PixelRect], wantsAccessibility: Bool, sampling: SamplingSettings,
    screen: ScreenSettings, picture: PictureSettings, listener: Listener
  ) {
    self.design = design
    self.file = file
    self.tolerance = tolerance
    self.ignoredViews = ignoredViews
    self.ignoredRects = ignoredRects
    self.wantsAccessibility = wantsAccessibility
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.listener = listener
  }

  /// The picture and the scene, in whichever order they are named; `nil` where they are others than a
  /// still picture and a file of scenes.
  package static func pair(
    _ expected: String, _ actual: String
  ) -> (design: String, file: String)? {
    let isFirst = SceneFileName.isScene(expected)
    let (design, file) = isFirst ? (actual, expected) : (expected, actual)
    guard SceneFileName.isScene(file), !SceneFileName.isScene(design),
      AtomicFile.isRegular(design), let start = try? FileContents(picture: design)
    else { return nil }
    if start.withBytes({ PictureFile.isOther(Array($0.prefix(16))) }) { return (design, file) }
    let info = try? start.withBytes { try PNGDecoder().readInfo($0) }
    return info?.animation == nil && info != nil ? (design, file) : nil
  }

  /// Compares both, draws the difference and writes the page where that is wanted.
  package func result(_ drawing: DifferenceDrawing, report: (path: String, title: String)?) throws
    -> PairResult
  {
    let (design, isJPEG) = try pixels()
    let tolerance = isJPEG ? self.tolerance.forJPEG : self.tolerance
    let (plan, scale) = try self.plan(for: design)
    let ignoredArea = try ignoredArea(of: design)
    let snapshot = plan.renderer.timeline.snapshot(at: plan.times.first ?? 0)
    var options = plan.renderer.wireframeOptions
    options.namesViews = true
    let list = plan.renderer.wireframe.displayList(of: snapshot, scale: scale, options: options)
    let drawn = try plan.renderer.painter.image(of: list, scale: scale).pixels
    let comparison = DesignComparison(design: design, screen: drawn, scale: scale)
    let all = comparison.scores(of: snapshot, list)
    let ignored = try ignoredNodes(of: snapshot)
    let scores = all.filter { !ignored.views.contains($0.view) }
    if all.isEmpty {
      throw Failure("\(file): no view of the scene draws anything that a design could have")
    }
    if scores.isEmpty {
      throw Failure(
        "\(file): nothing was compared, since all views are ignored",
        hint: "leave --ignore out for one of them")
    }
    let places =
      ignored.places + ignoredRects.map { $0.points(scale: scale) }
      + all.filter { ignored.views.contains($0.view) }.flatMap(\.explained)
    var result = PairResult(
      pair: PicturePair(name: file, expected: self.design, actual: file), outcome: .similar(nil))
    let found = DesignResult(
      scores: scores, tolerance: tolerance, scale: scale,
      unexplained: comparison.unexplained(by: all, tolerance: tolerance, ignored: places))
    if !found.isAccepted { result.outcome = .different(nil) }
    if !ignoredRects.isEmpty { result.ignored.area = ignoredArea }
    result.design = found
    result.meaning.notes = notes(design, list.size, scale)
    if wantsAccessibility {
      result.meaning.notes += try plan.accessibilityFindings(in: snapshot).map {
        "accessibility problem: \($0)"
      }
    }
    if tolerance.letterColor > tolerance.color {
      result.meaning.notes.append(
        "the design is a JPEG, so colours of letters pass that are \(tolerance.letterColor) of 255 off"
      )
    }
    result.meaning.notes += ignored.titles.map { "\($0) is ignored" }
    result.meaning.marks = found.marks
    try show(
      result, PictureComparer.Pictures(expected: design, actual: drawn), drawing, report)
    return result
  }

  /// How much of the design the rectangles leave out.
  ///
  /// - Throws: `Failure` for a rectangle that is not in it, and where nothing is left.
  private func ignoredArea(of design: PixelBuffer) throws(Failure) -> IgnoredArea {
    var area = IgnoredArea()
    area.all = design.width * design.height
    let size = PixelSize(width: design.width, height: design.height)
    func left(_ rects: [PixelRect]) -> Int {
      PixelComparison(ignored: rects).comparedPixels(size)
    }
    if let rect = ignoredRects.first(where: { left([$0]) == area.all }) {
      throw Failure(
        "--ignore \(rect.x),\(rect.y),\(rect.width),\(rect.height) is nowhere in \(self.design), which "
          + "has \(design.width) × \(design.height) pixels",
        hint: "rectangles are x,y,w,h in pixels of the design")
    }
    area.pixels = area.all - left(ignoredRects)
    if area.isWhole {
      throw Failure(
        "nothing was compared, since all of \(self.design) is ignored",
        hint: "--ignore takes the parts that may differ")
    }
    return area
  }

  /// The views that are left out, where they are, and their names for people.
  ///
  /// - Throws: `Failure` for one that is not there, and where one is the whole screen.
  private func ignoredNodes(
    of snapshot: Snapshot
  ) throws(Failure) -> (views: Set<ViewID>, places: [Rect], titles: [String]) {
    let nodes = zip(snapshot.screen.nodes, snapshot.screenRects())
    var (views, places, titles): (Set<ViewID>, [Rect], [String]) = ([], [], [])
    for name in ignoredViews {
      let named = nodes.filter { $0.0.view.id.rawValue == name || $0.0.view.name == name }
      if named.isEmpty {
        throw Failure(
          "--ignore #\(name) is nowhere in \(file)",
          hint: "`emaki inspect` lists the ids of a scene")
      }
      for (node, rect) in named {
        if rect.size == snapshot.screen.size {
          throw Failure(
            "nothing was compared, since #\(name) is the whole screen and is ignored",
            hint: "--ignore takes the views that may differ")
        }
        views.insert(node.view.id)
        places.append(rect)
        titles.append(node.view.reportTitle)
      }
    }
    return (views, places, titles)
  }

  private func pixels() throws -> (PixelBuffer, isJPEG: Bool) {
    let file = try FileContents(design, isRegular: false, limit: PNGDecoder().maxPixels)
    let bytes = file.withBytes(Array.init)
    do {
      return (try PictureFile.pixels(bytes), JPEGDecoder.canRead(bytes))
    } catch {
      throw Failure("\(design): \(error)")
    }
  }

  /// The scene, drawn in its own colours with as many pixels a point as the design has: its width
  /// divided by that of the screen, where nothing else is asked for.
  private func plan(for design: PixelBuffer) throws -> (RenderPlan, scale: Double) {
    var picture = picture
    if picture.givenThemes == nil { picture.givenThemes = Choices(.color) }
    if picture.bezel {
      throw Failure.usage("a design has no outline of a device", hint: "leave --bezel out")
    }
    let input = try InputFile.read(
      file, screen: screen, reading: ReadingSettings(listener: listener))
    let scenes = try input.scenes(named: screen.scene)
    guard let scene = scenes.first, scenes.count == 1 else {
      throw Failure("\(file) has \(scenes.count) scenes", hint: "--scene chooses one")
    }
    var times = sampling
    if sampling.at == nil {
      times = .start
      times.motion = sampling.motion
    }
    func plan() throws(Failure) -> RenderPlan {
      try RenderPlan(scene, of: input, sampling: times, screen: screen, picture: picture)
    }
    let first = try plan()
    let width = first.renderer.timeline.snapshot(at: 0).screen.size.width
    let scale = picture.givenScale ?? Self.scale(of: design.width, points: width)
    guard (0.5...16).contains(scale) else {
      throw Failure(
        "\(self.design) is \(design.width) pixels wide and the screen \(width.shortText) points",
        hint: "--device says for which screen it was designed, --scale how many pixels a point has")
    }
    picture.givenScale = scale
    return (try plan(), scale)
  }

  /// Pixels a point: a quarter that gives the width, since widths are whole pixels, or else their
  /// quotient.
  private static func scale(of pixels: Int, points: Double) -> Double {
    let quotient = Double(pixels) / points
    let quarters = (quotient * 4).rounded() / 4
    return abs(quarters * points - Double(pixels)) <= 1 ? quarters : quotient
  }

  private func notes(_ design: PixelBuffer, _ size: Size, _ scale: Double) -> [String] {
    var notes = [
      "the design has \(design.width) × \(design.height) pixels, \(((scale * 1000).rounded() / 1000).shortText) a point"
    ]
    let (wide, high) = (Double(design.width) / scale, Double(design.height) / scale)
    if abs(wide - size.width) > 1 || abs(high - size.height) > 1 {
      notes.append(
        "it shows \(wide.shortText) × \(high.shortText) points and the screen has "
          + "\(size.width.shortText) × \(size.height.shortText): both begin at the upper left corner"
      )
    }
    return notes
  }

  private func show(
    _ result: PairResult, _ pictures: PictureComparer.Pictures, _ drawing: DifferenceDrawing,
    _ report: (path: String, title: String)?
  ) throws {
    guard drawing.path != nil || report != nil else { return }
    let difference = PixelComparison.perceptual.compare(
      expected: pictures.expected, actual: pictures.actual)
    try drawing.draw(difference, pictures, named: "design.png", isSingle: true)
    guard let report else { return }
    let page = try ReportFile(path: report.path, title: report.title, of: .designs)
    let entry = try ReportEntry(
      number: 0, result: result, expected: pictures.expected, actual: pictures.actual,
      difference: difference)
    if let entry { try page.add([entry]) }
    try page.finish(OutcomeCounts([result]))
  }
}

extension PixelRect {
  fileprivate func points(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
