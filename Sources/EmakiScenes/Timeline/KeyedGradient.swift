import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A gradient on its way through several others: at each offset that one of them has a colour of its
/// own, and both ends of its line.
///
/// Where there is none, a neighbour stands without being seen. In the paced modes each colour keeps an
/// even speed of its own.
struct KeyedGradient: KeyedPart {
  private let last: ViewGradient
  private let offsets: [Double]
  private let colors: [Keyframes<Color>]
  private let start: Keyframes<Point>
  private let end: Keyframes<Point>

  /// `nil` where all are the same.
  ///
  /// - Parameters:
  ///   - gradients: before the first frame, and after each.
  ///   - colors: makes keys of as many colours.
  ///   - points: makes keys of as many points.
  init?(
    _ gradients: [ViewGradient?], colors: ([Color]) -> Keyframes<Color>,
    points: ([Point]) -> Keyframes<Point>
  ) {
    guard gradients.contains(where: { $0 != gradients[0] }) else { return nil }
    let shown = gradients.indices.compactMap { index in
      gradients[index]
        ?? (gradients[index...].lazy.compactMap { $0 }.first
        ?? gradients[..<index].lazy.compactMap { $0 }.last)?.cleared
    }
    guard shown.count == gradients.count, let last = shown.last else { return nil }
    self.last = last
    let offsets = Set(shown.flatMap(\.stops).map(\.offset)).sorted()
    self.offsets = offsets
    self.colors = offsets.map { offset in colors(shown.map { $0.color(at: offset) }) }
    start = points(shown.map(\.start))
    end = points(shown.map(\.end))
  }

  /// The colours at a part of the whole time, and what other animations add to the last ones.
  func add(to presentation: inout Presentation, at progress: Double) {
    let seen = presentation.look?.gradient ?? last
    let stops = zip(offsets, colors).map { offset, keys in
      let missing = keys.value(at: progress).vector - last.color(at: offset).vector
      return LinearGradient.Stop(
        offset: offset, color: Color(vector: seen.color(at: offset).vector + missing))
    }
    presentation.look?.gradient = ViewGradient(
      stops,
      from: Point(vector: seen.start.vector + start.value(at: progress).vector - last.start.vector),
      to: Point(vector: seen.end.vector + end.value(at: progress).vector - last.end.vector))
  }
}
