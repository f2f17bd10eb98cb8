import EmakiDrawing
import EmakiMotion

/// A value that a link gives.
enum LinkValue: Hashable {
  case number(Double)
  case color(Color)
}

extension Link {
  /// The value for the source's, with expressions evaluated by `number`.
  func value(_ number: (LinkExpression) -> Double) -> LinkValue {
    var link = self
    if let first = input.first, let last = input.last, number(first) > number(last) {
      // Where inputs fall, the same pairs the other way round rise.
      link.input.reverse()
      link.output.reverse()
    }
    return link.rising(number)
  }

  private func rising(_ number: (LinkExpression) -> Double) -> LinkValue {
    let source = number(source)
    let inputs = input.map(number)
    switch output {
    case .colors(let colors):
      guard let place = place(of: source, in: inputs, count: colors.count) else {
        return .color(colors.first ?? .clear)
      }
      let part = min(max(place.part, 0), 1)
      return .color(colors[place.index].interpolated(to: colors[place.next], fraction: part))
    case .numbers(let expressions):
      let outputs = expressions.map(number)
      guard let place = place(of: source, in: inputs, count: outputs.count) else {
        return .number(outputs.first ?? source)
      }
      if place.part < 0 || place.part > 1 {
        switch extrapolation {
        case .identity: return .number(source)
        case .clamp: return .number(place.part < 0 ? outputs[place.index] : outputs[place.next])
        case .extend: break
        }
      }
      let (from, to) = (outputs[place.index], outputs[place.next])
      return .number(from + (to - from) * place.part)
    }
  }

  /// The segment that a value lies in, or beyond, and how far along it; `nil` without a segment.
  private func place(
    of value: Double, in inputs: [Double], count: Int
  ) -> (index: Int, next: Int, part: Double)? {
    let count = min(inputs.count, count)
    guard count > 1 else { return nil }
    // The later of equal inputs, so that a jump has happened at that input.
    let index = min(inputs[..<count].lastIndex { $0 <= value } ?? 0, count - 1)
    if index == count - 1 {
      let length = inputs[index] - inputs[index - 1]
      if length <= 0 { return (index, index, value > inputs[index] ? 2 : 1) }
      return (index - 1, index, 1 + (value - inputs[index]) / length)
    }
    let length = inputs[index + 1] - inputs[index]
    // Before a jump that stands first.
    if length <= 0 { return (index, index, -1) }
    return (index, index + 1, (value - inputs[index]) / length)
  }
}
