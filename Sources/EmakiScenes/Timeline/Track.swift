import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// One view on its way from old values to new ones.
///
/// As in UIKit the model holds the new values from the start; what is seen is
/// `model + (old − new) · (1 − progress)`. Tracks that overlap add up, so a motion that is
/// interrupted by another continues smoothly.
struct Track: Sendable {
  let view: ViewID
  let easing: Easing
  let difference: PresentationDifference
  /// Of border, shadow and gradient, where they change.
  let look: LookDifference?
  /// Whether the view is hidden at its end only: a stack closes the gap before.
  var hidesAtEnd = false
  /// Values of which nothing is seen any more from a time on, as something else took them over.
  private var takenOver: [(property: Course.Property, time: Double)] = []

  init(
    view: ViewID, easing: Easing, difference: PresentationDifference, look: LookDifference?
  ) {
    self.view = view
    self.easing = easing
    self.difference = difference
    self.look = look
  }

  /// How much of the difference is still seen; `nil` when the track has ended or not begun.
  func remainder(at time: Double) -> Double? {
    guard time >= easing.start, time < easing.end else { return nil }
    return 1 - easing.progress(at: time)
  }

  /// Leaves a value to what takes it over.
  mutating func leave(_ property: Course.Property, at time: Double) {
    if remainder(at: time) != nil { takenOver.append((property, time)) }
  }

  /// The difference without what was taken over.
  fileprivate func difference(at time: Double) -> PresentationDifference {
    takenOver.reduce(difference) { $1.time <= time ? $0.without($1.property) : $0 }
  }
}

/// What is still seen of the old values of one view, over all its tracks.
///
/// They are added before any of them is limited: of a size that grows and is sent back the parts are
/// less than nothing, the whole is not.
struct TrackSum {
  private var difference = PresentationDifference.zero
  private var looks: [(difference: LookDifference, share: Double)] = []
  private var isSeen = false

  /// Adds a share of a track.
  mutating func add(_ track: Track, _ share: Double, at time: Double) {
    difference.add(share, of: track.difference(at: time))
    if let look = track.look { looks.append((look, share)) }
    isSeen = isSeen || track.hidesAtEnd
  }

  /// Shows it on a node's view.
  func apply(to presentation: inout Presentation, of node: LaidOutScreen.Node) {
    difference.add(1, to: &presentation)
    for look in looks { look.difference.add(look.share, to: &presentation, of: node.view) }
    if isSeen { presentation.isHidden = false }
  }
}

extension Track {
  /// One track for each view that looks different after a change of the model.
  ///
  /// - Parameter running: how far scroll views are from their offsets as they begin.
  static func among(
    _ easing: Easing, from before: Stage, to after: Stage, running: [ViewID: Point] = [:]
  ) -> [Track] {
    guard easing.pacing != nil, easing.duration > 0 else { return [] }
    var tracks: [Track] = []
    for (index, node) in after.rest.screen.nodes.enumerated() {
      let id = node.view.id
      guard let old = before.indices[id] else { continue }
      let now = after.rest.presentations[index]
      var was = before.rest.presentations[old]
      if after.collapsed[index] == nil, let axis = before.collapsed[old] {
        was.frame.take(axis, of: now.frame)
      }
      if let rest = running[id] { was.contentOffset = was.contentOffset + rest }
      var track = Track(
        view: id, easing: easing, difference: PresentationDifference(from: was, to: now),
        look: LookDifference(from: before.rest.screen.nodes[old].view, to: node.view))
      track.hidesAtEnd = now.isHidden && !was.isHidden && after.collapsed[index] != nil
      if track.difference.isZero, track.look == nil, !track.hidesAtEnd { continue }
      tracks.append(track)
    }
    return tracks
  }
}

/// Old values minus new values of everything that interpolates.
struct PresentationDifference: Sendable {
  var frame: SIMD4<Double>
  var alpha: Double
  var cornerRadius: Double
  var contentOffset: Point
  var contentInset: SIMD4<Double>
  var value: Double
  /// Nothing slides to or from where there is none.
  var knob: Double
  var transform: SIMD8<Double>
  var backgroundColor: ColorDifference
  var textColor: ColorDifference
  var tintColor: ColorDifference

  /// Of nothing.
  static let zero = PresentationDifference()

  private init() {
    (frame, alpha, cornerRadius, contentOffset) = (.zero, 0, 0, .zero)
    (contentInset, value, knob, transform) = (.zero, 0, 0, .zero)
    let same = ColorDifference()
    (backgroundColor, textColor, tintColor) = (same, same, same)
  }

  init(from old: Presentation, to new: Presentation) {
    frame = old.frame.vector - new.frame.vector
    alpha = old.alpha - new.alpha
    cornerRadius = old.cornerRadius - new.cornerRadius
    contentOffset = old.contentOffset - new.contentOffset
    contentInset = old.contentInset.vector - new.contentInset.vector
    value = old.value - new.value
    knob = old.slides(to: new) ? (old.knob ?? 0) - (new.knob ?? 0) : 0
    transform = old.transform.vector - new.transform.vector
    backgroundColor = ColorDifference(from: old.backgroundColor, to: new.backgroundColor)
    textColor = ColorDifference(from: old.textColor, to: new.textColor)
    tintColor = ColorDifference(from: old.tintColor, to: new.tintColor)
  }

