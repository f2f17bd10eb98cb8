import EmakiDrawing
import EmakiLayout
import EmakiLimits
package import EmakiMeasuring
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// Compares a recording of a running app with the motion of a scene.
package struct RecordingReview {
  /// The recording.
  package let recording: String
  /// The file of the scene.
  package let file: String
  package let tolerance: MotionTolerance
  /// When the motion is triggered in the recording, in seconds; `nil` where only views are compared
  /// with one another.
  package let start: Double?
  package let sampling: SamplingSettings
  package let screen: ScreenSettings
  package let picture: PictureSettings
  /// Gets the diagnostics of the file.
  package let listener: Listener

  package init(
    recording: String, file: String, tolerance: MotionTolerance = MotionTolerance(),
    start: Double?,
    sampling: SamplingSettings, screen: ScreenSettings, picture: PictureSettings,
    listener: Listener
  ) {
    self.recording = recording
    self.file = file
    self.tolerance = tolerance
    self.start = start
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.listener = listener
  }

  /// Pixels a point that frames are made smaller to: enough for tenths of a point.
  private static let detail = 1.5

  /// Compares both.
  package func result() throws -> RecordingResult {
    let screens = try PlannedScreens(plan())
    let film = try RecordingFile(recording)
    try checkShape(film, screens.size)
    let scale = Double(film.size.width) / screens.size.width
    let width = Int(clamping: (Double(film.size.width) * min(1, Self.detail / scale)).rounded())
    var search = RestSearch()
    try film.forEach(width: width) { search.add($0) }
    search.finish()
    let course = try RecordingCourse(
      recording, search, screens, scale: Double(film.size.width) / Double(max(width, 1)))
    return try RecordingMeasurement(
      film: film, width: width, screens: screens, course: course, tolerance: tolerance,
      start: start
    ).result(named: file)
  }

  private func plan() throws -> RenderPlan {
    var picture = picture
    if picture.givenThemes == nil { picture.givenThemes = Choices(.color) }
    picture.bezel = false
    picture.givenScale = 1
    let input = try InputFile.read(
      file, screen: screen, reading: ReadingSettings(listener: listener))
    let scenes = try input.scenes(named: screen.scene)
    guard let scene = scenes.first, scenes.count == 1 else {
      throw Failure("\(file) has \(scenes.count) scenes", hint: "--scene chooses one")
    }
    let plan = try RenderPlan(
      scene, of: input, sampling: sampling, screen: screen, picture: picture)
    guard plan.renderer.timeline.duration > 0 else {
      throw Failure("nothing moves in \(file)", hint: "--motion chooses a motion of the scene")
    }
    return plan
  }

  private func checkShape(_ film: RecordingFile, _ size: Size) throws(Failure) {
    let isWide = film.size.width > film.size.height
    if isWide != (size.width > size.height), film.size.width != film.size.height {
      throw Failure(
        "\(recording) is \(isWide ? "wider than high" : "higher than wide"), and the screen of \(file) is not",
        hint: "--orientation \(isWide ? "landscape" : "portrait") turns the scene")
    }
  }
}

/// The part of a recording that shows the motion: its resting frames, and where the screen lies.
struct RecordingCourse {
  let steps: [RestSearch.Step]
  let first: RestSearch.Rest
  let last: RestSearch.Rest
  let place: ScreenPlace
  /// Pixels of the recording for each pixel of a frame.
  let reduction: Double
  /// How much of the plan is seen at start or end, whichever shows more, of 1.
  let likeness: Double

  /// Less of the plan is seen by chance in other apps.
  private static let leastLikeness = 0.4

  init(
    _ name: String, _ search: RestSearch, _ screens: PlannedScreens, scale: Double
  ) throws(Failure) {
    steps = search.steps
    reduction = scale
    guard let begin = search.rests.first, search.steps.count > 1 else {
      throw Failure("\(name) has \(search.steps.count) frames, and a motion needs more")
    }
    guard search.range.most > search.range.least + 24 else {
      throw Failure("\(name) shows nothing: all of its frames are of one colour")
    }
    guard
      let place = ScreenRegistration(size: screens.size, boxes: screens.start.boxes)
        .place(in: begin.frame)
    else {
      let size = "\(screens.size.width.shortText) × \(screens.size.height.shortText)"
      throw Failure(
        "\(name) has another shape than the screen, which is \(size) points",
        hint: "--device says which device was recorded")
    }
    self.place = place
    func share(_ rest: PlannedScreens.Rest, _ found: RestSearch.Rest) -> Double {
      ScreenLikeness(drawn: rest.drawn, drawnPlace: ScreenPlace(scale: 1), boxes: rest.boxes)
        .share(in: found.frame, place: place) ?? 0.5
    }
    var best: (first: Int, last: Int, share: Double, least: Double)?
    for (one, rest) in search.rests.enumerated().dropLast() {
      let start = share(screens.start, rest)
      for other in one + 1..<search.rests.count {
        let end = share(screens.end, search.rests[other])
        // Of equals the nearest, and the earliest.
        let both = start + end - 0.04 * Double(other - one - 1)
        if both > (best?.share ?? -9) + 0.02 { best = (one, other, both, max(start, end)) }
      }
    }
    guard let best else { throw Failure("nothing moves in \(name)") }
    likeness = best.least
    guard likeness >= Self.leastLikeness else {
      throw Failure(
        "\(name) does not show the scene: it has "
          + "\(Int(clamping: max(0, likeness) * 100)) % of the sides that the plan has at rest",
        hint: "is it this scene, device, motion and appearance?")
    }
    (first, last) = (search.rests[best.first], search.rests[best.last])
    let moving = steps[first.last...last.first].filter(\.isMoving).count
    guard moving >= 4 else {
      let seconds = (steps.last?.time ?? 0) - (steps.first?.time ?? 0)
      throw Failure(
        "\(name) has \(moving) frames in motion, and \(steps.count) in "
          + "\(seconds.tenths) s: too few to measure a motion",
        hint: "record at 30 frames a second or more")
    }
  }

  /// The frames that are looked at: those in motion, and some at rest before and after.
  var frames: ClosedRange<Int> {
    max(first.first, first.last - 10)...min(last.last, last.first + 14)
  }

  /// Seconds between frames in motion, half of them.
  var frameTime: Double {
    let range = frames
    let gaps = (range.lowerBound + 1...max(range.lowerBound + 1, range.upperBound))
      .filter { $0 < steps.count && steps[$0].isMoving }
      .map { steps[$0].time - steps[$0 - 1].time }.sorted()
    return gaps.isEmpty ? 1.0 / 60 : gaps[gaps.count / 2]
  }

  /// Whether a frame only repeats the one before, in the midst of motion.
  func isDoubled(_ index: Int) -> Bool {
    guard index > 0, index + 1 < steps.count, steps[index].change < 0.8 else { return false }
    return index > first.last + 1 && index < last.first && steps[index - 1].isMoving
      && steps[index + 1].isMoving
  }

  /// Frames that the recorder left out in motion, by their times.
  var droppedCount: Int {
    let usual = frameTime
    return (first.last + 1...max(first.last + 1, last.first)).reduce(0) { sum, index in
      guard index > first.last + 1, index < steps.count, usual > 0 else { return sum }
      let gap = (steps[index].time - steps[index - 1].time) / usual
      return sum + max(0, Int(clamping: gap.rounded()) - 1)
    }
  }
}

extension Double {
  /// `12.3`
  var tenths: String { ((self * 10).rounded() / 10).shortText }
  /// `0.345`
  var thousandths: String { ((self * 1000).rounded() / 1000).shortText }
}
