import EmakiText
import EmakiDrawing
import EmakiScenes

extension MotionSpan {
  /// One of its values as people write it: with a minus sign, not a hyphen, before negative numbers.
  func read(_ value: Value) -> String {
    let label = value.label(property)
    guard case .number = value else { return label }
    return label.replacing("-", with: "\u{2212}")
  }
}

extension MotionSpan.Value {
  /// The value for people, angles in degrees, without unit.
  func label(_ property: ViewProperty) -> String {
    switch self {
    case .number(let value): Markup.number(property.unit.told(value), places: 2)
    case .color(let color): color?.hex ?? "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text ?? "none"
    }
  }
}
