import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A gradient on its way to the model's: at each offset at which one of those that it passes
/// through has a stop, and both ends of its line.
///
/// Where there is none, the other one stands without being seen. In the paced modes each colour
/// changes at an even speed.
struct GradientWay: Sendable {
  /// The model's, or what stands for none.
  let last: ViewGradient
  private let offsets: [Double]
  private let colors: [ValueTransition?]
  private let start: ValueTransition?
  private let end: ValueTransition?

  /// `nil` where nothing changes.
  ///
  /// - Parameters:
  ///   - gradients: before the first change, and after each.
  ///   - way: that of numbers which change as often; `nil` for a change where there is no gradient.
  init?(_ gradients: [ViewGradient?], _ way: ([NumbersChange?]) -> ValueTransition?) {
    guard gradients.contains(where: { $0 != gradients[0] }) else { return nil }
    let changes = zip(gradients, gradients.dropFirst()).map { from, to in
      (from ?? to?.cleared).map { ($0, to ?? $0.cleared) }
    }
    guard let last = changes.lazy.compactMap({ $0?.1 }).last else { return nil }
    let shown = changes.flatMap { $0.map { [$0.0, $0.1] } ?? [] }
    let offsets = Set(shown.flatMap(\.stops).map(\.offset)).sorted()
    func led<Value: VectorValue>(by value: (ViewGradient) -> Value) -> ValueTransition? {
      way(
        changes.map { change in
          change.map {
            NumbersChange(
              from: value($0.0).vector, to: value($0.1).vector, comesOrGoes: false)
          }
        })
    }
    self.last = last
    self.offsets = offsets
    colors = offsets.map { offset in led { $0.color(at: offset) } }
    start = led(by: \.start)
    end = led(by: \.end)
  }

  /// The difference that is added to the model's gradient at a part of the time, 0…1.
  func missing(at progress: Double) -> MissingGradient {
    func numbers(_ way: ValueTransition?) -> SIMD8<Double> { way?.missing(at: progress) ?? .zero }
    return MissingGradient(
      offsets: offsets, colors: colors.map(numbers), start: numbers(start), end: numbers(end))
  }
}

/// The difference of a gradient from that of the model.
struct MissingGradient {
  let offsets: [Double]
  let colors: [SIMD8<Double>]
  let start: SIMD8<Double>
  let end: SIMD8<Double>

  /// Straight between its offsets, as colours are.
  private func color(at offset: Double) -> SIMD8<Double> {
    guard let after = offsets.firstIndex(where: { $0 > offset }) else {
      return colors.last ?? .zero
    }
    guard after > 0 else { return colors[0] }
    let share = (offset - offsets[after - 1]) / (offsets[after] - offsets[after - 1])
    return colors[after - 1] + (colors[after] - colors[after - 1]) * share
  }

  /// A gradient with what several lack.
  static func adding(_ parts: [MissingGradient], to gradient: ViewGradient) -> ViewGradient {
    let offsets = Set(parts.flatMap(\.offsets) + gradient.stops.map(\.offset)).sorted()
    let stops = offsets.map { offset in
      let color = parts.reduce(gradient.color(at: offset).vector) { $0 + $1.color(at: offset) }
      return LinearGradient.Stop(offset: offset, color: Color(vector: color))
    }
    return ViewGradient(
      stops, from: Point(vector: parts.reduce(gradient.start.vector) { $0 + $1.start }),
      to: Point(vector: parts.reduce(gradient.end.vector) { $0 + $1.end }))
  }
}

extension ViewGradient {
  /// The same where nothing is seen of it.
  fileprivate var cleared: ViewGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color.alpha = 0 }
    return gradient
  }
}