  var isZero: Bool {
    frame == .zero && alpha == 0 && cornerRadius == 0 && contentOffset == .zero
      && contentInset == .zero && value == 0 && knob == 0 && transform == .zero
      && backgroundColor.isZero
      && textColor.isZero && tintColor.isZero
  }

  /// Adds a share of another one.
  mutating func add(_ share: Double, of other: PresentationDifference) {
    frame += other.frame * share
    alpha += other.alpha * share
    cornerRadius += other.cornerRadius * share
    contentOffset.x += other.contentOffset.x * share
    contentOffset.y += other.contentOffset.y * share
    contentInset += other.contentInset * share
    value += other.value * share
    knob += other.knob * share
    transform += other.transform * share
    backgroundColor.add(share, of: other.backgroundColor)
    textColor.add(share, of: other.textColor)
    tintColor.add(share, of: other.tintColor)
  }

  /// The same but for one number.
  func without(_ property: Course.Property) -> PresentationDifference {
    var rest = self
    switch property {
    case .contentOffset(let axis): rest.contentOffset = contentOffset.with(axis, 0)
    case .frame(.horizontal): rest.frame[0] = 0
    case .frame(.vertical): rest.frame[1] = 0
    case .value: rest.value = 0
    case .scale: (rest.transform[2], rest.transform[3]) = (0, 0)
    case .translation(.horizontal): rest.transform[0] = 0
    case .translation(.vertical): rest.transform[1] = 0
    }
    return rest
  }

  /// Adds `share` of the difference to a presentation.
  func add(_ share: Double, to presentation: inout Presentation) {
    if frame != .zero {
      presentation.frame = Rect(vector: presentation.frame.vector + frame * share)
    }
    presentation.alpha += alpha * share
    presentation.cornerRadius += cornerRadius * share
    if contentOffset != .zero {
      presentation.contentOffset.x += contentOffset.x * share
      presentation.contentOffset.y += contentOffset.y * share
    }
    if contentInset != .zero {
      presentation.contentInset = Insets(
        vector: presentation.contentInset.vector + contentInset * share)
    }
    presentation.value += value * share
    if knob != 0 { presentation.knob? += knob * share }
    if transform != .zero {
      presentation.transform = ViewTransform(
        vector: presentation.transform.vector + transform * share)
    }
    backgroundColor.add(share, to: &presentation.backgroundColor)
    textColor.add(share, to: &presentation.textColor)
    tintColor.add(share, to: &presentation.tintColor)
  }
}

/// Old minus new of a colour that may be missing.
struct ColorDifference: Sendable {
  /// Red, green, blue, alpha.
  var channels: SIMD4<Double>
  /// What stands for a missing colour: the other one made clear, so that it fades without a tint.
  var clear: SIMD4<Double>

  /// Of nothing.
  init() {
    (channels, clear) = (.zero, .zero)
  }

  init(from old: Color?, to new: Color?) {
    let visible = (new ?? old)?.vector ?? .zero
    clear = SIMD4(visible[0], visible[1], visible[2], 0)
    channels = (old?.vector ?? clear) - (new?.vector ?? clear)
  }

  var isZero: Bool { channels == .zero }

  /// Adds a share of another one.
  mutating func add(_ share: Double, of other: ColorDifference) {
    guard !other.isZero else { return }
    channels += other.channels * share
    clear = other.clear
  }

  func add(_ share: Double, to color: inout Color?) {
    if !isZero { color = Color(vector: (color?.vector ?? clear) + channels * share) }
  }
}

extension Color {
  fileprivate var vector: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255
  }

  fileprivate init(vector: SIMD4<Double>) {
    self.init(red: vector[0], green: vector[1], blue: vector[2], alpha: vector[3])
  }
}

extension Rect {
  fileprivate var vector: SIMD4<Double> { SIMD4(minX, minY, width, height) }

  fileprivate init(vector: SIMD4<Double>) {
    // A spring that passes its end must not turn a small view inside out.
    self.init(x: vector[0], y: vector[1], width: max(0, vector[2]), height: max(0, vector[3]))
  }
}

extension ViewTransform {
  fileprivate var vector: SIMD8<Double> {
    SIMD8(
      translation.x, translation.y, scale.x, scale.y, rotation, rotationX, rotationY, m34)
  }

  fileprivate init(vector: SIMD8<Double>) {
    self.init(
      translation: Point(x: vector[0], y: vector[1]), scale: Point(x: vector[2], y: vector[3]),
      rotation: vector[4], rotationX: vector[5], rotationY: vector[6], m34: vector[7])
  }
}
