import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A value of the presented view as numbers, each of which runs by itself.
struct PresentedNumbers: Sendable {
  typealias Numbers = SIMD8<Double>

  /// The value that stands for none beside another value.
  enum None: Sendable {
    /// The other one with its opacity, the fourth number, 0.
    case clear
    /// The other one.
    case same
    /// Nothing: there is no way from or to none.
    case nowhere
  }

  /// `nil` where there is none.
  let read: @Sendable (Presentation) -> Numbers?
  let write: @Sendable (inout Presentation, Numbers) -> Void
  let none: None

  init(
    read: @escaping @Sendable (Presentation) -> Numbers?,
    write: @escaping @Sendable (inout Presentation, Numbers) -> Void, none: None
  ) {
    self.read = read
    self.write = write
    self.none = none
  }

  /// A value that is always there.
  ///
  /// - Parameter lane: of its numbers the one that is never less than nothing, though a spring may
  ///   pass its end.
  init<Value: VectorValue>(
    _ path: any WritableKeyPath<Presentation, Value> & Sendable, leastZeroAt lane: Int? = nil
  ) {
    self.init(
      read: { $0[keyPath: path].vector },
      write: { $0[keyPath: path] = Value(vector: $1.leastZero(at: lane)) }, none: .nowhere)
  }

  /// A value that may be missing.
  init<Value: VectorValue>(
    _ path: any WritableKeyPath<Presentation, Value?> & Sendable, none: None,
    leastZeroAt lane: Int? = nil
  ) {
    self.init(
      read: { $0[keyPath: path]?.vector },
      write: { $0[keyPath: path] = Value(vector: $1.leastZero(at: lane)) }, none: none)
  }

  /// The numbers before a change and after it; `nil` where there is no way between them.
  func change(from old: Presentation, to new: Presentation) -> NumbersChange? {
    let (from, to) = (read(old), read(new))
    guard let known = from ?? to else { return nil }
    if let from, let to { return NumbersChange(from: from, to: to, comesOrGoes: false) }
    switch none {
    case .nowhere: return nil
    case .same: return NumbersChange(from: known, to: known, comesOrGoes: true)
    case .clear:
      var clear = known
      clear[3] = 0
      return NumbersChange(from: from ?? clear, to: to ?? clear, comesOrGoes: true)
    }
  }
}

extension SIMD8<Double> {
  fileprivate func leastZero(at lane: Int?) -> Self {
    guard let lane, self[lane] < 0 else { return self }
    var numbers = self
    numbers[lane] = 0
    return numbers
  }
}

/// Numbers before and after one of the changes that a motion makes.
struct NumbersChange: Sendable {
  let from: SIMD8<Double>
  let to: SIMD8<Double>
  /// Whether there was or is none, for which other numbers stand.
  let comesOrGoes: Bool

  var isNothing: Bool { from == to && !comesOrGoes }
}
