import EmakiComparison
import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiMeasuring

/// Follows all that moves through a recording, and compares it with the plan.
struct RecordingMeasurement {
  let film: RecordingFile
  /// Of the frames that are looked at.
  let width: Int
  let screens: PlannedScreens
  let course: RecordingCourse
  let tolerance: MotionTolerance
  let start: Double?

  private struct Track {
    let mover: PlannedScreens.Mover
    let side: MeasuredSide
    var follower: PartFollower?
    var sightings: [PartFollower.Sighting] = []
  }

  func result(named file: String) throws -> RecordingResult {
    var tracks = screens.movers.map { mover in
      let side = mover.part.side
      return Track(
        mover: mover, side: side,
        follower: PartFollower(
          mover.part, start: course.first.frame, end: course.last.frame, place: course.place,
          endBoxes: screens.end.boxes(of: mover.views)))
    }
    try follow(&tracks)
    var result = RecordingResult(recording: film.path, file: file)
    result.frames = RecordingResult.Frames(
      count: course.frames.count, dropped: course.droppedCount,
      doubled: course.frames.filter(course.isDoubled).count, step: course.frameTime)
    result.screenPlace = course.place.scaled(by: course.reduction)
    result.likeness = course.likeness
    if isInverted {
      result.notes.append(
        "the recording is \(course.first.frame.brightness < 128 ? "dark" : "light") and the plan is not, so missing views are not looked for: --appearance says how it was recorded"
      )
    }
    judge(tracks, &result)
    look(&result)
    return result
  }

  private func follow(_ tracks: inout [Track]) throws {
    let frames = course.frames
    var number = -1
    try film.forEach(width: width) { frame in
      number += 1
      guard frames.contains(number), !course.isDoubled(number) else { return }
      for index in tracks.indices {
        guard let sighting = tracks[index].follower?.follow(in: frame) else { continue }
        tracks[index].sightings.append(sighting)
      }
    }
  }

  // MARK: Motions

  private func judge(_ tracks: [Track], _ result: inout RecordingResult) {
    let firstMove = screens.movers.map { $0.part.values($0.part.side).start }.min() ?? 0
    let changed = course.steps[min(course.first.last + 1, course.steps.count - 1)].time
    var begin = start ?? changed - firstMove
    var views = tracks.map { view(of: $0, begin) }
    if start == nil {
      let delays = views.filter { $0.finding.doubt == nil && !$0.finding.samples.isEmpty }
        .map(\.finding.delay).sorted()
      if !delays.isEmpty {
        begin += delays[(delays.count - 1) / 2]
        views = tracks.map { view(of: $0, begin) }
      }
    }
    for index in views.indices {
      let finding = views[index].finding
      guard finding.doubt == nil, !finding.samples.isEmpty,
        abs(finding.delay) > tolerance.delay + 3 * finding.delayError
      else { continue }
      views[index].finding.deviations.insert(.late(finding.delay), at: 0)
    }
    result.start = begin
    result.views = views
  }

  private func view(of track: Track, _ begin: Double) -> RecordingResult.View {
    let planned = track.mover.part.values(track.side)
    var view = RecordingResult.View(
      id: track.mover.ids[0], title: track.mover.title, count: track.mover.ids.count,
      finding: TrackFinding(side: track.side), planned: planned)
    let isAcross = track.side == .x || track.side == .width
    let seen = track.sightings.filter { sighting in
      sighting.box != nil && sighting.gain > 0.5
        && (isAcross ? sighting.error.x : sighting.error.y) < 0.6
    }
    if let doubt = doubt(track, seen) {
      view.finding.doubt = doubt
      view.finding.samples = samples(seen, track.side)
      return view
    }
    let errors = seen.map { isAcross ? $0.error.x : $0.error.y }.sorted()
    let noise = max(0.25, 0.3 / course.place.scale, 2 * errors[errors.count / 2])
    view.noise = noise
    view.shape = PlannedShape.of(planned)
    view.finding = TrackComparison(
      tolerance: tolerance, start: begin, noise: noise, shape: view.shape, frame: course.frameTime
    ).finding(track.side, planned: planned, measured: samples(seen, track.side))
    if track.follower?.isEndKnown == false {
      view.finding.deviations.removeAll { if case .distance = $0 { true } else { false } }
    }
    return view
  }

  private func samples(
    _ seen: [PartFollower.Sighting], _ side: MeasuredSide
  ) -> [MeasuredSample] {
    seen.compactMap { sighting in
      sighting.box.map { MeasuredSample(time: sighting.time, value: side.value(of: $0)) }
    }
  }

  /// Why a view is not compared.
  private func doubt(_ track: Track, _ seen: [PartFollower.Sighting]) -> String? {
    if track.mover.turns { return "it turns, which is not measured" }
    if track.follower == nil { return "it has too few edges to be followed" }
    guard seen.count < 8 else { return nil }
    let faint = track.sightings.filter { $0.box != nil && $0.gain < 0.5 }.count
    if track.mover.fades || faint > track.sightings.count / 2 { return "it fades" }
    return "it is covered or changes: it was found in \(seen.count) of "
      + "\(track.sightings.count) frames"
  }

  // MARK: At rest

