/// How values run between keyframes.
public enum KeyframeMode: String, Sendable, Hashable, CaseIterable {
  /// Straight from key to key.
  case linear
  /// Each key's value stands until the next key's time.
  case discrete
  /// Straight, with an even speed over the whole way; the times of the keys do not count.
  case paced
  /// Along a Catmull-Rom spline through the keys' values.
  case cubic
  /// Along that spline with an even speed; the times of the keys do not count.
  case cubicPaced = "cubic-paced"
}

/// One change within a keyframe animation, as in `UIView.addKeyframe`.
public struct Keyframe<Value: Interpolatable>: Sendable, Hashable {
  /// When the change begins: 0 at the start of the whole, 1 at its end.
  public var start: Double
  /// How long it takes, as a part of the whole.
  public var duration: Double
  /// The value at its end.
  public var value: Value
  /// How it runs to its end, where the mode does not decide that: in `linear` and `cubic`.
  public var curve: TimingCurve

  /// Makes a keyframe.
  public init(start: Double, duration: Double, value: Value, curve: TimingCurve = .linear) {
    self.start = start
    self.duration = duration
    self.value = value
    self.curve = curve
  }
}

/// A value that passes through several others.
public struct Keyframes<Value: Interpolatable>: Sendable, Hashable {
  /// A value that is reached at a time.
  public struct Key: Sendable, Hashable {
    /// The part of the whole time, 0…1.
    public var time: Double
    /// The value there.
    public var value: Value
    /// How it is reached from the key before, as by `CAKeyframeAnimation.timingFunctions`.
    public var curve: TimingCurve
    /// The part of the curve that it takes, where it was cut short.
    fileprivate var extent = 1.0

    /// Makes a key.
    public init(time: Double, value: Value, curve: TimingCurve = .linear) {
      self.time = time
      self.value = value
      self.curve = curve
    }

    /// How much of the way from the key before lies behind at a part of its time:
    /// c(part · extent) / c(extent).
    fileprivate func progress(at part: Double) -> Double {
      let whole = curve.value(at: extent)
      return whole > 0 ? curve.value(at: part * extent) / whole : part
    }
  }

  /// The value before anything has changed.
  public let initial: Value
  /// The keys by growing time; for the paced modes with the times that make the speed even.
  public let keys: [Key]
  /// How the value runs between the keys.
  public let mode: KeyframeMode

  /// Makes keyframes from keys in any order; times outside 0…1 are moved to the nearer end.
  ///
  /// `initial` stands before the first key, and alone where there are none.
  public init(initial: Value, keys: [Key], mode: KeyframeMode = .linear) {
    let placed = keys.map { key in
      var key = key
      key.time = min(max(key.time, 0), 1)
      return key
    }
    let sorted = placed.sorted { $0.time < $1.time }
    self.initial = initial
    self.mode = mode
    self.keys = mode.isPaced ? Self.evenly(sorted, curved: mode == .cubicPaced) : sorted
  }

  /// Makes keyframes from changes with a start and a duration, beginning at `initial`.
  ///
  /// Between two changes the value rests. A change that starts before the one before it has ended
  /// takes over from the value reached by then.
  public init(initial: Value, changes: [Keyframe<Value>], mode: KeyframeMode = .linear) {
    var keys = [Key(time: 0, value: initial)]
    for change in changes.sorted(by: { $0.start < $1.start }) {
      let start = min(max(change.start, 0), 1)
      Self.begin(at: start, in: &keys)
      let end = min(start + max(0, change.duration), 1)
      keys.append(Key(time: end, value: change.value, curve: change.curve))
    }
    self.init(initial: initial, keys: keys, mode: mode)
  }

  /// The value at `progress` of the whole time; the last one from its key on.
  public func value(at progress: Double) -> Value {
    guard let first = keys.first, let last = keys.last else { return initial }
    // The slack keeps a step that meets a key but for rounding on the key's side of a jump.
    guard let index = keys.lastIndex(where: { $0.time <= progress + 1e-12 }) else {
      return progress < first.time ? initial : first.value
    }
    guard index + 1 < keys.count else { return last.value }
    let (from, to) = (keys[index], keys[index + 1])
    let part = max(0, (progress - from.time) / (to.time - from.time))
    switch mode {
    case .discrete: return from.value
    case .linear: return from.value.interpolated(to: to.value, fraction: to.progress(at: part))
    case .paced: return from.value.interpolated(to: to.value, fraction: part)
    case .cubic:
      return Value.spline(Self.span(keys, from: index), fraction: to.progress(at: part))
    case .cubicPaced: return Chords(Self.span(keys, from: index)).value(at: part)
    }
  }

  /// Ends the keys at `start`: a rest up to it, or the last change cut short there.
  private static func begin(at start: Double, in keys: inout [Key]) {
    while let last = keys.last, last.time > start, keys.count > 1 {
      let before = keys[keys.count - 2]
      keys.removeLast()
      guard before.time <= start else { continue }
      let part = (start - before.time) / (last.time - before.time)
      let share = last.progress(at: part)
      var cut = Key(
        time: start, value: before.value.interpolated(to: last.value, fraction: share),
        curve: last.curve)
      cut.extent = part * last.extent
      keys.append(cut)
    }
    if let last = keys.last, last.time < start { keys.append(Key(time: start, value: last.value)) }
  }

  /// Gives each key the part of the whole way at which it lies.
  private static func evenly(_ keys: [Key], curved: Bool) -> [Key] {
    var travelled = [0.0]
    for index in keys.indices.dropLast() {
      let length =
        curved
        ? Chords(span(keys, from: index)).length
        : keys[index].value.separation(from: keys[index + 1].value)
      travelled.append((travelled.last ?? 0) + length)
    }
    guard let whole = travelled.last, whole > 0 else { return keys }
    return zip(keys, travelled).map { Key(time: $1 / whole, value: $0.value) }
  }

  /// The spline's span from the key at `index` to the next one.
  private static func span(_ keys: [Key], from index: Int) -> SplineSpan<Value> {
    SplineSpan(
      before: index > 0 ? keys[index - 1].value : nil, start: keys[index].value,
      end: keys[index + 1].value, after: index + 2 < keys.count ? keys[index + 2].value : nil)
  }
}

extension KeyframeMode {
  /// Whether the way decides the times of the keys.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
