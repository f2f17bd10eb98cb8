import EmakiDrawing
import EmakiLayout
import EmakiText

/// What came out of comparing a screen with a design.
public struct DesignResult: Sendable, Hashable {
  /// Of all views that draw something, in the order of drawing.
  public var scores: [DesignScore]
  /// What passes.
  public var tolerance: DesignTolerance
  /// Pixels of the design for each point.
  public var scale: Double

  /// Makes a result.
  public init(scores: [DesignScore], tolerance: DesignTolerance, scale: Double) {
    self.scores = scores
    self.tolerance = tolerance
    self.scale = scale
  }

  /// The views that do not pass: those that are missing first, then those that are off most.
  public var rejected: [DesignScore] {
    scores.enumerated().filter { !tolerance.accepts($0.element) }
      .sorted { one, two in
        let (first, second) = (one.element.weight, two.element.weight)
        return first == second ? one.offset < two.offset : first > second
      }.map(\.element)
  }

  /// Whether all views pass.
  public var isAccepted: Bool { scores.allSatisfy(tolerance.accepts) }

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
    return lines
  }

  /// All figures, rounded to hundredths of a point.
  var json: JSONValue {
    .object([
      ("scale", .number(scale)), ("tolerance", .number(tolerance.points)),
      ("colorTolerance", .number(Double(tolerance.color))),
      ("views", .array(scores.map { $0.json(isAccepted: tolerance.accepts($0)) })),
    ])
  }
}

extension DesignScore {
  fileprivate var weight: Double {
    isMissing ? .infinity : largest + Double(colorDifference) / 16
  }

  /// Such as `button#go: x +5, colour #0A84FF instead of #FF0000, text width −8`.
  fileprivate var words: String {
    let own = (box?.words ?? []) + [color?.words].compactMap { $0 }
    let letters = (text?.words ?? []) + [textColor?.words].compactMap { $0 }
    let missing = isMissing ? ["not found in the design"] : []
    return "\(title): " + (missing + own + letters.map { "text \($0)" }).joined(separator: ", ")
  }

  fileprivate func json(isAccepted: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(view.rawValue)), ("title", .string(title)), ("accepted", .bool(isAccepted)),
      ("missing", .bool(isMissing)), ("off", .number(largest.toHundredths)),
    ]
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

  /// What is off by a tenth of a point or more.
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

extension Double {
  fileprivate var toHundredths: Double { (self * 100).rounded() / 100 }
}