  /// Parts of the picture at rest that are not as planned.
  private func look(_ result: inout RecordingResult) {
    for (rest, frame) in [(screens.start, course.first.frame), (screens.end, course.last.frame)] {
      let views = RestingViews(frame, place: course.place)
      let elements = rest.owners.elements
      for (number, element) in elements.enumerated()
      where element.kind != .box && element.rect.width >= 10 && element.rect.height >= 8 {
        guard !isInverted, rest.owners.seenShare(of: number) > 0.9, !isAtEdge(element.rect),
          RestingViews(rest.drawn, place: ScreenPlace(scale: 1)).isEmpty(element.rect) == false,
          views.isEmpty(element.rect)
        else { continue }
        let title = title(of: element.view, in: rest.snapshot)
        if !result.missing.contains(title) { result.missing.append(title) }
      }
      let known = Set(result.missing + result.moved.map(\.title))
      for view in moved(rest, frame) where !known.contains(view.title) {
        result.moved.append(view)
      }
      let drawn = elements.flatMap { element in
        isBackground(element, in: rest)
          ? element.rect.borders : [element.rect.explained(by: element.kind)]
      }
      let explained = drawn + small(rest.snapshot) + decoration + touched
      for box in views.unexplained(beside: explained, size: screens.size)
      where !result.unexplained.contains(where: { $0.intersection(box) != nil }) {
        result.unexplained.append(box)
      }
    }
  }

  /// The boxes of views in which a theme may draw what another does not.
  private func small(_ snapshot: Snapshot) -> [Rect] {
    zip(snapshot.screenRects(), snapshot.presentations).filter { rect, own in
      !own.isHidden && own.alpha > 0.01 && min(rect.width, rect.height) < 120
        && rect.width * rect.height < 20_000
    }.map { $0.0.outset(by: 4) }
  }

  /// Boxes at rest whose sides are all off by the same, those of views that move left out: how they
  /// end is measured with their motion.
  private func moved(
    _ rest: PlannedScreens.Rest, _ frame: GrayFrame
  ) -> [RecordingResult.Moved] {
    let movers = screens.movers.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    return rest.owners.elements.enumerated().compactMap { number, element in
      guard element.kind != .text, element.rect.width >= 20, element.rect.height >= 20,
        !movers.contains(element.view), !isAtEdge(element.rect),
        element.rect.height < screens.size.height / 2,
        rest.owners.seenShare(of: number) > 0.8
      else { return nil }
      let off = OffsetSearch(boxes: [element.rect])
        .displacement(in: frame, place: course.place, room: 20)
      guard let off, max(abs(off.x), abs(off.y)) > tolerance.points else { return nil }
      return RecordingResult.Moved(
        title: title(of: element.view, in: rest.snapshot), offset: off)
    }
  }

  /// Whether the recording is dark where the plan is light, or the other way round: letters may have
  /// the colour of what is behind them then.
  private var isInverted: Bool {
    abs(course.first.frame.brightness - screens.start.drawn.brightness) > 50
  }

  /// Whether a box is only the background of other views.
  private func isBackground(
    _ element: ScreenOwners.Element, in rest: PlannedScreens.Rest
  ) -> Bool {
    element.kind == .box && element.rect.width > 60 && element.rect.height > 60
  }

  /// Whether it is cut off, or lies where the clock and the home indicator are.
  private func isAtEdge(_ rect: Rect) -> Bool {
    let inner = Rect(origin: .zero, size: screens.size).outset(by: -2)
    return inner.intersection(rect)?.size != rect.size
      || decoration.contains { $0.intersection(rect) != nil }
  }

  /// The strips of the status bar and the home indicator, and the round corners.
  private var decoration: [Rect] {
    let size = screens.size
    let insets = screens.start.snapshot.screen.nodes.first?.safeArea ?? .zero
    let (top, bottom) = (max(insets.top, 20), max(insets.bottom, 8))
    return [
      Rect(x: 0, y: 0, width: size.width, height: top),
      Rect(x: 0, y: size.height - bottom, width: size.width, height: bottom),
      Rect(x: 0, y: 0, width: 6, height: size.height),
      Rect(x: size.width - 6, y: 0, width: 6, height: size.height),
    ]
  }

  /// Where touch indicators may be.
  private var touched: [Rect] {
    screens.touches.map { Rect(x: $0.x - 45, y: $0.y - 45, width: 90, height: 90) }
  }

  private func title(of view: String, in snapshot: Snapshot) -> String {
    snapshot.screen.nodes.first { $0.view.id.rawValue == view }?.view.reportTitle ?? view
  }
}

extension Rect {
  /// Strips around its sides.
  fileprivate var borders: [Rect] {
    [
      Rect(x: minX, y: minY, width: width, height: 0),
      Rect(x: minX, y: maxY, width: width, height: 0),
      Rect(x: minX, y: minY, width: 0, height: height),
      Rect(x: maxX, y: minY, width: 0, height: height),
    ].map { $0.outset(by: 8) }
  }

  /// The area that may have edges because of it: letters of another font take more room to the
  /// right.
  fileprivate func explained(by kind: ScreenOwners.Element.Kind) -> Rect {
    switch kind {
    case .box, .icon, .picture: outset(by: 10)
    case .text:
      Rect(
        minX: minX - 16 - 0.3 * width, minY: minY - 10, maxX: maxX + 16 + 0.3 * width,
        maxY: maxY + 10)
    }
  }
}

/// The curve that planned values run along, where all of them run along one.
enum PlannedShape {
  static func of(_ planned: PlannedValues) -> MotionShape? {
    let rest = 20
    let first = planned.values[0]
    let step = planned.step
    let count = planned.values.count
    let samples =
      (-rest..<0).map { MeasuredSample(time: Double($0) * step, value: first) }
      + planned.values.indices.map {
        MeasuredSample(time: Double($0) * step, value: planned.values[$0])
      }
      + (count..<count + rest).map {
        MeasuredSample(time: Double($0) * step, value: planned.values[count - 1])
      }
    let noise = max(0.01, 2e-3 * abs(planned.values[count - 1] - first))
    guard let fit = ShapeSearch(samples, noise: noise).best(), fit.residual < 2 * noise else {
      return nil
    }
    return fit.shape
  }
}
