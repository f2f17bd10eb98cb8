import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// One view on its way through several values.
///
/// As with `Track` the model holds the last values from the start, and what is missing is added.
struct KeyTrack: Sendable {
  let view: ViewID
  let easing: Easing
  fileprivate let parts: [any KeyedPart]
  /// The last border, shadow and gradient, where some frame has others.
  fileprivate let look: ViewLook?

  /// Adds to a presentation what is still missing at a time.
  func add(to presentation: inout Presentation, at time: Double) {
    guard time >= easing.start, time < easing.end else { return }
    let progress = easing.progress(at: time)
    if presentation.look == nil { presentation.look = look }
    for part in parts { part.add(to: &presentation, at: progress) }
  }
}

extension KeyTrack {
  /// One track for each view that has other values after any of the frames.
  ///
  /// - Parameters:
  ///   - stages: before the first frame, and after each.
  ///   - frames: by growing start.
  static func among(
    _ stages: [Stage], _ frames: [KeyframeAnimation.Frame], of animation: KeyframeAnimation,
    at time: Double
  ) -> [KeyTrack] {
    guard animation.duration > 0, let last = stages.last else { return [] }
    let easing = Easing(
      start: time, duration: animation.duration, pacing: .curve(.linear),
      playback: animation.playback)
    return last.rest.screen.nodes.compactMap { node -> KeyTrack? in
      let id = node.view.id
      let values = stages.compactMap { stage in
        stage.indices[id].map { index -> Presentation in
          var own = stage.rest.presentations[index]
          own.look = ViewLook(stage.rest.screen.nodes[index].view)
          return own
        }
      }
      guard values.count == stages.count else { return nil }
      let parts = KeyedWay(values: values, frames: frames, mode: animation.mode).parts
      let changesLook = values.contains { $0.look != values[0].look }
      return parts.isEmpty
        ? nil
        : KeyTrack(
          view: id, easing: easing, parts: parts, look: changesLook ? values.last?.look : nil)
    }
  }
}

/// The values of a view before the first frame, and after each.
private struct KeyedWay {
  let values: [Presentation]
  let frames: [KeyframeAnimation.Frame]
  let mode: KeyframeMode

  /// What changes.
  var parts: [any KeyedPart] {
    let all: [(any KeyedPart)?] = [
      part(\.frame), part(\.alpha), part(\.cornerRadius), part(\.contentOffset),
      part(\.contentInset),
      part(\.transform.translation), part(\.transform.scale), part(\.transform.rotation),
      part(\.transform.rotationX), part(\.transform.rotationY), part(\.transform.m34),
      part(\.shownBackground), part(\.shownTextColor), part(\.shownTint), part(\.value),
      part(\.shownKnob), part(\.shownBorder), part(\.shownShadow), gradient,
    ]
    return all.compactMap { $0 }
  }

  /// One property, or `nil` where no frame changes it.
  private func part<Value: VectorValue>(
    _ path: any WritableKeyPath<Presentation, Value> & Sendable
  ) -> (any KeyedPart)? {
    let numbers = values.map { $0[keyPath: path] }
    guard let last = numbers.last, numbers.contains(where: { $0 != last }) else { return nil }
    return Keyed(path: path, keys: keys(numbers), last: last)
  }

  /// The gradient, or `nil` where no frame changes it.
  private var gradient: KeyedGradient? {
    KeyedGradient(values.map { $0.look?.gradient }, colors: keys, points: keys)
  }

  /// The keys of the values before the first frame, and after each.
  private func keys<Value: VectorValue>(_ numbers: [Value]) -> Keyframes<Value> {
    let changes = frames.indices.filter { numbers[$0] != numbers[$0 + 1] }.map { place in
      Keyframe(
        start: frames[place].start, duration: frames[place].duration, value: numbers[place + 1],
        curve: frames[place].curve)
    }
    return Keyframes(initial: numbers[0], changes: changes, mode: mode)
  }
}

/// A property of a view with keys.
protocol KeyedPart: Sendable {
  /// - Parameter progress: of the whole time, 0…1.
  func add(to presentation: inout Presentation, at progress: Double)
}

private struct Keyed<Value: VectorValue>: KeyedPart {
  let path: any WritableKeyPath<Presentation, Value> & Sendable
  let keys: Keyframes<Value>
  let last: Value

  func add(to presentation: inout Presentation, at progress: Double) {
    let missing = keys.value(at: progress).vector - last.vector
    if missing == .zero { return }
    presentation[keyPath: path] = Value(vector: presentation[keyPath: path].vector + missing)
  }
}

extension Presentation {
  /// No colour is a clear one.
  fileprivate var shownBackground: Color {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  /// Where there is none, none comes.
  fileprivate var shownKnob: Double {
    get { knob ?? 0 }
    set { if knob != nil { knob = newValue } }
  }

  /// How wide it is.
  fileprivate var shownBorder: Double {
    get { look?.borderWidth ?? 0 }
    set { look?.borderWidth = newValue }
  }

  /// Its offset and radius are those of the last frame.
  fileprivate var shownShadow: Color {
    get { look?.shadow?.color ?? .clear }
    set { look?.shadow?.color = newValue }
  }

  fileprivate var shownTextColor: Color {
    get { textColor ?? .clear }
    set { textColor = newValue }
  }

  fileprivate var shownTint: Color {
    get { tintColor ?? .clear }
    set { tintColor = newValue }
  }
}
