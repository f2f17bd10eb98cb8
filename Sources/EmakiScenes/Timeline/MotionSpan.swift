public import EmakiDrawing
public import EmakiLayout
public import EmakiMotion

/// One property of one view on its way from a value to another: a row of a motion's specification.
public struct MotionSpan: Sendable, Hashable {
  /// A value of a property.
  public enum Value: Sendable, Hashable {
    /// A number in the property's unit.
    case number(Double)
    /// `nil` for none.
    case color(Color?)
    /// Yes or no.
    case flag(Bool)
    /// `nil` for none.
    case text(String?)
  }

  /// The view that changes.
  public var view: ViewID
  /// The property that changes.
  public var property: ViewProperty
  /// The model's value before.
  public var from: Value
  /// The model's value after.
  public var to: Value
  /// When it begins, in seconds from the start of the motion.
  public var start: Double
  /// The duration in seconds; 0 for values that change at once.
  public var duration: Double
  /// The curve or spring; `nil` for values that change at once or follow a separate law: a finger,
  /// a scroll view that runs out, a number that counts.
  public var pacing: Pacing?
  /// How often it plays, and whether it comes back; `duration` is that of one way.
  public var playback = PlaybackOptions.once
  /// How the values of keyframes follow one another; `nil` for other changes.
  public var keyframeMode: KeyframeMode?
  /// Whether a number that counts sets the pace.
  public var isCounted = false

  /// When it has ended, in seconds from the start of the motion.
  public var end: Double { start + playback.totalDuration(of: duration) }
}

extension MotionSpan {
  /// The spans that a change of the model starts: one for each value that differs between two
  /// stages.
  ///
  /// - Parameter seen: the stage until then. A view that comes in at this moment changes nothing at
  ///   once: it starts so.
  static func among(
    _ easing: Easing, from before: Stage, to after: Stage, seen: Stage
  ) -> [MotionSpan] {
    var spans: [MotionSpan] = []
    for (index, node) in after.rest.screen.nodes.enumerated() {
      guard let old = before.indices[node.view.id],
        easing.duration > 0 || seen.indices[node.view.id] != nil
      else { continue }
      let (was, now) = (before.rest.screen.nodes[old].view, node.view)
      spans += among(
        easing, of: now.id, from: before.rest.presentations[old],
        to: after.rest.presentations[index]
      ).map { span in
        var span = span
        // A placeholder is no text of the field.
        if span.property == .text, was.text?.isPlaceholder == true { span.from = .text(nil) }
        if span.property == .text, now.text?.isPlaceholder == true { span.to = .text(nil) }
        return span
      }
      if was.image?.name != now.image?.name {
        spans.append(
          MotionSpan(
            view: now.id, property: .image, from: .text(was.image?.name),
            to: .text(now.image?.name), start: easing.start, duration: 0))
      }
    }
    return spans
  }

  /// The spans of one view that changes.
  static func among(
    _ easing: Easing, of view: ViewID, from old: Presentation, to new: Presentation
  ) -> [MotionSpan] {
    if old == new { return [] }
    return ViewProperty.table.lazy.flatMap { entry in entry.parts.enumerated().map { (entry, $0) } }
      .compactMap { entry, told in
        let (lane, part) = told
        guard let property = part.property else { return nil }
        let (from, to) = (
          part.value(in: old, of: entry, lane: lane), part.value(in: new, of: entry, lane: lane)
        )
        if from == to { return nil }
        let isGradual = entry.isGradual(from: old, to: new)
        let pacing = isGradual && easing.duration > 0 ? easing.pacing : nil
        let course = isGradual ? easing.course : 0
        return MotionSpan(
          view: view, property: property, from: from, to: to, start: easing.start,
          duration: pacing == nil ? course : easing.duration, pacing: pacing,
          playback: pacing == nil ? .once : easing.playback)
      }
  }

  /// The same change where a finger drives it: for as long as that takes, without a curve.
  func driven(from start: Double, for seconds: Double) -> MotionSpan {
    var span = self
    span.start = start
    span.duration = seconds
    span.pacing = nil
    span.playback = .once
    return span
  }
}
