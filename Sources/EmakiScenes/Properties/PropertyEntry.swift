import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// One property of the presented view: how it runs from value to value, and what its parts are called.
struct PropertyEntry: Sendable {
  /// How its values follow one another.
  enum Course: Sendable {
    /// Number by number.
    case numbers(PresentedNumbers)
    /// The same of red, green, blue and opacity.
    case color(PresentedNumbers)
    /// Colour by colour, at each place of its line.
    case gradient
    /// Yes or no, at once.
    case flag(any WritableKeyPath<Presentation, Bool> & Sendable)
    /// At once, but where something slides along.
    case atOnce
  }

  /// What a specification tells of it: one of its numbers, or the whole.
  struct Part: Sendable {
    /// `nil` for what is not told.
    let property: ViewProperty?
    /// What people call it.
    let label: String
    let unit: ViewProperty.Unit
    /// By which links read and set it.
    let link: LinkProperty?
    /// What links can set.
    let limits: ClosedRange<Double>
    /// What it moves on the screen.
    let moves: Moved
    /// Whether setting it lays the screen out again.
    let laysOut: Bool
    /// The number that stands for none.
    let none: Double?
    /// How far a change of the number is seen to move something of a frame, in points; for filmstrips,
    /// for which others do not count.
    let way: Way?
    /// The value that a specification tells.
    fileprivate(set) var value: @Sendable (Presentation) -> MotionSpan.Value = { _ in .text(nil) }

    enum Moved: Sendable {
      case nothing, view
      /// What is in it.
      case content
    }

    typealias Way = @Sendable (_ change: Double, _ frame: Rect) -> Double

    init(
      _ property: ViewProperty?, _ label: String? = nil, _ unit: ViewProperty.Unit = .none,
      link: LinkProperty? = nil, in limits: ClosedRange<Double> = -.infinity...(.infinity),
      moves: Moved = .nothing, laysOut: Bool = false,
      none: Double? = nil, way: Way? = nil
    ) {
      self.property = property
      self.label = label ?? property?.rawValue ?? ""
      self.unit = unit
      self.link = link
      self.limits = limits
      self.moves = moves
      self.laysOut = laysOut
      self.none = none
      self.way = way
    }

    static let length: Way = { change, _ in change }
    /// What comes, goes or faces about at once is no way that could be cut.
    static let fade: Way = { change, _ in change < 0.25 ? 100 * change : 0 }
  }

  let course: Course
  let parts: [Part]
  /// Whether a knob shows what it is.
  var slides = false

  /// Whether there are values between two values.
  func isGradual(from old: Presentation, to new: Presentation) -> Bool {
    switch course {
    case .numbers, .color, .gradient: true
    case .flag: false
    case .atOnce: slides && old.slides(to: new)
    }
  }

  /// How its numbers are read and set, where it has some.
  var numbers: PresentedNumbers? {
    switch course {
    case .numbers(let numbers), .color(let numbers): numbers
    case .gradient, .flag, .atOnce: nil
    }
  }
}

// MARK: Kinds of entries

extension PropertyEntry {
  /// Numbers that are always there, each with a part of its own.
  static func numbers<Value: VectorValue>(
    _ path: any WritableKeyPath<Presentation, Value> & Sendable, _ parts: Part...
  ) -> PropertyEntry {
    let numbers = PresentedNumbers(path)
    let told = parts.enumerated().map { lane, part in
      part.telling { .number($0[keyPath: path].vector[lane]) }
    }
    return PropertyEntry(course: .numbers(numbers), parts: told)
  }

  /// A colour; none is the other one made clear, so that it fades without a tint.
  static func color(
    _ path: any WritableKeyPath<Presentation, Color?> & Sendable, _ part: Part
  ) -> PropertyEntry {
    PropertyEntry(
      course: .color(PresentedNumbers(path, none: .clear)),
      parts: [part.telling { .color($0[keyPath: path]) }])
  }

  /// The border's colour: where there is no border, that of the other one, as the width brings it.
  static func edge(_ part: Part) -> PropertyEntry {
    let numbers = PresentedNumbers(
      read: { $0.borderWidth > 0 ? ($0.borderColor ?? .black).vector : nil },
      write: { $0.borderColor = Color(vector: $1) }, none: .same)
    return PropertyEntry(
      course: .numbers(numbers), parts: [part.telling { .color($0.borderColor) }])
  }

  /// Colour, offset and radius together; none is the other one made clear.
  static func shadow(_ part: Part) -> PropertyEntry {
    PropertyEntry(
      course: .numbers(PresentedNumbers(\.shadow, none: .clear)),
      parts: [part.telling { .text($0.shadow?.words) }])
  }

  static func gradient(_ part: Part) -> PropertyEntry {
    PropertyEntry(course: .gradient, parts: [part.telling { .text($0.gradient?.words) }])
  }

  /// A number that goes nowhere from or to where there is none.
  static func sliding(
    _ path: any WritableKeyPath<Presentation, Double?> & Sendable, _ part: Part
  ) -> PropertyEntry {
    PropertyEntry(
      course: .numbers(PresentedNumbers(path, none: .nowhere)),
      parts: [part.telling { .number($0[keyPath: path] ?? 0) }])
  }

  static func flag(
    _ path: any WritableKeyPath<Presentation, Bool> & Sendable, _ part: Part
  ) -> PropertyEntry {
    PropertyEntry(course: .flag(path), parts: [part.telling { .flag($0[keyPath: path]) }])
  }

  /// - Parameter slides: whether a knob shows what it is.
  static func atOnce(
    _ part: Part, slides: Bool = false,
    _ value: @escaping @Sendable (Presentation) -> MotionSpan.Value
  ) -> PropertyEntry {
    PropertyEntry(course: .atOnce, parts: [part.telling(value)], slides: slides)
  }
}

extension PropertyEntry.Part {
  fileprivate func telling(
    _ value: @escaping @Sendable (Presentation) -> MotionSpan.Value
  ) -> Self {
    var part = self
    part.value = value
    return part
  }
}

extension Presentation {
  /// Whether the knob of a switch, or what lies under a segment, goes from here to another place.
  fileprivate func slides(to new: Presentation) -> Bool {
    guard let knob, let other = new.knob else { return false }
    return knob != other
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
