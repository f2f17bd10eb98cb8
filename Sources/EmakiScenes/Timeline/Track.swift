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
  var look: LookDifference?

  /// Adds what is still seen of the old values of a node's view at a time.
  func add(
    to presentation: inout Presentation, of node: LaidOutScreen.Node, at time: Double
  ) {
    guard let share = remainder(at: time) else { return }
    difference.add(share, to: &presentation)
    look?.add(share, to: &presentation, of: node.view)
  }

  /// How much of the difference is still seen; `nil` when the track has ended or not begun.
  func remainder(at time: Double) -> Double? {
    guard time >= easing.start, time < easing.end else { return nil }
    return 1 - easing.progress(at: time)
  }
}

extension Track {
  /// One track for each view that looks different after a change of the model.
  static func among(_ easing: Easing, from before: Stage, to after: Stage) -> [Track] {
    guard easing.pacing != nil, easing.duration > 0 else { return [] }
    var tracks: [Track] = []
    for (index, node) in after.rest.screen.nodes.enumerated() {
      guard let old = before.indices[node.view.id] else { continue }
      let difference = PresentationDifference(
        from: before.rest.presentations[old], to: after.rest.presentations[index])
      let look = LookDifference(from: before.rest.screen.nodes[old].view, to: node.view)
      if difference.isZero, look == nil { continue }
      tracks.append(
        Track(view: node.view.id, easing: easing, difference: difference, look: look))
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
  var value: Double
  /// Nothing slides to or from where there is none.
  var knob: Double
  var transform: SIMD8<Double>
  var backgroundColor: ColorDifference
  var textColor: ColorDifference
  var tintColor: ColorDifference

  init(from old: Presentation, to new: Presentation) {
    frame = old.frame.vector - new.frame.vector
    alpha = old.alpha - new.alpha
    cornerRadius = old.cornerRadius - new.cornerRadius
    contentOffset = old.contentOffset - new.contentOffset
    value = old.value - new.value
    knob = old.slides(to: new) ? (old.knob ?? 0) - (new.knob ?? 0) : 0
    transform = old.transform.vector - new.transform.vector
    backgroundColor = ColorDifference(from: old.backgroundColor, to: new.backgroundColor)
    textColor = ColorDifference(from: old.textColor, to: new.textColor)
    tintColor = ColorDifference(from: old.tintColor, to: new.tintColor)
  }

  var isZero: Bool {
    frame == .zero && alpha == 0 && cornerRadius == 0 && contentOffset == .zero
      && value == 0 && knob == 0 && transform == .zero && backgroundColor.isZero
      && textColor.isZero && tintColor.isZero
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

  init(from old: Color?, to new: Color?) {
    let visible = (new ?? old)?.vector ?? .zero
    clear = SIMD4(visible[0], visible[1], visible[2], 0)
    channels = (old?.vector ?? clear) - (new?.vector ?? clear)
  }

  var isZero: Bool { channels == .zero }

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
