import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Every property, led from one value to another, as v(t) = first + (second − first) · t says.
@Suite struct `A property` {
  static let times = [0, 0.25, 0.5, 0.75]

  private func timeline(_ property: PropertyCase, _ way: Way, _ steps: [MotionStep]) throws
    -> Timeline
  {
    try PropertyStage.timeline(
      PropertyStage.scene(property.view, inRows: way == .row), steps)
  }

  @Test(arguments: PropertyCase.all, Way.allCases)
  func `runs evenly, whatever leads it`(_ property: PropertyCase, _ way: Way) throws {
    if way == .row, !property.isInRows { return }
    let timeline = try timeline(property, way, [way.step(property.change)])
    let playings = way == .keyframes ? [0.0, 1] : [0]
    for time in Self.times {
      for playing in playings {
        let own = try timeline.presentation(way.view, at: playing + time)
        #expect(property.isSeen(own, at: time), "\(property.read(own)) at \(playing + time)")
      }
    }
  }

  /// Each adds what it lacks to the model's first value: 0.5 · (second − first) in all as long as
  /// both run, and 1 − (t − 0.5) as long as the second alone does.
  @Test(arguments: PropertyCase.all, Way.allCases)
  func `goes back from where it is`(_ property: PropertyCase, _ way: Way) throws {
    if way == .row || property.name.hasPrefix("gradient, to other") { return }
    let steps = [
      way.step(property.change), Way.animate.step(property.back, after: 0.5),
    ]
    let timeline = try timeline(property, way, steps)
    for (time, share) in [(0.25, 0.25), (0.75, 0.5), (0.875, 0.5)] {
      let own = try timeline.presentation("a", at: time)
      #expect(property.isSeen(own, at: share), "\(property.read(own)) at \(time)")
    }
  }

  /// In rows the later change starts from what is seen: halfway, so that it is there after 0.5 more.
  @Test(arguments: PropertyCase.all.filter(\.isInRows))
  func `in a row goes back from where it is`(_ property: PropertyCase) throws {
    let steps = [Way.row.step(property.change), Way.row.step(property.back, after: 1)]
    let timeline = try timeline(property, .row, steps)
    for (time, share) in [(0.5, 0.5), (1.25, 0.75), (1.5, 0.5)] {
      let own = try timeline.presentation(Way.row.view, at: time)
      #expect(property.isSeen(own, at: share), "\(property.read(own)) at \(time)")
    }
  }

  @Test(arguments: PropertyCase.all, Way.allCases)
  func `is told as running evenly in a specification`(_ property: PropertyCase, _ way: Way) throws {
    guard let name = property.property, way != .row || property.isInRows else { return }
    let spans = try timeline(property, way, [way.step(property.change)]).summary
    let span = try #require(spans.first { $0.property == name })
    #expect(span.view == way.view && span.start == 0 && span.duration == 1)
    #expect(span.pacing == .curve(.linear))
    #expect(span.keyframeMode == (way == .keyframes ? .linear : nil))
    #expect(span.playback.repeatCount == (way == .keyframes ? 2 : 1))
  }
}
