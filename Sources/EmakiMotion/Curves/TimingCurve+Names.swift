import EmakiDrawing

extension TimingCurve {
  /// The curves that have a name.
  public static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]

  /// `linear`, `ease-in`, `ease-out`, `ease-in-out`, `default`, or
  /// `cubic-bezier(x1, y1, x2, y2)`; what `init(name:)` reads.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .default: "default"
    case .cubic(let p1, let p2): "cubic-bezier(\(p1.x), \(p1.y), \(p2.x), \(p2.y))"
    }
  }

  /// Finds a curve by its name, or reads `cubic-bezier(x1, y1, x2, y2)`; anything else gives `nil`.
  ///
  /// Case, hyphens and underscores do not count, so that `easeOut` is `ease-out`. A Bézier whose x
  /// lies outside 0…1 is no timing function and gives `nil`.
  public init?(name: some StringProtocol) {
    let wanted = Self.plain(name)
    if let curve = Self.named.first(where: { Self.plain($0.name) == wanted }) {
      self = curve
    } else if let points = Self.controlPoints(in: name) {
      self = .cubic(points.0, points.1)
    } else {
      return nil
    }
  }

  /// The named curve that differs least from this one, by the largest distance at 100 even times.
  public var nearestNamed: TimingCurve {
    func distance(_ other: TimingCurve) -> Double {
      (1..<100).map { abs(value(at: Double($0) / 100) - other.value(at: Double($0) / 100)) }
        .max() ?? 0
    }
    return Self.named.map { ($0, distance($0)) }.min { $0.1 < $1.1 }?.0 ?? .linear
  }

  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func controlPoints(in text: some StringProtocol) -> (Point, Point)? {
    let compact = String(text.filter { !$0.isWhitespace })
    let prefix = "cubic-bezier("
    guard compact.lowercased().hasPrefix(prefix), compact.hasSuffix(")") else { return nil }
    let fields = compact.dropFirst(prefix.count).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Double($0) }.filter(\.isFinite)
    guard fields.count == 4, numbers.count == 4,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return (Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]))
  }
}
