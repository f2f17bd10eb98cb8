public import EmakiDrawing
public import EmakiLayout
public import EmakiMotion

/// One property of one view on its way from a value to another: a row of a motion's specification.
public struct MotionSpan: Sendable, Hashable {
  /// What changes.
  public enum Property: String, Sendable, Hashable, CaseIterable {
    /// Of the frame in the superview, points.
    case x, y, width, height
    /// 0…1.
    case alpha
    /// Points.
    case cornerRadius
    /// Of a scroll view, points.
    case contentOffsetX, contentOffsetY
    /// Of a scroll view: room around its content, points.
    case contentInsetTop, contentInsetLeft, contentInsetBottom, contentInsetRight
    /// Of the transform, points.
    case translationX, translationY
    /// Of the transform, factors.
    case scaleX, scaleY
    /// Of the transform, radians.
    case rotation, rotationX, rotationY
    /// A colour, or none.
    case backgroundColor, textColor, tintColor
    /// Yes or no, at once.
    case isHidden, isEnabled
    /// Characters, at once.
    case text
    /// The name of a picture or icon, at once.
    case image
    /// Of a slider or progress view, 0…1.
    case value
    /// Yes or no; the knob of a switch slides, others change at once.
    case isOn
    /// A segment, tab, page or row, -1 for none; under segments something slides, others change at
    /// once.
    case selected
    /// Points.
    case borderWidth
    /// A colour, or none.
    case borderColor
    /// Colour, offset and radius, as text.
    case shadow
    /// Its colours, as text.
    case gradient
  }

  /// A value of a property.
  public enum Value: Sendable, Hashable {
    /// In the property's unit.
    case number(Double)
    /// `nil` for none.
    case color(Color?)
    /// Yes or no.
    case flag(Bool)
    /// `nil` for none.
    case text(String?)
  }

  /// Which view.
  public var view: ViewID
  /// Which of its values.
  public var property: Property
  /// The model's value before.
  public var from: Value
  /// The model's value after.
  public var to: Value
  /// When it begins, in seconds from the start of the motion.
  public var start: Double
  /// In seconds; 0 for what changes at once.
  public var duration: Double
  /// The curve or spring; `nil` for what changes at once or follows a law of its own: a finger, a
  /// scroll view that runs out, a number that counts.
  public var pacing: Pacing?
  /// How often it plays, and whether it comes back; `duration` is that of one way.
  public var playback = PlaybackOptions.once
  /// How the values of keyframes follow one another; `nil` for what is none of them.
  public var keyframeMode: KeyframeMode?
  /// Whether a number that counts sets the pace.
  public var isCounted = false

  /// When it has ended, in seconds from the start of the motion.
  public var end: Double { start + playback.totalDuration(of: duration) }
}

extension MotionSpan {
  /// The spans that a change of the model starts: one for each value that differs between two stages.
  ///
  /// - Parameter seen: what was there until then. What comes in at this moment changes nothing at
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
        to: after.rest.presentations[index])
      if !was.looks(like: now) { spans += among(easing, was, now) }
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
    among(easing, of: view, old.values, new.values, slides: old.slides(to: new))
  }

  /// The spans of a view that gets another border, shadow or gradient.
  private static func among(_ easing: Easing, _ old: View, _ new: View) -> [MotionSpan] {
    among(easing, of: new.id, ViewLook(old).values, ViewLook(new).values, slides: false)
  }

  private static func among(
    _ easing: Easing, of view: ViewID, _ old: [(property: Property, value: Value)],
    _ new: [(property: Property, value: Value)], slides: Bool
  ) -> [MotionSpan] {
    zip(old, new).compactMap { from, to in
      if from.value == to.value { return nil }
      let isGradual = from.property.isGradual ?? slides
      let pacing = isGradual && easing.duration > 0 ? easing.pacing : nil
      let course = isGradual ? easing.course : 0
      return MotionSpan(
        view: view, property: from.property, from: from.value, to: to.value, start: easing.start,
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

extension MotionSpan.Property {
  /// Whether it is one of the four numbers of the frame.
  var isOfFrame: Bool { [.x, .y, .width, .height].contains(self) }

  /// Whether there are values between two values; `nil` where that depends on the view.
  fileprivate var isGradual: Bool? {
    switch self {
    case .isHidden, .isEnabled, .text, .image: false
    case .isOn, .selected: nil
    default: true
    }
  }
}

extension Presentation {
  /// Whether the knob of a switch, or what lies under a segment, goes from here to another place.
  func slides(to new: Presentation) -> Bool {
    guard let knob, let other = new.knob else { return false }
    return knob != other
  }

  /// Everything that a motion can change, always in the same order.
  fileprivate var values: [(property: MotionSpan.Property, value: MotionSpan.Value)] {
    [
      (.x, .number(frame.minX)), (.y, .number(frame.minY)),
      (.width, .number(frame.width)), (.height, .number(frame.height)),
      (.alpha, .number(alpha)), (.cornerRadius, .number(cornerRadius)),
      (.contentOffsetX, .number(contentOffset.x)), (.contentOffsetY, .number(contentOffset.y)),
      (.contentInsetTop, .number(contentInset.top)),
      (.contentInsetLeft, .number(contentInset.left)),
      (.contentInsetBottom, .number(contentInset.bottom)),
      (.contentInsetRight, .number(contentInset.right)),
      (.translationX, .number(transform.translation.x)),
      (.translationY, .number(transform.translation.y)),
      (.scaleX, .number(transform.scale.x)), (.scaleY, .number(transform.scale.y)),
      (.rotation, .number(transform.rotation)), (.rotationX, .number(transform.rotationX)),
      (.rotationY, .number(transform.rotationY)),
      (.backgroundColor, .color(backgroundColor)), (.textColor, .color(textColor)),
      (.tintColor, .color(tintColor)),
      (.isHidden, .flag(isHidden)), (.isEnabled, .flag(isEnabled)), (.text, .text(text)),
      (.value, .number(value)), (.isOn, .flag(isOn)),
      (.selected, .number(Double(selectedIndex ?? -1))),
    ]
  }
}

extension ViewLook {
  /// The same of what is seldom changed.
  fileprivate var values: [(property: MotionSpan.Property, value: MotionSpan.Value)] {
    [
      (.borderWidth, .number(borderWidth)), (.borderColor, .color(borderColor)),
      (.shadow, .text(shadow?.words)), (.gradient, .text(gradient?.words)),
    ]
  }
}

extension Shadow {
  /// Its colour, offset and radius.
  fileprivate var words: String {
    "\(color.hex) \(offset.x.shortText), \(offset.y.shortText) r\(radius.shortText)"
  }
}

extension ViewGradient {
  /// Its colours.
  fileprivate var words: String { stops.map(\.color.hex).joined(separator: " ") }
}
