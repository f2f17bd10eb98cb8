public import EmakiDrawing

/// Takes in how views look, value by value: for a hash, or for what changed, in words.
///
/// The values that a painter reads are described once, by the types that have them.
public protocol LookSink {
  /// Takes a value.
  ///
  /// - Parameters:
  ///   - name: its name in reports.
  ///   - isUsual: whether a view of which nothing is said has this value.
  mutating func take(_ name: StaticString, _ value: LookValue, isUsual: Bool)
  /// Values that follow belong to a part, or to the one of several at `index`, from 0.
  mutating func enter(_ part: StaticString, _ index: Int?)
  /// Values that follow belong to the view around the part again.
  mutating func leave()
}

/// A value of how a view looks.
public enum LookValue: Sendable, Hashable {
  /// A number, mostly of points.
  case number(Double)
  /// A yes or no.
  case flag(Bool)
  /// A colour.
  case color(Color)
  /// One of a few words.
  case word(String)
  /// Text shown to people.
  case text(String)
  /// Letters.
  case font(Font)
  /// Nothing.
  case none
}

extension LookSink {
  mutating func add(_ name: StaticString, _ number: Double, usual: Double = 0) {
    take(name, .number(number), isUsual: number == usual)
  }

  mutating func add(_ name: StaticString, _ number: Double?) {
    take(name, number.map(LookValue.number) ?? .none, isUsual: number == nil)
  }

  mutating func add(_ name: StaticString, _ number: Int?, usual: Int? = nil) {
    take(name, number.map { .number(Double($0)) } ?? .none, isUsual: number == usual)
  }

  mutating func add(_ name: StaticString, _ flag: Bool, usual: Bool = false) {
    take(name, .flag(flag), isUsual: flag == usual)
  }

  mutating func add(_ name: StaticString, _ color: Color?) {
    take(name, color.map(LookValue.color) ?? .none, isUsual: color == nil)
  }

  mutating func add(_ name: StaticString, text: String?) {
    take(name, text.map(LookValue.text) ?? .none, isUsual: text == nil)
  }

  mutating func add<Word: RawRepresentable & Equatable>(
    _ name: StaticString, _ word: Word?, usual: Word? = nil
  ) where Word.RawValue == String {
    take(name, word.map { .word($0.rawValue) } ?? .none, isUsual: word == usual)
  }

  mutating func add(_ name: StaticString, _ words: [String], usual: [String]) {
    take(name, .word(words.joined(separator: " ")), isUsual: words == usual)
  }

  mutating func add(_ part: StaticString, _ point: Point, usual: Point = .zero) {
    if point == usual { return }
    within(part) { sink in
      sink.add("x", point.x)
      sink.add("y", point.y)
    }
  }

  mutating func add(_ part: StaticString, _ size: Size?) {
    guard let size else { return }
    within(part) { sink in
      sink.add("width", size.width)
      sink.add("height", size.height)
    }
  }

  mutating func add(_ part: StaticString, _ insets: Insets?, usual: Insets? = nil) {
    guard let insets, insets != usual else { return }
    within(part) { sink in
      sink.add("top", insets.top)
      sink.add("left", insets.left)
      sink.add("bottom", insets.bottom)
      sink.add("right", insets.right)
    }
  }

  /// Adds a part that few views have; that there is one counts, whatever is said of it.
  ///
  /// - Parameter value: the text that stands for the part in reports.
  mutating func within(
    _ part: StaticString, _ index: Int? = nil, as value: LookValue = .flag(true),
    _ body: (inout Self) -> Void
  ) {
    enter(part, index)
    take("", value, isUsual: false)
    body(&self)
    leave()
  }
}
