import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// One property of the presented view: how it runs from value to value, and what its parts are
/// called.
struct PropertyEntry: Sendable {
  /// The interpolation between its values.
  enum Interpolation: Sendable {
    /// Number by number.
    case numbers(PresentedNumbers)
    /// The same of red, green, blue and opacity.
    case color(PresentedNumbers)
    /// Colour by colour, at each offset of its line.
    case gradient
    /// Yes or no, at once.
    case flag(any WritableKeyPath<Presentation, Bool> & Sendable)
    /// Words of a choice, at once.
    case words(PresentedWords)
    /// At once, but where something slides along.
    case atOnce(Taking)
    /// At once, of the view and not of its presentation: a picture.
    case ofView
  }

  /// How one view takes a value of another that it had not before.
  typealias Taking =
    @Sendable (_ own: inout Presentation, Presentation, _ base: Presentation) -> Void

  /// A value that follows another at once.
  static func atOnce<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Presentation, Value> & Sendable
  ) -> Interpolation {
    .atOnce { own, new, base in
      if new[keyPath: path] != base[keyPath: path] { own[keyPath: path] = new[keyPath: path] }
    }
  }

  /// A part of it in a specification: one of its numbers, or the whole.
  struct Part: Sendable {
    /// `nil` for a part that specifications leave out.
    let property: ViewProperty?
    /// The label for people.
    let label: String
    let unit: ViewProperty.Unit
    /// The statement of UIKit that sets it.
    let uiKit: ViewProperty.UIKitStatement
    /// The property by which links read and set it.
    let link: LinkProperty?
    /// The values that links can set.
    let limits: ClosedRange<Double>
    /// The part of the screen that it moves.
    let moves: Moved
    /// Whether setting it lays the screen out again.
    let laysOut: Bool
    /// How far a change of the number is seen to move something of a frame, in points; for
    /// filmstrips, for which others do not count.
    let way: Way?
    /// The value that a specification tells where that is not its number, colour or flag.
    let value: Value?

    enum Moved: Sendable {
      case nothing, view
      /// The view's content.
      case content
    }

    typealias Value = @Sendable (Presentation) -> MotionSpan.Value
    typealias Way = @Sendable (_ change: Double, _ frame: Rect) -> Double

    init(
      _ property: ViewProperty, _ label: String? = nil, _ unit: ViewProperty.Unit = .none,
      uiKit: ViewProperty.UIKitStatement, link: LinkProperty? = nil,
      in limits: ClosedRange<Double> = -.infinity...(.infinity),
      moves: Moved = .nothing, laysOut: Bool = false, value: Value? = nil,
      way: Way? = nil
    ) {
      self.property = property
      self.label = label ?? property.rawValue
      self.unit = unit
      self.uiKit = uiKit
      self.link = link
      self.limits = limits
      self.moves = moves
      self.laysOut = laysOut
      self.value = value
      self.way = way
    }

    /// An entry that specifications leave out, but that counts as a way.
    init(untold way: @escaping Way) {
      (property, label, unit, uiKit, link) = (nil, "", .none, .comment, nil)
      (limits, moves, laysOut, value) = (-.infinity...(.infinity), .nothing, false, nil)
      self.way = way
    }

    static let length: Way = { change, _ in change }
    /// Values that come, go or flip at once have no way that could be cut.
    static let fade: Way = { change, _ in change < 0.25 ? 100 * change : 0 }
  }

  let course: Interpolation
  let parts: [Part]
  /// Whether a knob shows what it is.
  let slides: Bool

  init(_ course: Interpolation, _ parts: Part..., slides: Bool = false) {
    self.course = course
    self.parts = parts
    self.slides = slides
  }

  /// Whether there are values between two values.
  func isGradual(from old: Presentation, to new: Presentation) -> Bool {
    switch course {
    case .numbers, .color, .gradient: true
    case .flag, .words, .ofView: false
    case .atOnce: slides && old.slides(to: new)
    }
  }

  /// How its numbers are read and set, where it has some.
  var numbers: PresentedNumbers? {
    switch course {
    case .numbers(let numbers), .color(let numbers): numbers
    case .gradient, .flag, .words, .atOnce, .ofView: nil
    }
  }
}

extension PropertyEntry.Part {
  /// The value in an entry's numbers, at the lane of this part.
  func value(in presentation: Presentation, of entry: PropertyEntry, lane: Int)
    -> MotionSpan.Value
  {
    if let value { return value(presentation) }
    switch entry.course {
    case .numbers(let numbers): return .number(numbers.read(presentation)?[lane] ?? 0)
    case .color(let numbers): return .color(numbers.read(presentation).map(Color.init(vector:)))
    case .flag(let path): return .flag(presentation[keyPath: path])
    case .words(let words):
      return .text(words.read(presentation.appearance).joined(separator: " "))
    case .gradient, .atOnce, .ofView: return .text(nil)
    }
  }
}

extension Presentation {
  /// Whether the knob of a switch, or the highlight of a segment, moves from here to another
  /// position.
  fileprivate func slides(to new: Presentation) -> Bool {
    guard let knob, let other = new.knob else { return false }
    return knob != other
  }
}

extension Shadow {
  /// Its colour, offset and radius.
  var words: String {
    "\(color.hex) \(offset.x.shortText), \(offset.y.shortText) r\(radius.shortText)"
  }
}

extension ViewGradient {
  /// Its colours.
  var words: String { stops.map(\.color.hex).joined(separator: " ") }
}
