public import EmakiDrawing
import EmakiLayout
import EmakiText
import PixelDiff

/// The result of comparing a screen with a design.
public struct DesignResult: Sendable, Hashable {
  /// Of all views that draw something, in the order of drawing.
  public var scores: [DesignScore]
  /// The limits within which a view passes.
  public var tolerance: DesignTolerance
  /// Pixels of the design for each point.
  public var scale: Double
  /// The boxes of areas that only the design shows, in points.
  public var unexplained: [Rect]

  /// Makes a result.
  public init(
    scores: [DesignScore], tolerance: DesignTolerance, scale: Double, unexplained: [Rect] = []
  ) {
    self.scores = scores
    self.tolerance = tolerance
    self.scale = scale
    self.unexplained = unexplained
  }

  /// The views that do not pass: those that are missing first, then those that are off most.
  public var rejected: [DesignScore] {
    scores.enumerated().filter { !tolerance.accepts($0.element) }
      .sorted { one, two in
        let (first, second) = (one.element.weight, two.element.weight)
        return first == second ? one.offset < two.offset : first > second
      }.map(\.element)
  }

  /// Where the views are that do not pass, and what only the design shows.
  public var marks: [ViewMark] {
    rejected.map { $0.mark(scale: scale) }
      + unexplained.map {
        ViewMark(title: "no view", expected: PixelRect($0, scale: scale), actual: nil)
      }
  }

  /// Whether all views pass, and the design shows nothing else.
  public var isAccepted: Bool { unexplained.isEmpty && scores.allSatisfy(tolerance.accepts) }

  /// One sentence a line.
  func lines(atMost limit: Int) -> [String] {
    let rejected = rejected
    var lines = [
      "\(scores.count - rejected.count) of \(scores.count) views are as in the design, to "
        + "\(tolerance.points.shortText) pt and \(tolerance.color) of 255"
    ]
    if !rejected.isEmpty {
      lines.append("in points; + is further right, further down or larger than in the design")
    }
    lines += rejected.prefix(limit).map(\.words)
    if rejected.count > limit { lines.append("and \(rejected.count - limit) more views") }
    lines += unexplained.prefix(limit).map {
      "no view explains what the design shows at \($0.words)"
    }
    if unexplained.count > limit { lines.append("and \(unexplained.count - limit) more areas") }
    let unsure = scores.filter(\.hasUnsureLetters).map(\.title)
    if !unsure.isEmpty {
      lines.append(
        "the design may have other letters or another font, which is not judged: "
          + unsure.prefix(limit).joined(separator: ", ")
          + (unsure.count > limit ? " and \(unsure.count - limit) more" : ""))
    }
    return lines
  }

  /// All figures, rounded to hundredths of a point.
  var json: JSONValue {
    .object([
      ("scale", .number(scale)), ("tolerance", .number(tolerance.points)),
      ("colorTolerance", .number(Double(tolerance.color))),
      ("unexplained", .array(unexplained.map(\.json))),
      ("views", .array(scores.map { $0.json(isAccepted: tolerance.accepts($0)) })),
    ])
  }
}

extension DesignScore {
  /// Whether some letters differ from those of the design, and the font may be the reason.
  fileprivate var hasUnsureLetters: Bool {
    guard let letters, !isMissing, !hasOtherLetters else { return false }
    return letters.other > 0
  }

  fileprivate var weight: Double {
    isMissing ? .infinity : (hasOtherLetters ? 1000 : 0) + largest + Double(colorDifference) / 16
  }

  /// Such as `button#go: x +5, colour #0A84FF instead of #FF0000, text width −8`.
  fileprivate var words: String {
    let own = (box?.words ?? []) + [color?.words].compactMap { $0 }
    let letters = (text?.words ?? []) + [textColor?.words].compactMap { $0 }
    let missing = isMissing ? ["not found in the design"] : []
    let others = hasOtherLetters ? ["other letters or another weight than in the design"] : []
    return "\(title): "
      + (missing + others + own + letters.map { "text \($0)" }).joined(separator: ", ")
  }

  fileprivate func json(isAccepted: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(view.rawValue)), ("title", .string(title)), ("accepted", .bool(isAccepted)),
      ("missing", .bool(isMissing)), ("off", .number(largest.toHundredths)),
    ]
    if let letters {
      members.append(("otherLetters", .bool(hasOtherLetters)))
      members.append(
        (
          "letters",
          .object([
            ("same", .number(Double(letters.same))), ("other", .number(Double(letters.other))),
            ("unsure", .number(Double(letters.unsure))),
          ])
        ))
    }
    for (key, offset, color) in [("box", box, color), ("text", text, textColor)] {
      var parts: [(key: String, value: JSONValue)] = offset?.members ?? []
      if let color {
        parts.append(("designColor", .string(color.design.hex)))
        parts.append(("color", .string(color.screen.hex)))
        parts.append(("colorOff", .number(Double(color.difference))))
      }
      if !parts.isEmpty { members.append((key, .object(parts))) }
    }
    return .object(members)
  }
}

extension DesignOffset {
  private var named: [(key: String, value: Double?)] {
    [("x", x), ("y", y), ("width", width), ("height", height)]
  }

  fileprivate var members: [(key: String, value: JSONValue)] {
    named.map { ($0.key, JSONValue($0.value?.toHundredths)) }
  }

  /// The values that are off by a tenth of a point or more.
  fileprivate var words: [String] {
    named.compactMap { name, value in
      guard let value, abs(value) >= 0.1 else { return nil }
      let tenths = (value * 10).rounded() / 10
      return "\(name) \(value > 0 ? "+" : "−")\(abs(tenths).shortText)"
    }
  }
}

extension DesignColor {
  fileprivate var words: String? {
    difference < 3 ? nil : "colour \(screen.hex) instead of \(design.hex)"
  }
}

extension Rect {
  /// `120×44 pt at (24, 560)`
  package var words: String {
    "\(width.shortText)×\(height.shortText) pt at (\(minX.shortText), \(minY.shortText))"
  }

  fileprivate var json: JSONValue {
    .array([minX, minY, width, height].map { .number($0.toHundredths) })
  }
}

extension Double {
  fileprivate var toHundredths: Double { (self * 100).rounded() / 100 }
}
