/// A span of a spline measured by short chords, to run over it with an even speed.
struct Chords<Value: Interpolatable> {
  private let span: SplineSpan<Value>
  /// The way from the start of the span to the end of each chord.
  private let travelled: [Double]

  /// Chords in a span: their length is then within 0.1 % of the spline's.
  private static var count: Int { 32 }

  init(_ span: SplineSpan<Value>) {
    let points = (0...Self.count).map {
      Value.spline(span, fraction: Double($0) / Double(Self.count))
    }
    var travelled = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      travelled.append((travelled.last ?? 0) + a.separation(from: b))
    }
    self.span = span
    self.travelled = travelled
  }

  /// The length of the span.
  var length: Double { travelled.last ?? 0 }

  /// The value at `part` of the span's length.
  func value(at part: Double) -> Value {
    let way = part * length
    guard way > 0, let index = travelled.firstIndex(where: { $0 >= way }), index > 0 else {
      return part < 1 ? span.start : span.end
    }
    let chord = travelled[index] - travelled[index - 1]
    let within = (way - travelled[index - 1]) / chord
    return Value.spline(span, fraction: (Double(index - 1) + within) / Double(Self.count))
  }
}
